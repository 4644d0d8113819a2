import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { accounts } from '@vincere/contract/messages';
import { type SubmitEvent, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './passwords/PasswordField.tsx';
import { storedRegistration } from './registration/stored-registration.ts';
import { rules } from './rules.ts';
import { useLogIn } from './useLogIn.ts';

const checks = { username: rules.loginName, password: rules.loginPassword };
type FieldName = keyof typeof checks;

/** The log-in form has only two fields and loads first, so it doesn't use the form library. */
export function LogInForm() {
  const { logIn, alert } = useLogIn();
  const [registered] = useState(storedRegistration.email);
  const [values, setValues] = useState({ username: registered, password: '' });
  const [touched, setTouched] = useState({ username: false, password: false });
  const [isSubmitting, setSubmitting] = useState(false);
  const inputs = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  };

  const problemOf = (name: FieldName) => {
    const result = checks[name](values[name]);
    return result === true ? undefined : result;
  };
  const field = (name: FieldName) => ({
    name,
    ref: inputs[name],
    value: values[name],
    maxLength: limits.name,
    error: touched[name] ? problemOf(name) : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setValues({ ...values, [name]: target.value }),
    onBlur: () => setTouched({ ...touched, [name]: true }),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTouched({ username: true, password: true });
    const invalidField = (['username', 'password'] as const).find((name) => problemOf(name) !== undefined);
    if (invalidField) return inputs[invalidField].current?.focus();
    setSubmitting(true);
    await logIn(values);
    setSubmitting(false);
  };

  return (
    <form className={styles.gateForm} noValidate onSubmit={(event) => void submit(event)}>
      {registered !== '' && <p className="notice">{t('Your account is ready. Log in to go on.')}</p>}
      <TextField
        {...field('username')}
        label={t('Email')}
        hint={t('Or your username.')}
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} label={t('Password')} autoComplete="current-password" />
      <FormAlert alert={alert} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t('Logging In...') : t(accounts.logIn)}
      </Button>
      <div className={styles.gateLinks}>
        <Link to="/forgot-password" className="button button-quiet">
          {t(accounts.forgotPassword)}
        </Link>
        <span>
          {t('No account yet?')} <Link to="/register">{t(accounts.register)}</Link>
        </span>
        <Link to="/j" className="button button-quiet">
          {t('I have a code')}
        </Link>
      </div>
    </form>
  );
}
