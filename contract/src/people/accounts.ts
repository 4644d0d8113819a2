import { z } from 'zod';
import { defineCall } from '../call.ts';
import { minimums } from '../constants.ts';
import { Done, limits, pageAnswer, pageQuery, personName, text, trimmedText } from '../fields.ts';
import { accounts as messages } from '../messages/accounts.ts';
import { emailVerification } from './email-verification.ts';
import { ownAccount } from './own-account.ts';
import {
  Email,
  ListedUser,
  NewPassword,
  Preference,
  Preferences,
  Profile,
  SignedIn,
  Username,
  userId,
} from './profile.ts';

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
  ...ownAccount,
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
  ...emailVerification,
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
