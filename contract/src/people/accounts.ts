import { emailAddress, emailPattern, isUsername, nameFaults, roles } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minimums } from '../constants.ts';
import {
  Done,
  Id,
  limits,
  pageAnswer,
  pageQuery,
  pathId,
  personName,
  RoleName,
  Time,
  text,
  trimmedText,
} from '../fields.ts';
import { accounts as messages } from '../messages/accounts.ts';

const userId = z.object({ userId: pathId('Invalid user ID') });

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

const Preference = z.object({ room_id: RoleName, preference_order: z.int().min(1).max(roles.length) });

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

const Session = z.object({
  id: Id,
  created_at: Time,
  last_used_at: Time.describe('A few minutes coarse'),
  browser: z.string().nullable().describe('Such as Chrome; null if unknown'),
  system: z.string().nullable().describe('Such as Windows; null if unknown'),
  is_current: z.boolean(),
});

const ListedUser = Profile.extend({ is_active: z.boolean() });

export const accounts = {
  registerUser: defineCall({
    method: 'POST',
    path: '/users',
    access: 'anyone',
    summary: 'Register an account',
    body: z.object({
      first_name: personName(),
      last_name: personName(),
      email_address: Email,
      username: Username.optional(),
      password: NewPassword,
    }),
    answer: Profile.extend({
      registration_token: z
        .string()
        .describe('Ranks the roles of this account for 60 minutes, without a log-in'),
    }),
    creates: true,
    refusals: [
      'account.email-taken',
      'account.username-taken',
      'account.username-is-email',
      'account.password-common',
      'account.too-many-tries',
    ],
    rateLimit: 'registration',
  }),
  setPreferences: defineCall({
    method: 'POST',
    path: '/users/:userId/preferences',
    access: 'anyone',
    summary:
      'Set the ranking of the six roles; without an access token, only within 60 minutes of registration and with the registration token or its cookie, or once from the same network address',
    params: userId,
    body: z.object({ preferences: Preferences, registration_token: trimmedText().optional() }),
    answer: z.object({ preferences: z.array(Preference) }),
    creates: true,
    refusals: ['preferences.closed', 'session.expired'],
  }),
  logIn: defineCall({
    method: 'POST',
    path: '/users/login',
    access: 'anyone',
    summary: 'Log in with email or username',
    encoding: 'form',
    body: z.object({
      username: trimmedText(messages.usernameTooShort).min(minimums.username, messages.usernameTooShort),
      password: text(limits.name).min(minimums.loginPassword, messages.loginPasswordTooShort),
    }),
    answer: SignedIn,
    refusals: ['account.incorrect-login', 'account.deactivated', 'account.too-many-tries'],
    rateLimit: 'password',
  }),
  refreshSession: defineCall({
    method: 'POST',
    path: '/users/refresh',
    access: 'refresh-token',
    summary: 'Get a new access token with the refresh token as bearer token',
    answer: z.object({ access_token: z.string() }),
    refusals: ['session.expired', 'account.deactivated', 'account.too-many-tries'],
    rateLimit: 'refresh',
  }),
  logOut: defineCall({
    method: 'POST',
    path: '/users/logout',
    access: 'own-session',
    summary:
      'End this session, or with `everywhere` all sessions of the account; accepts the access token, even an expired one, or the refresh token',
    body: z.object({ everywhere: z.boolean().optional() }),
    answer: Done,
    refusals: ['session.expired'],
  }),
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/users/password-reset-request',
    access: 'anyone',
    summary: 'Request a link to set a new password; the answer is the same for any address',
    body: z.object({ email: Email }),
    answer: Done,
    refusals: ['account.too-many-tries'],
    rateLimit: 'reset-request',
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/users/password-reset',
    access: 'anyone',
    summary: 'Set a new password with the token of a reset or invitation link',
    body: z.object({ token: trimmedText(), password: NewPassword }),
    answer: Done,
    refusals: ['account.link-invalid', 'account.password-common', 'account.too-many-tries'],
    rateLimit: 'password-link',
  }),
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
  listUsers: defineCall({
    method: 'GET',
    path: '/users',
    access: 'administrator',
    summary: 'Search people, a page at a time',
    query: z.object(pageQuery),
    answer: z.object({
      users: z.array(ListedUser),
      ...pageAnswer,
      can_mail: z.boolean(),
      admin_reset_links: z.boolean().describe('Whether a reset link can be made for another administrator'),
    }),
  }),
  updateUser: defineCall({
    method: 'PUT',
    path: '/users/:userId',
    access: 'administrator',
    summary: 'Grant or remove administrator rights, activate or deactivate an account',
    params: userId,
    body: z.object({ is_admin: z.boolean().optional(), is_active: z.boolean().optional() }),
    answer: ListedUser,
    refusals: ['account.unknown', 'account.last-administrator', 'account.is-guest'],
    audited: ['is_admin', 'is_active'],
  }),
  verifyEmail: defineCall({
    method: 'POST',
    path: '/users/verify-email',
    access: 'anyone',
    summary:
      'Verify the email address of an account with the token of a link and the password of the account',
    body: z.object({ token: trimmedText(), password: text(limits.name) }),
    answer: z.object({ email_address: z.string() }),
    refusals: ['account.link-invalid', 'account.wrong-password', 'account.too-many-tries'],
    rateLimit: 'password-link',
  }),
  sendOwnVerification: defineCall({
    method: 'POST',
    path: '/users/me/verification-mail',
    access: 'signed-in',
    summary: 'Send a link that verifies the own email address',
    answer: Done,
    refusals: [
      'account.unknown',
      'account.is-guest',
      'account.deactivated',
      'account.email-verified',
      'account.no-mail',
      'account.too-many-tries',
    ],
    rateLimit: 'verification',
  }),
  sendVerification: defineCall({
    method: 'POST',
    path: '/users/:userId/verification-mail',
    access: 'administrator',
    summary: 'Send a person a link that verifies the email address of the account',
    params: userId,
    answer: Done,
    refusals: [
      'account.unknown',
      'account.is-guest',
      'account.deactivated',
      'account.email-verified',
      'account.no-mail',
      'account.too-many-tries',
    ],
    rateLimit: 'verification',
  }),
  confirmEmail: defineCall({
    method: 'PUT',
    path: '/users/:userId/email-confirmation',
    access: 'administrator',
    summary: 'Confirm that the email address of an account belongs to its person',
    params: userId,
    body: z.object({ email_address: Email }),
    answer: ListedUser,
    refusals: ['account.unknown', 'account.is-guest', 'account.email-changed'],
    audited: ['email_address'],
  }),
  createResetLink: defineCall({
    method: 'POST',
    path: '/users/:userId/reset-link',
    access: 'administrator',
    summary: 'Make a single-use link with which the person sets a new password; earlier links stop working',
    params: userId,
    answer: z.object({ url: z.string() }),
    creates: true,
    refusals: [
      'account.unknown',
      'account.deactivated',
      'account.is-guest',
      'account.administrator-reset',
      'account.own-reset',
    ],
  }),
};
