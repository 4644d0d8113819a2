import { oneLine } from '@vincere/domain';
import { greeting } from '../../people/accounts/mails.ts';
import { readSettings, storedLanguage } from '../../people/accounts/settings.ts';
import { findSettings } from '../../people/accounts/store.ts';
import { publicUrl } from '../../platform/http/address.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { type Language, translatorFor } from '../../platform/i18n/translator.ts';
import type { Message } from '../../platform/mail/mail.ts';
import type { App } from '../app.ts';
import type { RunRow } from '../store/runs/runs.ts';

type Seated = {
  run: RunRow;
  user: { id: number; first_name: string; email_address: string };
  seat: Seat;
  /** The link to set a first password, for a new account. */
  invitation_url: string | undefined;
};

/**
 * Mails an invitation to a person who was put on a run, if mail is configured and their settings allow it. It is in the
 * person's language, or else in `language`, which is that of the inviter.
 */
export async function mailInvitation(
  app: App,
  seatedPerson: Seated,
  language: Language | null,
): Promise<void> {
  if (!app.mail.configured) return;
  const settings = await settingsOrDefault(app, seatedPerson.user.id);
  if (readSettings(settings).email_notifications)
    app.mail.send(invitation(app, seatedPerson, storedLanguage(settings) ?? language ?? 'en'));
}

/**
 * As `mailInvitation`, for everyone on a roster. Returns whether mail is configured. `settings` is the JSON stored with the
 * account.
 */
export function mailInvitations(
  app: App,
  addedPeople: readonly (Seated & { user: Seated['user'] & { settings: string } })[],
  language: Language | null,
): boolean {
  if (!app.mail.configured) return false;
  for (const seatedPerson of addedPeople) {
    const { settings } = seatedPerson.user;
    if (readSettings(settings).email_notifications)
      app.mail.send(invitation(app, seatedPerson, storedLanguage(settings) ?? language ?? 'en'));
  }
  return true;
}

function invitation(app: App, { run, user, seat, invitation_url }: Seated, language: Language): Message {
  const { t } = translatorFor(language);
  const name = oneLine(run.name);
  const join = `${publicUrl(app.config)}/dashboard?code=${run.access_code}&room=${seat.room_name}`;
  return {
    to: user.email_address,
    subject: t('You are invited to {run}', { run: name }),
    text: [
      greeting(user, t),
      t('You take part in the simulation "{run}". The access code is {code}.', {
        run: name,
        code: run.access_code,
      }),
      ...(invitation_url ? [t('First choose a password here: {url}', { url: invitation_url })] : []),
      t('Then join here: {url}', { url: join }),
    ].join('\n\n'),
  };
}

/** Returns the stored settings, or `{}` if they can't be read: the person has a seat already and must be informed. */
async function settingsOrDefault(app: App, userId: number): Promise<string> {
  try {
    return (await findSettings(app.db.read, userId))?.settings ?? '{}';
  } catch (error) {
    app.log.error({ err: error, user: userId }, 'settings could not be read for an invitation');
    return '{}';
  }
}
