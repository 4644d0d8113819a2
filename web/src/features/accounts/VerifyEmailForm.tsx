import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { accounts, shared } from '@vincere/contract/messages';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallFailed, messageOf, queryClient, send } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import styles from '../../parts/gate.module.css';
import { Button, classOf } from '../../ui/Button.tsx';
import { type Alert, FormAlert } from './FormAlert.tsx';
import { PasswordField } from './passwords/PasswordField.tsx';

/** Verifies an account's email address with the token of a link and the account's password. */
export function VerifyEmailForm({ token }: { token: string | undefined }) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isInvalid, setInvalid] = useState(token === undefined);
  const [verified, setVerified] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setAlert(null);
    try {
      const { email_address } = await send('verifyEmail', { body: { token: token ?? '', password } });
      setVerified(email_address);
      await queryClient.invalidateQueries({ queryKey: ['getProfile'] });
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : undefined;
      if (code === 'account.link-invalid') return setInvalid(true);
      const text = messageOf(error, t('The server did not answer. Please try again.'));
      if (code === 'account.wrong-password')
        return setError('password', { message: text }, { shouldFocus: true });
      setAlert({ title: t('Address Not Verified'), text });
    }
  });
  if (isInvalid)
    return (
      <Outcome>
        <FormAlert alert={{ title: t('Link Not Valid'), text: refusalText('account.link-invalid') }} />
        <p className="muted">{t('You can have it sent again on the page of your account.')}</p>
      </Outcome>
    );
  if (verified !== undefined)
    return (
      <Outcome>
        <p className="notice" role="status">
          {t('{email} is verified.', { email: verified })}
        </p>
      </Outcome>
    );
  return (
    <form className={styles.gateForm} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        maxLength={limits.name}
        error={errors.password?.message}
        {...register('password', {
          validate: (value: string) => value !== '' || t(shared.fieldRequired),
        })}
      />
      <FormAlert alert={alert} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t('Saving...') : t('Verify Address')}
      </Button>
    </form>
  );
}

/** Shown after the link was used or found invalid, with a link to the account or to the log-in page. */
function Outcome({ children }: { children: ReactNode }) {
  const isSignedIn = useSession() !== null;
  return (
    <div className={`${styles.gateForm} ${styles.gateAfter}`}>
      {children}
      {isSignedIn ? (
        <Link to="/account" className={classOf('ink', 'lg')}>
          {t('Your Account')}
        </Link>
      ) : (
        <Link to="/login" className={classOf('ink', 'lg')}>
          {t(accounts.logIn)}
        </Link>
      )}
    </div>
  );
}
