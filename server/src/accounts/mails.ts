import type { Speech } from '../languages/speech.ts';
import type { Message } from '../mail/mail.ts';
import type { Person } from './store.ts';

export function resetMail(person: Person, url: string, { t }: Speech): Message {
  return {
    to: person.email_address,
    subject: t('Set a new password for Vincere'),
    text: [
      t('Hello {name},', { name: person.first_name }),
      t('You can set a new password here: {url}', { url }),
      t('The link works once, within the next 60 minutes.'),
      t("If you didn't ask for it, you don't need to do anything: your password stays as it is."),
    ].join('\n\n'),
  };
}
