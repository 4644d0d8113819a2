import type { Answer, Calls } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import styles from './account.module.css';
import { OwnAddress } from './OwnAddress.tsx';
import { PasswordField } from './passwords/PasswordField.tsx';
import { rules } from './rules.ts';
import { type ProfileFields as Fields, isOtherEmail } from './useProfileForm.ts';

type Profile = Answer<Calls['getProfile']>;

/** Name, email address (with whether it is verified) and bio. Another email address also requires the current password. */
export function ProfileFields({ form, profile }: { form: UseFormReturn<Fields>; profile: Profile }) {
  const { register, control, formState } = form;
  const { errors, defaultValues } = formState;
  const email = useWatch({ control, name: 'email_address' });
  // A name that an earlier version stored stays valid while it is unchanged.
  const nameRule = (field: 'first_name' | 'last_name') => (value: string) =>
    value === defaultValues?.[field] || rules.personName(value);
  return (
    <>
      <fieldset className={styles.fullName}>
        <legend className="visually-hidden">{t('Full name')}</legend>
        <TextField
          label={t('First Name')}
          autoComplete="given-name"
          maxLength={limits.name}
          error={errors.first_name?.message}
          {...register('first_name', { validate: nameRule('first_name') })}
        />
        <TextField
          label={t('Last Name')}
          autoComplete="family-name"
          maxLength={limits.name}
          error={errors.last_name?.message}
          {...register('last_name', { validate: nameRule('last_name') })}
        />
      </fieldset>
      <TextField
        label={t('Email Address')}
        type="email"
        autoComplete="email"
        maxLength={limits.name}
        error={errors.email_address?.message}
        {...register('email_address', { validate: rules.email })}
      />
      <OwnAddress profile={profile} />
      {isOtherEmail(email, defaultValues?.email_address ?? '') && (
        <PasswordField
          label={t('Current Password')}
          hint={t('Needed to change your email address.')}
          autoComplete="current-password"
          maxLength={limits.name}
          error={errors.current_password?.message}
          {...register('current_password', {
            shouldUnregister: false,
            validate: (value, { email_address }) =>
              value !== '' ||
              !isOtherEmail(email_address, defaultValues?.email_address ?? '') ||
              refusalText('account.password-needed'),
          })}
        />
      )}
      <TextArea
        label={t('Bio')}
        maxLength={limits.description}
        error={errors.bio?.message}
        {...register('bio')}
      />
    </>
  );
}
