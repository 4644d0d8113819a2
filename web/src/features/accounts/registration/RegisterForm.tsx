import { Link } from '@tanstack/react-router';
import { accounts } from '@vincere/contract/messages';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { t } from '../../../lib/text.ts';
import styles from '../../../parts/gate.module.css';
import { Button } from '../../../ui/Button.tsx';
import { type Alert, FormAlert } from '../FormAlert.tsx';
import { rules } from '../rules.ts';
import { CredentialFields, emptyAccount, NameFields, showFieldErrors } from './AccountFields.tsx';
import { storedRegistration, typedFields } from './stored-registration.ts';
import { reasonOf, useRegistration } from './useRegistration.ts';

/** The first step of registration. Unsent input survives a reload, except the password. */
export function RegisterForm() {
  const registerPerson = useRegistration();
  const [alert, setAlert] = useState<Alert | null>(null);
  const form = useForm({ mode: 'onTouched', defaultValues: emptyAccount });
  const { handleSubmit, setValue, getValues, formState } = form;
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
      if (!showFieldErrors(form, error))
        setAlert({ title: t(accounts.registrationFailed.title), text: reasonOf(error) });
    }
  });
  // The username follows the email until the user types another.
  const followEmail = (email: string) => {
    if (!dirtyFields.username) setValue('username', email, { shouldValidate: errors.username !== undefined });
  };
  return (
    <form
      className={styles.gateForm}
      noValidate
      onChange={() => storedRegistration.keepTyped(getValues())}
      onSubmit={(event) => void submit(event)}
    >
      <FormProvider {...form}>
        <div className={styles.twoFields}>
          <NameFields />
        </div>
        <CredentialFields validateUsername={rules.username} onEmailChange={followEmail} />
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
