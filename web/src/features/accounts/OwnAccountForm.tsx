import { useNavigate } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { updateSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError, TextField } from '../../ui/Field.tsx';
import { toast } from '../../ui/Toaster.tsx';
import { openSeat } from '../participation/open-seat.ts';
import styles from './account.module.css';
import { fieldErrorsOf } from './field-errors.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { rules } from './rules.ts';

const fields = ['first_name', 'last_name', 'email_address', 'username', 'password'] as const;

/** Turns the current guest into an account and returns to the run. The seat, the votes and this session are kept. */
export function OwnAccountForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      email_address: '',
      username: '',
      password: '',
      confirm_password: '',
    },
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ first_name, last_name, email_address, username, password }) => {
    setFailure(undefined);
    try {
      const ownUsername = username.trim() !== '' && { username };
      const body = { first_name, last_name, email_address, password, ...ownUsername };
      const account = await send('makeOwnAccount', { body });
      updateSession(account);
      queryClient.clear();
      toast(t('Account Made'), t('Your place and all you have decided are in it.'));
      const seat = await openSeat().catch(() => undefined);
      await (seat === undefined
        ? navigate({ to: '/dashboard', search: {} })
        : navigate({ to: '/simulation', search: { code: seat.sim_run.access_code } }));
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error, fields);
      for (const [index, { field, message }] of fieldErrors.entries())
        setError(field, { message }, { shouldFocus: index === 0 });
      if (fieldErrors.length === 0)
        setFailure(messageOf(error, t('Your account was not made. Please try again.')));
    }
  });
  const field = (name: (typeof fields)[number], validate: (value: string) => true | string) => ({
    maxLength: limits.name,
    error: errors[name]?.message,
    ...register(name, { validate }),
  });
  const verbatim = { autoCapitalize: 'none', spellCheck: false };
  return (
    <form className={`stack ${styles.accountForm}`} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">
        {t(
          'You take part as a guest. With an account you can come back from any device; your seat and votes stay.',
        )}
      </p>
      <fieldset className={styles.fullName}>
        <legend className="visually-hidden">{t('Full name')}</legend>
        <TextField
          label={t('First Name')}
          autoComplete="given-name"
          {...field('first_name', rules.personName)}
        />
        <TextField
          label={t('Last Name')}
          autoComplete="family-name"
          {...field('last_name', rules.personName)}
        />
      </fieldset>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...verbatim}
        {...field('email_address', rules.email)}
      />
      <TextField
        label={t('Username')}
        hint={t('Your email, unless you choose another.')}
        autoComplete="username"
        {...verbatim}
        {...field('username', (value) => value.trim() === '' || rules.username(value))}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('Password')} />
      </FormProvider>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      <div>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('Making...') : t('Make Account')}
        </Button>
      </div>
    </form>
  );
}
