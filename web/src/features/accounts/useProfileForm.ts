import type { Answer, Calls } from '@vincere/contract';
import { useForm } from 'react-hook-form';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { updateSession } from '../../lib/session.ts';
import { t } from '../../lib/text.ts';
import { fieldErrorsOf } from './field-errors.ts';

type Profile = Answer<Calls['getProfile']>;
const fields = ['first_name', 'last_name', 'email_address', 'bio', 'current_password'] as const;
export type ProfileFields = Pick<Profile, 'first_name' | 'last_name' | 'email_address' | 'bio'> & {
  current_password: string;
};

/** The own profile in a form. `save` returns the message of a failure, which is also shown at its field, or undefined. */
export function useProfileForm(profile: Profile) {
  const { first_name, last_name, email_address, bio } = profile;
  const form = useForm<ProfileFields>({
    mode: 'onTouched',
    defaultValues: { first_name, last_name, email_address, bio, current_password: '' },
  });
  // Read while rendering: the form keeps track of nothing that nobody reads.
  const { isDirty } = form.formState;
  const save = async (): Promise<string | undefined> => {
    if (!(await form.trigger(undefined, { shouldFocus: true })))
      return t('Some fields of your profile need another look.');
    if (!isDirty) return undefined;
    try {
      const { current_password, ...values } = form.getValues();
      const proof = isOtherEmail(values.email_address, email_address) && { current_password };
      const saved = await send('updateProfile', { body: { ...values, ...proof } });
      queryClient.setQueryData(['getProfile', {}], saved);
      updateSession(saved);
      form.reset({
        first_name: saved.first_name,
        last_name: saved.last_name,
        email_address: saved.email_address,
        bio: saved.bio,
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

/** Whether an address that was typed is another one than the saved, as the server compares them. */
export function isOtherEmail(typed: string, saved: string): boolean {
  const keyOf = (email: string) => email.trim().normalize('NFC').toLowerCase();
  return keyOf(typed) !== keyOf(saved);
}
