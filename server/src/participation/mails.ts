import { greeting } from '../accounts/mails.ts';
import { languageIn, readSettings } from '../accounts/settings.ts';
import { findSettings } from '../accounts/store.ts';
import type { App } from '../app.ts';
import { publicUrl } from '../http/address.ts';
import { type Language, speechIn } from '../languages/speech.ts';
import type { Message } from '../mail/mail.ts';
import type { RunRow } from '../runs/store.ts';
import type { Seat } from './store.ts';

type Seated = {
  run: RunRow;
  user: { id: number; first_name: string; email_address: string };
  seat: Seat;
  /** For a new account: where the person sets a password. */
  invitation_url: string | undefined;
};

/**
 * Tells a person who was put on a run, where mail is configured and the person wants it (ruling 2.5); in the language of
 * the person, else in that of who invites.
 */
export async function tellInvited(app: App, seated: Seated, language: Language | null): Promise<void> {
  if (!app.mail.configured) return;
  const settings = await storedFor(app, seated.user.id);
  if (readSettings(settings).email_notifications)
    app.mail.send(invitation(app, seated, languageIn(settings) ?? language ?? 'en'));
}

/**
 * Tells everybody of a roster who wants mail, where it is configured; gives whether it is. `settings` are those stored for
 * the person; the language as above.
 */
export function tellAllInvited(
  app: App,
  added: readonly (Seated & { user: Seated['user'] & { settings: string } })[],
  language: Language | null,
): boolean {
  if (!app.mail.configured) return false;
  for (const seated of added) {
    const { settings } = seated.user;
    if (readSettings(settings).email_notifications)
      app.mail.send(invitation(app, seated, languageIn(settings) ?? language ?? 'en'));
  }
  return true;
}

function invitation(app: App, { run, user, seat, invitation_url }: Seated, language: Language): Message {
  const { t } = speechIn(language);
  const join = `${publicUrl(app.config)}/dashboard?code=${run.access_code}&room=${seat.room_name}`;
  return {
    to: user.email_address,
    subject: t('You are invited to {run}', { run: run.name }),
    text: [
      greeting(user, t),
      t('You take part in the simulation "{run}". The access code is {code}.', {
        run: run.name,
        code: run.access_code,
      }),
      ...(invitation_url ? [t('First choose a password here: {url}', { url: invitation_url })] : []),
      t('Then join here: {url}', { url: join }),
    ].join('\n\n'),
  };
}

/** Where the settings can't be read now, the invitation goes out: the seat is taken, and the person has to know. */
async function storedFor(app: App, userId: number): Promise<string> {
  try {
    return (await findSettings(app.db.read, userId))?.settings ?? '{}';
  } catch (error) {
    app.log.error({ err: error, user: userId }, 'settings could not be read for an invitation');
    return '{}';
  }
}
