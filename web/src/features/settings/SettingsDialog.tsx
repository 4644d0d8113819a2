import { Link } from '@tanstack/react-router';
import type { Settings } from '@vincere/contract';
import { accounts, shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, queryClient, useRead, useSend } from '../../lib/api.ts';
import { setTheme, useIsDark } from '../../lib/browser/theme.ts';
import type { Language } from '../../lib/language.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { changeLanguage, LanguageChoice } from '../../ui/choices/LanguageChoice.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import styles from './SettingsDialog.module.css';

type Changes = {
  email_notifications?: boolean;
  sound_effects?: boolean;
  dark?: boolean;
  language?: Language;
};

const saveFailed = t('Failed to save settings. Please try again.');

/** A participant's settings, read from the account when the dialog opens. */
export function SettingsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const settings = useRead('getSettings', {}, { enabled: open, refetchOnMount: 'always' });
  const update = useSend('updateSettings');
  const session = useSession();
  const [changes, setChanges] = useState<Changes>({});
  const changeOpen = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    setChanges({});
    update.reset();
  };
  const save = () => {
    const { dark, language, ...switches } = changes;
    const theme: Partial<Settings> = dark === undefined ? {} : { theme: dark ? 'dark' : 'light' };
    update.mutate(
      { body: { ...switches, ...theme, ...(language && { chosen_language: language }) } },
      {
        onSuccess: (savedSettings) => {
          queryClient.setQueryData(['getSettings', {}], savedSettings);
          if (theme.theme) setTheme(theme.theme);
          toast(t(accounts.participantSettingsSaved.title), t(accounts.participantSettingsSaved.text));
          changeOpen(false);
          if (language) changeLanguage(language);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('Settings')}
      keepOpen={Object.keys(changes).length > 0}
      busy={update.isPending}
      onSubmit={save}
      footer={
        <>
          <Button kind="line" disabled={update.isPending} onClick={() => changeOpen(false)}>
            {t(shared.cancel)}
          </Button>
          <Button type="submit" disabled={settings.data === undefined} busy={update.isPending}>
            {t(accounts.saveSettings)}
          </Button>
        </>
      }
    >
      {settings.data ? (
        <ParticipantSwitches stored={settings.data} changes={changes} onChange={setChanges} />
      ) : settings.isError ? (
        <Failed
          message={messageOf(settings.error, t('Failed to load settings.'))}
          busy={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <Skeleton label={t('Loading settings')} />
      )}
      {settings.data ? (
        <LanguageChoice
          value={changes.language}
          onChange={(language) => setChanges({ ...changes, language })}
        />
      ) : (
        <LanguageChoice />
      )}
      <p className={styles.moreSettings}>
        <Link to="/account" className={classOf('line')}>
          {session?.is_guest ? t('Make an Account') : t('Name and Password')}
        </Link>
      </p>
      {update.isError && <FieldError>{messageOf(update.error, saveFailed)}</FieldError>}
    </Dialog>
  );
}

/** The switches of a participant: as stored, with the changes that are not saved yet. */
function ParticipantSwitches({
  stored,
  changes,
  onChange,
}: {
  stored: Settings;
  changes: Changes;
  onChange: (changes: Changes) => void;
}) {
  const isDark = useIsDark();
  return (
    <div className="rows">
      <Switch
        label={t('Email notifications')}
        hint={t('An invitation to a run, and word when a run is completed.')}
        checked={changes.email_notifications ?? stored.email_notifications}
        onChange={(email_notifications) => onChange({ ...changes, email_notifications })}
      />
      <Switch
        label={t('Sound effects')}
        hint={t('A sound at a new stage and at a new post.')}
        checked={changes.sound_effects ?? stored.sound_effects}
        onChange={(sound_effects) => onChange({ ...changes, sound_effects })}
      />
      <Switch
        label={t('Dark mode')}
        hint={t('Light text on a dark page. Until you choose, it follows your device.')}
        checked={changes.dark ?? isDark}
        onChange={(dark) => onChange({ ...changes, dark })}
      />
    </div>
  );
}
