import type { Settings } from '@vincere/contract';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { useTheme } from '../../lib/browser/theme.ts';
import { currentLanguage, type Language } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';

/** The settings in this form, apart from theme and language. */
export type Switches = Omit<Settings, 'theme' | 'sound_effects' | 'chosen_language'>;

/** The user's settings with unsaved changes. `save` also saves a changed language. It resolves to an error message, or to undefined if it worked. */
export function useSettingsForm(settings: Settings) {
  const theme = useTheme();
  const [changes, setChanges] = useState<Partial<Switches>>({});
  const save = async (language: Language): Promise<string | undefined> => {
    try {
      // Save the theme of this browser with the account. A language that was not changed here stays as it was.
      const languageChange = language === currentLanguage() ? {} : { chosen_language: language };
      const savedSettings = await send('updateSettings', { body: { ...changes, ...languageChange, theme } });
      queryClient.setQueryData(['getSettings', {}], savedSettings);
      setChanges({});
      return undefined;
    } catch (error) {
      return messageOf(error, t('Failed to save settings. Please try again.'));
    }
  };
  return {
    values: { ...settings, ...changes } satisfies Switches,
    change: (changedSwitches: Partial<Switches>) =>
      setChanges((before) => ({ ...before, ...changedSwitches })),
    isDirty:
      theme !== settings.theme ||
      Object.entries(changes).some(([key, value]) => settings[key as keyof Switches] !== value),
    save,
  };
}
