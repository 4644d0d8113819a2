import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CallFailed, messageOf, queryClient, send } from '../../../lib/api.ts';
import { setSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import styles from '../../../parts/gate.module.css';
import { Button } from '../../../ui/Button.tsx';
import { clearToast, toast } from '../../../ui/toasts/Toaster.tsx';
import { type Alert, FormAlert } from '../FormAlert.tsx';
import { fieldErrorsOf } from '../field-errors.ts';
import { LinkInvalid } from '../LinkInvalid.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const title = t('Password Not Changed');

/** Sets a new password with the token of a link. This ends every session of the account. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: { password: '', confirm_password: '' } });
  const { handleSubmit, setError } = form;
  const { isSubmitting } = form.formState;
  const submit = handleSubmit(async ({ password }) => {
    setAlert(null);
    clearToast();
    try {
      await send('resetPassword', { body: { token, password } });
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'account.link-invalid') return setInvalid(true);
      const [fieldError] = fieldErrorsOf(error, ['password'] as const);
      if (fieldError) return setError('password', { message: fieldError.message }, { shouldFocus: true });
      const text = messageOf(error, t('The server did not answer. Please try again.'));
      return setAlert({ title, text });
    }
    setSession(null);
    toast(t('Password Changed'), t('Log in with your new password.'));
    await navigate({ to: '/login', replace: true }).finally(() => queryClient.clear());
  });
  if (isInvalid) return <LinkInvalid />;
  return (
    <form className={styles.gateForm} noValidate onSubmit={(event) => void submit(event)}>
      <FormProvider {...form}>
        <NewPasswordFields label={t('New Password')} />
      </FormProvider>
      <FormAlert alert={alert} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t('Saving...') : t('Set Password')}
      </Button>
    </form>
  );
}
