import { mailboxOf, ownsEmail, Refusal, refuse } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { publicUrl } from '../../platform/http/address.ts';
import type { CallHandler, RequestChanges } from '../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../platform/i18n/translator.ts';
import type { PeopleApp } from '../app.ts';
import { hashSecret, newSecret } from '../sessions/tokens.ts';
import { findEmailLink, saveEmailLink, saveVerified } from './email-store.ts';
import { emailLinkSeconds } from './lifetimes.ts';
import { verificationMail } from './mails.ts';
import { verifyPassword } from './passwords/passwords.ts';
import { storedLanguage } from './settings.ts';
import { findSettings, findUser, keyOf, lockUser, type Person } from './store.ts';
import { listedView } from './views.ts';

/** Refuses `account.email-unverified` for an account whose address nobody has verified. */
export function requireOwnedEmail(app: PeopleApp, person: Person & { password_hash: string | null }): void {
  if (ownsEmail(person)) return;
  const { id, first_name, last_name, email_address } = person;
  refuse('account.email-unverified', {
    person: { id, first_name, last_name, email_address },
    can_mail: app.mail.configured,
  });
}

/** The request of a mail. Its language is used if the person has never logged in. */
type MailRequest = Pick<RequestChanges, 'inChange'> & { address: string; language: Language | null };

/**
 * Sends a single-use link that verifies the address of an account, if mail is configured. Refuses `account.too-many-tries` if
 * the mailbox or the network has had too many of these mails: the address may belong to somebody else.
 */
async function sendVerificationLink(
  app: PeopleApp,
  person: Person,
  { address, language, inChange }: MailRequest,
): Promise<void> {
  if (!app.mail.configured) return;
  await app.rateLimiter.countVerification({
    account: person.id,
    mailbox: mailboxOf(person.email_address),
    address,
  });
  const token = newSecret();
  const now = app.clock();
  await inChange(({ tx }) =>
    saveEmailLink(
      tx,
      {
        user_id: person.id,
        token_hash: hashSecret(token),
        email_key: keyOf(person.email_address),
        expires_at: now + emailLinkSeconds * 1000,
      },
      now,
    ),
  );
  const storedSettings = await findSettings(app.db.read, person.id);
  const { t } = translatorFor(
    (storedSettings && storedLanguage(storedSettings.settings)) ?? language ?? 'en',
  );
  app.mail.send(verificationMail(person, `${publicUrl(app.config)}/verify-email?token=${token}`, t));
}

/** Like `sendVerificationLink`, but beyond a limit sends nothing: the account is made, and its person can ask for the link later. */
export async function offerVerificationLink(
  app: PeopleApp,
  person: Person,
  mailRequest: MailRequest,
): Promise<void> {
  try {
    await sendVerificationLink(app, person, mailRequest);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

// The link alone is not enough. Somebody may have registered another person's address, and that person must not
// verify the account with a careless click.
export const verifyEmail: CallHandler<'verifyEmail', PeopleApp> = async (
  { body, address, gone, inChange },
  app,
) => {
  const hash = hashSecret(body.token);
  const link = await app.rateLimiter.redeem(
    'password-link',
    { account: hash, address },
    async () => (await findEmailLink(app.db.read, hash, app.clock())) ?? refuse('account.link-invalid'),
  );
  await app.rateLimiter.attempt('password', { account: link.user_id, address }, async () => {
    const client = { address, isKnown: true, gone };
    if (!(await verifyPassword(link.password_hash, body.password, client))) refuse('account.wrong-password');
  });
  const person = await inChange(async ({ tx }) => {
    const user = await lockUser(tx, link.user_id);
    const currentLink = await findEmailLink(tx, hash, app.clock());
    if (!user || currentLink?.password_hash !== link.password_hash) return refuse('account.link-invalid');
    return saveVerified(tx, user.id, app.clock());
  });
  return { email_address: person.email_address };
};

export const sendOwnVerification: CallHandler<'sendOwnVerification', PeopleApp> = (request, app) =>
  send(app, request.caller.user.id, request);

export const sendVerification: CallHandler<'sendVerification', PeopleApp> = (request, app) =>
  send(app, request.params.userId, request);

export const confirmEmail: CallHandler<'confirmEmail', PeopleApp> = ({ params, body, inChange }, app) =>
  inChange(async ({ tx }) => {
    const user = (await lockUser(tx, params.userId)) ?? refuse('account.unknown');
    if (user.is_guest) refuse('account.is-guest');
    // The facilitator has confirmed only this address with the person.
    if (keyOf(user.email_address) !== keyOf(body.email_address)) refuse('account.email-changed');
    return listedView(await saveVerified(tx, user.id, app.clock()));
  });

async function send(app: PeopleApp, userId: number, { address, language, inChange }: MailRequest) {
  const person = await requireUnverified(app.db.read, userId);
  if (!app.mail.configured) refuse('account.no-mail');
  await sendVerificationLink(app, person, { address, language, inChange });
  return { message: 'A link to verify the email address is on its way.' };
}

async function requireUnverified(db: Queries, userId: number): Promise<Person> {
  const person = (await findUser(db, userId)) ?? refuse('account.unknown');
  if (person.is_guest) refuse('account.is-guest');
  if (!person.is_active) refuse('account.deactivated');
  if (person.email_verified_at !== null) refuse('account.email-verified');
  return person;
}
