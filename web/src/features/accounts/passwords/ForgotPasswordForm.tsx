import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { accounts } from '@vincere/contract/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, send } from '../../../lib/api.ts';
import { t, translated } from '../../../lib/text.ts';
import styles from '../../../parts/gate.module.css';
import { Button, classOf } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { clearToast } from '../../../ui/toasts/Toaster.tsx';
import { type Alert, FormAlert } from '../FormAlert.tsx';
import { fieldErrorsOf } from '../field-errors.ts';
import { rules } from '../rules.ts';

/** Requests a link to set a new password. The answer doesn't reveal whether the account exists. */
export function ForgotPasswordForm() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email }) => {
    setAlert(null);
    clearToast();
    try {
      setDone(translated((await send('requestPasswordReset', { body: { email } })).message));
    } catch (error) {
      const [fieldError] = fieldErrorsOf(error, ['email'] as const);
      if (fieldError) return setError('email', { message: fieldError.message }, { shouldFocus: true });
      const text = messageOf(error, t('The server did not answer. Please try again.'));
      const title = t('Link Not Sent');
      setAlert({ title, text });
    }
  });
  return (
    <>
      <div role="status">{done !== null && <p className="notice">{done}</p>}</div>
      {done === null ? (
        <form className={styles.gateForm} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('Email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.name}
            error={errors.email?.message}
            {...register('email', { validate: rules.email })}
          />
          <FormAlert alert={alert} />
          <Button type="submit" size="lg" busy={isSubmitting}>
            {isSubmitting ? t('Sending...') : t('Send Link')}
          </Button>
          <p className={styles.gateLinks}>
            <span>
              {t('You know it again?')} <Link to="/login">{t(accounts.logIn)}</Link>
            </span>
          </p>
        </form>
      ) : (
        <div className={`${styles.gateForm} ${styles.gateAfter}`}>
          <p className="muted">
            {t(
              'The link works once, for 60 minutes. If no mail comes, your facilitator can make a link for you.',
            )}
          </p>
          <Link to="/login" className={classOf('ink', 'lg')}>
            {t(accounts.logIn)}
          </Link>
        </div>
      )}
    </>
  );
}
