import { limits } from '@vincere/contract/constants';
import { useFormContext } from 'react-hook-form';
import { t } from '../../../lib/text.ts';
import { rules } from '../rules.ts';
import { PasswordField } from './PasswordField.tsx';

type Passwords = { password: string; confirm_password: string };

/** Two fields for a new password. Changing the first validates the second again. */
export function NewPasswordFields({ label }: { label: string }) {
  const { register, formState } = useFormContext<Passwords>();
  const { errors, touchedFields } = formState;
  return (
    <>
      <PasswordField
        label={label}
        hint={t('At least 8 characters.')}
        autoComplete="new-password"
        maxLength={limits.name}
        error={errors.password?.message}
        {...register('password', {
          validate: rules.newPassword,
          ...(touchedFields.confirm_password && { deps: ['confirm_password' as const] }),
        })}
      />
      <PasswordField
        label={t('Confirm Password')}
        autoComplete="new-password"
        maxLength={limits.name}
        error={errors.confirm_password?.message}
        {...register('confirm_password', { validate: rules.repeatedPassword })}
      />
    </>
  );
}
