import { limits } from '@vincere/contract/constants';
import { type RegisterOptions, type UseFormReturn, useFormContext } from 'react-hook-form';
import { t } from '../../../lib/text.ts';
import { TextField } from '../../../ui/Field.tsx';
import { fieldErrorsOf } from '../field-errors.ts';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { rules } from '../rules.ts';

export const emptyAccount = {
  first_name: '',
  last_name: '',
  email_address: '',
  username: '',
  password: '',
  confirm_password: '',
};
type Account = typeof emptyAccount;

const fields = ['first_name', 'last_name', 'email_address', 'username', 'password'] as const;
const verbatim = { autoCapitalize: 'none', spellCheck: false };

function useField() {
  const { register, formState } = useFormContext<Account>();
  return <Name extends (typeof fields)[number]>(name: Name, options: RegisterOptions<Account, Name>) => ({
    maxLength: limits.name,
    error: formState.errors[name]?.message,
    ...register(name, options),
  });
}

/** The first and last name of a new account. */
export function NameFields() {
  const field = useField();
  return (
    <>
      <TextField
        label={t('First Name')}
        autoComplete="given-name"
        {...field('first_name', { validate: rules.personName })}
      />
      <TextField
        label={t('Last Name')}
        autoComplete="family-name"
        {...field('last_name', { validate: rules.personName })}
      />
    </>
  );
}

/** The email, username and password of a new account. */
export function CredentialFields({
  validateUsername,
  onEmailChange,
}: {
  validateUsername: (username: string) => true | string;
  onEmailChange?: (email: string) => void;
}) {
  const field = useField();
  return (
    <>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...verbatim}
        {...field('email_address', {
          validate: rules.email,
          onChange: ({ target }: { target: HTMLInputElement }) => onEmailChange?.(target.value),
        })}
      />
      <TextField
        label={t('Username')}
        hint={t('Your email, unless you choose another.')}
        autoComplete="username"
        {...verbatim}
        {...field('username', { validate: validateUsername })}
      />
      <NewPasswordFields label={t('Password')} />
    </>
  );
}

/** Shows the errors of a failed call that are about one field at that field. Returns whether there was one. */
export function showFieldErrors({ setError }: UseFormReturn<Account>, error: unknown): boolean {
  const fieldErrors = fieldErrorsOf(error, fields);
  for (const [index, { field, message }] of fieldErrors.entries())
    setError(field, { message }, { shouldFocus: index === 0 });
  return fieldErrors.length > 0;
}
