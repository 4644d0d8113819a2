import type { Answer, Calls } from '@vincere/contract';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import styles from './account.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** A form for the user's name, email address and bio. */
export function ProfileForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const { form, save } = useProfileForm(profile);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    const failureText = await save();
    setBusy(false);
    setFailure(failureText);
    if (failureText === undefined) toast(t('Profile Saved'));
  };
  return (
    <form
      className={`stack ${styles.accountForm}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ProfileFields form={form} profile={profile} />
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? t('Saving...') : t('Save Profile')}
        </Button>
      </div>
    </form>
  );
}
