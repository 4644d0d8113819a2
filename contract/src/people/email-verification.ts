import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Done, limits, text, trimmedText } from '../fields.ts';
import { Email, ListedUser, userId } from './profile.ts';

/** The calls that verify email addresses. */
export const emailVerification = {
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
};
