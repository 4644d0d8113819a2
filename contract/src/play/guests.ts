import { guestNameLimit } from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { EnteredCode, Id, personName, QuestionnaireScopeName } from '../fields.ts';
import { Email, NewPassword, Profile, SignedIn, Username } from '../people/profile.ts';
import { runId } from './run.ts';

export const guests = {
  getJoin: defineCall({
    method: 'GET',
    path: '/simulation-run-join/:accessCode',
    access: 'anyone',
    summary: 'Get the run that a visitor with an access code is about to join',
    params: z.object({ accessCode: EnteredCode }),
    answer: z.object({
      id: Id,
      access_code: z.string(),
      name: z.string(),
      /** The name of the simulation. */
      simulation: z.string(),
      guest_join: z.boolean(),
      questionnaires: QuestionnaireScopeName,
      /** Whether facilitators may read the answers of each person with the name. */
      names_answers: z.boolean(),
      /** The rooms in use with the author's texts; null for the six standard ones. */
      rooms: RunRooms,
    }),
    refusals: ['run.unknown-code', 'run.finished', 'account.too-many-tries'],
    rateLimit: 'access-code',
  }),
  joinAsGuest: defineCall({
    method: 'POST',
    path: '/simulation-run-guests',
    access: 'anyone',
    summary: 'Join a run by its access code with only a name, in the room with the fewest people',
    body: z.object({
      access_code: EnteredCode,
      name: personName(guestNameLimit),
      key: z
        .string()
        .min(20)
        .max(200)
        .optional()
        .describe('Random, made once by the device: joining again with it gives the same seat'),
    }),
    answer: SignedIn,
    creates: true,
    refusals: ['run.unknown-code', 'run.finished', 'guest.not-allowed', 'account.too-many-tries'],
    rateLimit: 'access-code',
  }),
  setGuestJoin: defineCall({
    method: 'PUT',
    path: '/simulation-runs/:runId/guest-join',
    access: 'administrator',
    summary: 'Allow or forbid guests to join a run',
    params: runId,
    body: z.object({ guest_join: z.boolean() }),
    answer: z.object({ id: Id, guest_join: z.boolean() }),
    refusals: ['run.unknown', 'run.is-over'],
    audited: ['guest_join'],
  }),
  makeOwnAccount: defineCall({
    method: 'POST',
    path: '/users/me/account',
    access: 'signed-in',
    summary: 'Turn the calling guest into an account; seats, votes and this session stay',
    body: z.object({
      first_name: personName(),
      last_name: personName(),
      email_address: Email,
      username: Username.optional(),
      password: NewPassword,
    }),
    answer: Profile,
    creates: true,
    refusals: [
      'account.not-guest',
      'account.email-taken',
      'account.username-taken',
      'account.username-is-email',
      'account.password-common',
      'account.too-many-tries',
    ],
    rateLimit: 'registration',
  }),
};
