import '../../styles/account.css';
import { limits } from '@vincere/contract/constants';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '../../lib/text.ts';
import { TextArea, TextField } from '../../ui/Field.tsx';
import { rules } from './rules.ts';
import type { ProfileFields as Fields } from './useProfileForm.ts';

/** Name, email address and bio of the own account. */
export function ProfileFields({ form }: { form: UseFormReturn<Fields> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <fieldset className="full-name">
        <legend className="sr">{t('Full name')}</legend>
        <TextField
          label={t('First Name')}
          autoComplete="given-name"
          maxLength={limits.name}
          error={errors.first_name?.message}
          {...register('first_name', { validate: rules.filled })}
        />
        <TextField
          label={t('Last Name')}
          autoComplete="family-name"
          maxLength={limits.name}
          error={errors.last_name?.message}
          {...register('last_name', { validate: rules.filled })}
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
      <TextArea
        label={t('Bio')}
        maxLength={limits.description}
        error={errors.bio?.message}
        {...register('bio')}
      />
    </>
  );
}
