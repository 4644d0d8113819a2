import type { Queries } from '../../../platform/db/database.ts';
import { publicUrl } from '../../../platform/http/address.ts';
import type { RequestChanges } from '../../../platform/http/handle.ts';
import { type Language, translatorFor } from '../../../platform/i18n/translator.ts';
import type { PeopleApp } from '../../app.ts';
import { sweepExpired } from '../../sessions/store.ts';
import { hashSecret, newSecret } from '../../sessions/tokens.ts';
import { passwordLinkSeconds } from '../lifetimes.ts';
import { resetMail } from '../mails.ts';
import { readerLanguage } from '../settings.ts';
import { findUserByEmail, keyOf, lockUser } from '../store.ts';
import { saveLink } from './link-store.ts';

type LinkOptions = {
  /** Lifetime of the link in seconds. */
  seconds?: number;
  /** Whether the link is handed over instead of mailed. Then it doesn't verify the address of an account with a password. */
  isHandedOver?: boolean;
};

/** Creates a single-use link with which a person sets a password, and returns its URL. Only its hash is stored. */
export async function makePasswordLink(
  app: PeopleApp,
  db: Queries,
  userId: number,
  { seconds = passwordLinkSeconds, isHandedOver = false }: LinkOptions = {},
): Promise<string> {
  const token = newSecret();
  const now = app.clock();
  await sweepExpired(db, userId, now);
  await saveLink(db, {
    user_id: userId,
    token_hash: hashSecret(token),
    expires_at: now + seconds * 1000,
    is_handed_over: isHandedOver ? 1 : 0,
  });
  return `${publicUrl(app.config)}/reset-password?token=${token}`;
}

/**
 * Sends a reset link to the account with this email: by mail, or to the log if mail isn't configured. The mail is in the
 * account's chosen language, else in `language`. Never throws, because the call doesn't wait for it, so that its duration
 * doesn't reveal whether there is an account.
 */
export async function sendResetLink(
  app: PeopleApp,
  email: string,
  language: Language,
  inChange: RequestChanges['inChange'],
): Promise<void> {
  try {
    const person = await findUserByEmail(app.db.read, email);
    if (!person?.is_active) return;
    const url = await inChange(async ({ tx }) => {
      const user = await lockUser(tx, person.id);
      // The link goes to this address, so it must not open or verify an account that has changed its address meanwhile.
      return user?.email_key === keyOf(email)
        ? makePasswordLink(app, tx, user.id, { isHandedOver: !app.mail.configured })
        : undefined;
    });
    if (url === undefined) return;
    if (app.mail.configured) {
      const translator = translatorFor(await readerLanguage(app.db.read, person.id, language));
      app.mail.send(resetMail(person, url, translator));
    } else app.log.warn({ user: person.id, url }, 'password reset link');
  } catch (error) {
    app.log.error({ err: error }, 'a password reset link could not be made');
  }
}
