import { oneLine } from '@vincere/domain';
import { storedLanguage } from '../../people/accounts/settings.ts';
import { translatorFor } from '../../platform/i18n/translator.ts';
import type { Message } from '../../platform/mail/mail.ts';
import type { Reminder } from './store/commitments.ts';

/** Returns the mail of a reminder. It contains the commitment and the name of the run, and nothing else about the run. */
export function reminderMail({ text, name, email_address, settings }: Omit<Reminder, 'seat_id'>): Message {
  const run = oneLine(name);
  const { t } = translatorFor(storedLanguage(settings) ?? 'en');
  return {
    to: email_address,
    subject: t('Your commitment after {run}', { run }),
    text: t('After "{run}" you wrote down for today:', { run }) + `\n\n${text}\n`,
  };
}
