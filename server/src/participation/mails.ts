import { readSettings, settingsOf } from '../accounts/settings.ts';
import type { App } from '../app.ts';
import { publicUrl } from '../http/address.ts';
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

/** Tells a person who was put on a run, where mail is configured and the person wants it (ruling 2.5). */
export async function tellInvited(app: App, { run, user, seat, invitation_url }: Seated): Promise<void> {
  if (!app.mail.configured) return;
  if (!(await wantsMail(app, user.id))) return;
  app.mail.send(invitation(app, { run, user, seat, invitation_url }));
}

/**
 * Tells everybody of a roster who wants mail, where it is configured; gives whether it is. `settings` are those stored for
 * the person.
 */
export function tellAllInvited(
  app: App,
  added: readonly (Seated & { user: Seated['user'] & { settings: string } })[],
): boolean {
  if (!app.mail.configured) return false;
  for (const seated of added)
    if (readSettings(seated.user.settings).email_notifications) app.mail.send(invitation(app, seated));
  return true;
}

function invitation(app: App, { run, user, seat, invitation_url }: Seated): Message {
  const join = `${publicUrl(app.config)}/dashboard?code=${run.access_code}&room=${seat.room_name}`;
  return {
    to: user.email_address,
    subject: `You are invited to ${run.name}`,
    text: [
      `Hello ${user.first_name},`,
      `You take part in the simulation "${run.name}". The access code is ${run.access_code}.`,
      ...(invitation_url ? [`First choose a password here: ${invitation_url}`] : []),
      `Then join here: ${join}`,
    ].join('\n\n'),
  };
}

/** Where the settings can't be read now, the invitation goes out: the seat is taken, and the person has to know. */
async function wantsMail(app: App, userId: number): Promise<boolean> {
  try {
    return (await settingsOf(app.db.read, userId)).email_notifications;
  } catch (error) {
    app.log.error({ err: error, user: userId }, 'settings could not be read for an invitation');
    return true;
  }
}
