import { emailAddress, emailPattern, isUsername, nameFaults, roles } from '@vincere/domain';
import { z } from 'zod';
import { minimums } from '../constants.ts';
import { Id, limits, pathId, RoleName, Time, text, trimmedText } from '../fields.ts';
import { accounts as messages } from '../messages/accounts.ts';

export const userId = z.object({ userId: pathId('Invalid user ID') });

export const Email = z
  .string()
  .overwrite((input) => emailAddress(input) ?? input.trim())
  .min(2, messages.badEmail)
  .max(limits.name, messages.badEmail)
  .pipe(z.email({ pattern: emailPattern, error: messages.badEmail }));
export const Username = trimmedText(messages.usernameTooShort)
  .overwrite((input) => emailAddress(input) ?? input)
  .min(minimums.username, messages.usernameTooShort)
  .refine(isUsername, nameFaults.signs);
export const NewPassword = text(limits.name).min(minimums.newPassword, messages.newPasswordTooShort);

export const Profile = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  username: z.string(),
  bio: z.string(),
  is_admin: z.boolean(),
  has_completed_questionnaire: z.boolean(),
  /** A guest has a name only: email and username are empty. */
  is_guest: z.boolean(),
  created_at: Time,
  /** Whether the email address is known to belong to the person. */
  email_verified: z.boolean(),
});

/** A person with a new session. */
export const SignedIn = Profile.extend({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
});

export const Preference = z.object({ room_id: RoleName, preference_order: z.int().min(1).max(roles.length) });

/** Exactly the six roles, each once, with the orders 1 to 6. */
export const Preferences = z
  .array(Preference)
  .length(roles.length, messages.preferencesMissing)
  .refine(
    (list) =>
      new Set(list.map((preference) => preference.room_id)).size === roles.length &&
      new Set(list.map((preference) => preference.preference_order)).size === roles.length,
    messages.preferencesMissing,
  );

export const ListedUser = Profile.extend({ is_active: z.boolean() });
