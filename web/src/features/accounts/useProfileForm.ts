import type { Answer, Calls } from '@vincere/contract';
import { emailKey } from '@vincere/domain';
import { useForm } from 'react-hook-form';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { updateSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { fieldErrorsOf } from './field-errors.ts';

type Profile = Answer<Calls['getProfile']>;
const fields = ['first_name', 'last_name', 'email_address', 'bio', 'current_password'] as const;
export type ProfileFields = Pick<Profile, 'first_name' | 'last_name' | 'email_address' | 'bio'> & {
  current_password: string;
};

/** A form with the user's profile. `save` returns an error message, which the field also shows, or undefined on success. */
export function useProfileForm(profile: Profile) {
  const { first_name, last_name, email_address, bio } = profile;
  const form = useForm<ProfileFields>({
    mode: 'onTouched',
    defaultValues: { first_name, last_name, email_address, bio, current_password: '' },
  });
  // Read during rendering: react-hook-form tracks only the state that is read there.
  const { isDirty, dirtyFields } = form.formState;
  const save = async (): Promise<string | undefined> => {
    if (!(await form.trigger(undefined, { shouldFocus: true })))
      return t('Some fields of your profile need another look.');
    if (!isDirty) return undefined;
    try {
      const { current_password, ...values } = form.getValues();
      const confirmation = isOtherEmail(values.email_address, email_address) && { current_password };
      const changedFields = Object.entries(values).filter(
        ([field]) => dirtyFields[field as keyof ProfileFields],
      );
      const savedProfile = await send('updateProfile', {
        body: { ...Object.fromEntries(changedFields), ...confirmation },
      });
      queryClient.setQueryData(['getProfile', {}], savedProfile);
      updateSession(savedProfile);
      form.reset({
        first_name: savedProfile.first_name,
        last_name: savedProfile.last_name,
        email_address: savedProfile.email_address,
        bio: savedProfile.bio,
        current_password: '',
      });
      return undefined;
    } catch (error) {
      for (const [index, { field, message }] of fieldErrorsOf(error, fields).entries())
        form.setError(field, { message }, { shouldFocus: index === 0 });
      return messageOf(error, t('Your profile could not be saved. Please try again.'));
    }
  };
  return { form, save };
}

/** Returns whether a typed address differs from the saved one, compared as the server does. */
export function isOtherEmail(typedEmail: string, savedEmail: string): boolean {
  return emailKey(typedEmail) !== emailKey(savedEmail);
}
