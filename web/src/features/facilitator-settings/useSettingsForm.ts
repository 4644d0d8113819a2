import type { Settings } from '@vincere/contract';
import { useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { useTheme } from '../../lib/theme.ts';

/** The switches of an administrator. */
export type Switches = Omit<Settings, 'theme' | 'sound_effects'>;

/** The own settings with what was changed and is not saved yet. `save` gives the sentence of a failure, or undefined. */
export function useSettingsForm(settings: Settings) {
  const theme = useTheme();
  const [changes, setChanges] = useState<Partial<Switches>>({});
  const save = async (): Promise<string | undefined> => {
    try {
      // The theme of this browser becomes that of the account.
      const saved = await send('updateSettings', { body: { ...changes, theme } });
      queryClient.setQueryData(['getSettings', {}], saved);
      setChanges({});
      return undefined;
    } catch (error) {
      return messageOf(error, t('Failed to save settings. Please try again.'));
    }
  };
  return {
    values: { ...settings, ...changes } satisfies Switches,
    change: (changed: Partial<Switches>) => setChanges((before) => ({ ...before, ...changed })),
    isDirty:
      theme !== settings.theme ||
      Object.entries(changes).some(([key, on]) => settings[key as keyof Switches] !== on),
    save,
  };
}
