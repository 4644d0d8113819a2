import { useNavigate } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { CallFailed, messageOf, queryClient, send } from '../../../lib/api.ts';
import { setSession } from '../../../lib/session/session.ts';
import { t } from '../../../lib/text.ts';
import { useLogOut } from '../../../parts/session/useLogOut.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { fieldErrorsOf } from '../field-errors.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';

const emptyValues = { current_password: '', password: '', confirm_password: '' };

/** Changes the user's password. This ends every session of the account, including the current one. */
export function ChangePasswordForm() {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [isLeaving, setLeaving] = useState(false);
  const leaveEverywhere = async () => {
    setLeaving(true);
    await logOut(true);
    setLeaving(false);
  };
  const form = useForm({ mode: 'onTouched', defaultValues: emptyValues });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ current_password, password }) => {
    try {
      await send('changePassword', { body: { current_password, password } });
    } catch (error) {
      const message = messageOf(error, t('Your password could not be changed. Please try again.'));
      if (error instanceof CallFailed && error.code === 'account.wrong-password')
        return setError('current_password', { message: message }, { shouldFocus: true });
      const [atField] = fieldErrorsOf(error, ['password'] as const);
      if (atField) return setError('password', { message: atField.message }, { shouldFocus: true });
      return setError('root', { message: message });
    }
    setSession(null);
    toast(t('Password Changed'), t('Log in with your new password.'));
    await navigate({ to: '/login' }).finally(() => queryClient.clear());
  });
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="hint">{t('Every session of your account ends, and you log in again.')}</p>
      <PasswordField
        label={t('Current Password')}
        autoComplete="current-password"
        maxLength={limits.name}
        error={errors.current_password?.message}
        {...register('current_password', {
          validate: (value: string) => value !== '' || t(shared.fieldRequired),
        })}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('New Password')} />
      </FormProvider>
      {errors.root?.message !== undefined && <FieldError>{errors.root.message}</FieldError>}
      <div className="row wrap">
        <Button kind="line" type="submit" busy={isSubmitting}>
          {isSubmitting ? t('Changing...') : t('Change Password')}
        </Button>
        <Button kind="quiet" busy={isLeaving} onClick={() => void leaveEverywhere()}>
          {isLeaving ? t('Logging out...') : t('Log Out Everywhere')}
        </Button>
      </div>
    </form>
  );
}
