import { containsLink, oneLine, ownsEmail } from '@vincere/domain';
import type { Translator } from '../../platform/i18n/translator.ts';
import type { Message } from '../../platform/mail/mail.ts';
import type { Person } from './store.ts';

/**
 * Returns the mail with a link to set a new password. It names the person only if the address is known to be theirs: a stranger
 * may have registered it, and chosen the name.
 */
export function resetMail(
  person: Person & { password_hash: string | null },
  url: string,
  { t }: Translator,
): Message {
  return {
    to: person.email_address,
    subject: t('Set a new password for Vincere'),
    text: [
      ownsEmail(person) ? greeting(person, t) : t('Hello,'),
      t('You can set a new password here: {url}', { url }),
      t('The link works once, within the next 60 minutes.'),
      t("If you didn't ask for it, you don't need to do anything: your password stays as it is."),
    ].join('\n\n'),
  };
}

/**
 * Returns the mail that asks to verify an account's email address. The link is valid for 24 hours. The mail contains nothing
 * that the person who registered has chosen, because it may go to a stranger.
 */
export function verificationMail(
  person: Pick<Person, 'email_address'>,
  url: string,
  t: Translator['t'],
): Message {
  return {
    to: person.email_address,
    subject: t('Verify your email address for Vincere'),
    text: [
      t('Hello,'),
      t('Please verify that this email address is yours: {url}', { url }),
      t('The link works once, within the next 24 hours. It asks for the password of your account.'),
      t('If you have no account with Vincere, you can ignore this mail.'),
    ].join('\n\n'),
  };
}

/**
 * Returns a greeting by first name on one line, without the name if a mail program could turn it into a link. Mails to an address
 * that nobody has verified must not have it.
 */
export function greeting({ first_name }: { first_name: string }, t: Translator['t']): string {
  const name = oneLine(first_name);
  return name === '' || containsLink(name) ? t('Hello,') : t('Hello {name},', { name });
}
