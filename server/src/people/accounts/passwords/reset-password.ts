import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../../platform/http/handle.ts';
import type { PeopleApp } from '../../app.ts';
import { hashSecret } from '../../sessions/tokens.ts';
import { saveVerified } from '../email-store.ts';
import { findUser, keyOf, lockUser } from '../store.ts';
import { requireUncommonPassword } from './common-passwords.ts';
import { findLink, savePassword } from './link-store.ts';
import { sendResetLink } from './links.ts';
import { hashPassword } from './passwords.ts';

/** Range of the random delay between the answer and the creation of a reset link, in ms. */
const linkDelayMs = { min: 50, spread: 200 };

export const requestPasswordReset: CallHandler<'requestPasswordReset', PeopleApp> = async (
  { body, language, address, inChange },
  app,
) => {
  await app.rateLimiter.count('reset-request', { account: keyOf(body.email), address });
  // Runs after the response was sent, so that its duration doesn't reveal whether there is an account.
  const delay = linkDelayMs.min + app.random() * linkDelayMs.spread;
  setTimeout(() => void sendResetLink(app, body.email, language ?? 'en', inChange), delay);
  return {
    message: 'If there is an account with this email, a link to set a new password is on its way.',
  };
};

export const resetPassword: CallHandler<'resetPassword', PeopleApp> = async (
  { body, address, gone, inChange },
  app,
) => {
  const hash = hashSecret(body.token);
  const link = await app.rateLimiter.redeem(
    'password-link',
    { account: hash, address },
    async () => (await findLink(app.db.read, hash, app.clock())) ?? refuse('account.link-invalid'),
  );
  const user = (await findUser(app.db.read, link.user_id)) ?? refuse('account.link-invalid');
  await requireUncommonPassword(body.password, user);
  const passwordHash = await hashPassword(body.password, { address, isKnown: true, gone });
  await inChange(async (change) => {
    const { tx } = change;
    await lockUser(tx, link.user_id);
    // Read the link again under the lock, because it works only once.
    const currentLink = (await findLink(tx, hash, app.clock())) ?? refuse('account.link-invalid');
    await savePassword(change, link.user_id, passwordHash);
    // A mailed link proves the address, and a facilitator vouches for an invited person's. A link that was handed over proves
    // nothing about the address.
    if (!currentLink.is_handed_over || currentLink.password_hash === null)
      await saveVerified(tx, link.user_id, app.clock());
  });
  await app.rateLimiter.forget('password', link.user_id);
  return { message: 'Your password has been changed. Please log in.' };
};
