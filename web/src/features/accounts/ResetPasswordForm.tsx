import { useNavigate } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { setSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { clearToast, toast, toastError } from '../../ui/Toaster.tsx';
import { FormAlert, type Told } from './FormAlert.tsx';
import { fieldErrorsOf } from './field-errors.ts';
import { LinkInvalid } from './LinkInvalid.tsx';
import { PasswordField } from './PasswordField.tsx';
import { rules } from './rules.ts';

const title = 'Password Not Changed';

/** Sets a new password with the token of a link; every session of the account ends with it. */
export function ResetPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [told, setTold] = useState<Told | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', confirm_password: '' },
  });
  const { errors, isSubmitting, touchedFields } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setTold(null);
    clearToast();
    try {
      await send('resetPassword', { body: { token, password } });
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'account.link-invalid') return setInvalid(true);
      const [atField] = fieldErrorsOf(error, ['password'] as const);
      if (atField) return setError('password', { message: atField.message }, { shouldFocus: true });
      const text = messageOf(error, 'The server did not answer. Please try again.');
      toastError(title, text);
      return setTold({ title, text });
    }
    setSession(null);
    queryClient.clear();
    toast('Password Changed', 'Log in with your new password.');
    await navigate({ to: '/login', replace: true });
  });
  if (isInvalid) return <LinkInvalid />;
  return (
    <form className="gate-form" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="New Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        maxLength={limits.name}
        error={errors.password?.message}
        {...register('password', {
          validate: rules.newPassword,
          ...(touchedFields.confirm_password && { deps: ['confirm_password' as const] }),
        })}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        maxLength={limits.name}
        error={errors.confirm_password?.message}
        {...register('confirm_password', { validate: rules.repeatedPassword })}
      />
      <FormAlert told={told} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Set Password'}
      </Button>
    </form>
  );
}
