import { useNavigate } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { updateSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { openSeat } from '../participation/open-seat.ts';
import styles from './account.module.css';
import {
  CredentialFields,
  emptyAccount,
  NameFields,
  showFieldErrors,
} from './registration/AccountFields.tsx';
import { rules } from './rules.ts';

/** Turns the current guest into an account and returns to the run. The seat, the votes and this session are kept. */
export function OwnAccountForm({ profile }: { profile: Answer<Calls['getProfile']> }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { ...emptyAccount, first_name: profile.first_name, last_name: profile.last_name },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ first_name, last_name, email_address, username, password }) => {
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
      if (!showFieldErrors(form, error))
        setFailure(messageOf(error, t('Your account was not made. Please try again.')));
    }
  });
  return (
    <form className={`stack ${styles.accountForm}`} noValidate onSubmit={(event) => void submit(event)}>
      <p className="muted">
        {t(
          'You take part as a guest. With an account you can come back from any device; your seat and votes stay.',
        )}
      </p>
      <FormProvider {...form}>
        <fieldset className={styles.fullName}>
          <legend className="visually-hidden">{t('Full name')}</legend>
          <NameFields />
        </fieldset>
        <CredentialFields
          validateUsername={(username) => username.trim() === '' || rules.username(username)}
        />
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
