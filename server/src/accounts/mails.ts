import type { Message } from '../mail/mail.ts';
import type { Person } from './store.ts';

export function resetMail(person: Person, url: string): Message {
  return {
    to: person.email_address,
    subject: 'Set a new password for Vincere',
    text: [
      `Hello ${person.first_name},`,
      `You can set a new password here: ${url}`,
      'The link works once, within the next 60 minutes.',
      "If you didn't ask for it, you don't need to do anything: your password stays as it is.",
    ].join('\n\n'),
  };
}
