import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Done, Id, limits, pathId, personName, Time, text } from '../fields.ts';
import { Email, NewPassword, Preference, Profile, Username } from './profile.ts';

/** A person's own profile. The ranking lists the roles, first choice first; it is empty until the person ranks them. */
const OwnProfile = Profile.extend({
  preferences: z.array(Preference),
  /** Whether the server can send mail, such as a verification link. */
  can_mail: z.boolean(),
});

/** The switches of both settings dialogs. Each has an effect in the product. */
export const Settings = z.object({
  email_notifications: z.boolean(),
  sound_effects: z.boolean(),
  theme: z.enum(['light', 'dark', 'system']),
  run_completion_alerts: z.boolean(),
  participant_activity_updates: z.boolean(),
  advanced_controls: z.boolean(),
  enable_analytics: z.boolean(),
  /** The language of files and mails; null: that of the page, and for mails that of the last log-in. */
  chosen_language: z.enum(['en', 'de']).nullable(),
});
export type Settings = z.infer<typeof Settings>;

export const defaultSettings: Settings = {
  email_notifications: true,
  sound_effects: true,
  theme: 'system',
  run_completion_alerts: true,
  participant_activity_updates: false,
  advanced_controls: true,
  enable_analytics: true,
  chosen_language: null,
};

const Session = z.object({
  id: Id,
  created_at: Time,
  last_used_at: Time.describe('A few minutes coarse'),
  browser: z.string().nullable().describe('Such as Chrome; null if unknown'),
  system: z.string().nullable().describe('Such as Windows; null if unknown'),
  is_current: z.boolean(),
});

/** The calls about the own account. */
export const ownAccount = {
  getProfile: defineCall({
    method: 'GET',
    path: '/users/me',
    access: 'signed-in',
    summary: 'Get the own profile with the ranking of the roles',
    answer: OwnProfile,
  }),
  updateProfile: defineCall({
    method: 'PUT',
    path: '/users/me',
    access: 'signed-in',
    summary: 'Change the own name, email, username or bio',
    body: z.object({
      first_name: personName().optional(),
      last_name: personName().optional(),
      email_address: Email.optional(),
      username: Username.optional(),
      bio: text(limits.description).optional(),
      current_password: text(limits.name).optional().describe('Needed for another email address'),
    }),
    answer: OwnProfile,
    refusals: [
      'account.email-taken',
      'account.username-taken',
      'account.username-is-email',
      'account.password-needed',
      'account.wrong-password',
      'account.is-guest',
      'account.too-many-tries',
    ],
    rateLimit: 'password',
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/users/me/password',
    access: 'signed-in',
    summary: 'Change the own password; ends every session of the account',
    body: z.object({ current_password: text(limits.name), password: NewPassword }),
    answer: Done,
    refusals: ['account.wrong-password', 'account.password-common', 'account.too-many-tries'],
    rateLimit: 'password',
  }),
  listSessions: defineCall({
    method: 'GET',
    path: '/users/me/sessions',
    access: 'signed-in',
    summary: 'List the own sessions that have not ended, last used first, at most 100',
    answer: z.object({ sessions: z.array(Session) }),
    refusals: ['account.is-guest'],
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/users/me/sessions/:sessionId',
    access: 'signed-in',
    summary: 'End one of the own sessions',
    params: z.object({ sessionId: pathId('Invalid session ID') }),
    answer: Done,
    refusals: ['session.unknown', 'account.is-guest'],
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/users/me/sessions',
    access: 'signed-in',
    summary: 'End all own sessions except this one',
    answer: z.object({ ended: z.int().min(0) }),
    refusals: ['account.is-guest'],
  }),
  getSettings: defineCall({
    method: 'GET',
    path: '/users/me/settings',
    access: 'signed-in',
    summary: 'Get the own settings',
    answer: Settings,
  }),
  updateSettings: defineCall({
    method: 'PUT',
    path: '/users/me/settings',
    access: 'signed-in',
    summary: 'Change the own settings; omitted settings stay unchanged',
    body: Settings.partial(),
    answer: Settings,
  }),
};
