import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { accounts } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { type Alert, FormAlert } from './FormAlert.tsx';
import { fieldErrorsOf } from './field-errors.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { rules } from './rules.ts';
import { storedRegistration, typedFields } from './stored-registration.ts';
import { reasonOf, useRegistration } from './useRegistration.ts';

const emptyValues = {
  first_name: '',
  last_name: '',
  email_address: '',
  username: '',
  password: '',
  confirm_password: '',
};
const fields = ['first_name', 'last_name', 'email_address', 'username', 'password'] as const;

/** The first step of registration. Unsent input survives a reload, except the password. */
export function RegisterForm() {
  const registerPerson = useRegistration();
  const [alert, setAlert] = useState<Alert | null>(null);
  const form = useForm({ mode: 'onTouched', defaultValues: emptyValues });
  const { register, handleSubmit, setValue, setError, getValues, formState } = form;
  const { errors, dirtyFields, isSubmitting } = formState;
  useEffect(() => {
    const typedValues = storedRegistration.typed();
    if (typedValues === null) return;
    for (const name of typedFields)
      setValue(name, typedValues[name], {
        shouldDirty: name !== 'username' || typedValues.username !== typedValues.email_address,
      });
  }, [setValue]);
  const submit = handleSubmit(async (person) => {
    setAlert(null);
    try {
      await registerPerson(person);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error, fields);
      for (const [index, { field, message }] of fieldErrors.entries())
        setError(field, { message }, { shouldFocus: index === 0 });
      if (fieldErrors.length === 0)
        setAlert({ title: t(accounts.registrationFailed.title), text: reasonOf(error) });
    }
  });
  const field = (name: (typeof fields)[number], validate: (value: string) => true | string) => ({
    maxLength: limits.name,
    error: errors[name]?.message,
    ...register(name, { validate }),
  });
  const verbatim = { autoCapitalize: 'none', spellCheck: false };
  return (
    <form
      className={styles.gateForm}
      noValidate
      onChange={() => storedRegistration.keepTyped(getValues())}
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles.twoFields}>
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
      </div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...verbatim}
        maxLength={limits.name}
        error={errors.email_address?.message}
        {...register('email_address', {
          validate: rules.email,
          // The username follows the email until the user types another.
          onChange: ({ target }: { target: HTMLInputElement }) => {
            if (!dirtyFields.username)
              setValue('username', target.value, { shouldValidate: errors.username !== undefined });
          },
        })}
      />
      <TextField
        label={t('Username')}
        hint={t('Your email, unless you choose another.')}
        autoComplete="username"
        {...verbatim}
        {...field('username', rules.username)}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={t('Password')} />
      </FormProvider>
      <FormAlert alert={alert} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {t(accounts.continueRegistration)}
      </Button>
      <p className={styles.gateLinks}>
        <span>
          {t('Already registered?')} <Link to="/login">{t(accounts.logIn)}</Link>
        </span>
      </p>
    </form>
  );
}
