import type { Answer, Calls, Settings } from '@vincere/contract';
import { accounts, shared } from '@vincere/contract/messages';
import { type ReactNode, useState } from 'react';
import { ProfileFields } from '../../features/accounts/ProfileFields.tsx';
import { ChangePasswordForm } from '../../features/accounts/passwords/ChangePasswordForm.tsx';
import { useProfileForm } from '../../features/accounts/useProfileForm.ts';
import { Appearance } from '../../features/settings/Appearance.tsx';
import { administration, notifications, SwitchGroup } from '../../features/settings/Switches.tsx';
import { useSettingsForm } from '../../features/settings/useSettingsForm.ts';
import { currentLanguage } from '../../lib/language.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { changeLanguage } from '../../ui/choices/LanguageChoice.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './SettingsInside.module.css';

/** Profile, notifications, appearance and administration, saved with one button. */
export function SettingsInside({
  profile,
  settings,
  back,
}: {
  profile: Answer<Calls['getProfile']>;
  settings: Settings;
  back: ReactNode;
}) {
  const profileForm = useProfileForm(profile);
  const form = useSettingsForm(settings);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [language, setLanguage] = useState(currentLanguage);
  const isDirty = profileForm.form.formState.isDirty || form.isDirty || language !== currentLanguage();
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const failureText = (await profileForm.save()) ?? (await form.save(language));
    setIsBusy(false);
    setFailure(failureText);
    if (failureText !== undefined) return toastError(t(shared.error), failureText);
    const { title, text } = accounts.administratorSettingsSaved;
    toast(t(title), t(text));
    changeLanguage(language);
  };
  const saveButton = (
    <Button form="settings" type="submit" busy={isBusy}>
      {isBusy ? t('Saving...') : t(accounts.saveSettings)}
    </Button>
  );
  return (
    <>
      <PageHead
        up={back}
        title={t('Settings')}
        actions={
          <div className={styles.saveThere}>
            {isDirty && !isBusy && <span className="meta-text">{t('Not saved yet')}</span>}
            {saveButton}
          </div>
        }
      />
      <main id="main" className="admin-main">
        {failure !== undefined && <FieldError>{failure}</FieldError>}
        <div className={styles.facilitatorSettings}>
          <div>
            <form
              id="settings"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
            >
              <Section title={t('Profile Settings')}>
                <div className="stack">
                  <ProfileFields form={profileForm.form} profile={profile} />
                </div>
              </Section>
            </form>
            <Section title={t('Password')}>
              <ChangePasswordForm />
            </Section>
          </div>
          <div>
            <Section title={t('Notification Settings')}>
              <SwitchGroup group={notifications} values={form.values} onChange={form.change} />
            </Section>
            <Section title={t('Appearance')}>
              <Appearance language={language} onLanguage={setLanguage} />
            </Section>
            <Section title={t('Admin Settings')}>
              <SwitchGroup group={administration} values={form.values} onChange={form.change} />
            </Section>
            <div className={styles.saveHere}>{saveButton}</div>
          </div>
        </div>
      </main>
    </>
  );
}
