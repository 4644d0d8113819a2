import { Link } from '@tanstack/react-router';
import { limits } from '@vincere/contract/constants';
import { accounts } from '@vincere/contract/messages';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { rules } from './rules.ts';
import { useLogIn } from './useLogIn.ts';

export function LogInForm() {
  const { logIn, told } = useLogIn();
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className="gate-form" noValidate onSubmit={(event) => void handleSubmit(logIn)(event)}>
      <TextField
        label="Email"
        hint="Or your username."
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.name}
        error={errors.username?.message}
        {...register('username', { validate: rules.username })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        maxLength={limits.name}
        error={errors.password?.message}
        {...register('password', { validate: rules.loginPassword })}
      />
      <FormAlert told={told} />
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Logging In...' : accounts.logIn}
      </Button>
      <div className="gate-links">
        <Link to="/forgot-password" className="btn btn-quiet">
          {accounts.forgotPassword}
        </Link>
        <span>
          No account yet? <Link to="/register">{accounts.register}</Link>
        </span>
      </div>
    </form>
  );
}
