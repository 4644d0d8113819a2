import { dayOf } from '@vincere/domain';
import type { SystemApp } from '../../play/app.ts';
import { reminderMail } from './mails.ts';
import { returnReminder, takeDueReminders } from './store/commitments.ts';

const hourMs = 3_600_000;

/** The hour of the day, in UTC, from which reminders are sent. It is then the same date from Hawaii to Tokyo. */
const sendingHour = 10;

/** The number of hours by which a reminder may be late, because the server or the mail server was down. */
const latestHours = 24;

/**
 * Mails the reminders of commitments that are due. A person gets a reminder at most once, also if several processes run. A
 * reminder that could not be sent is sent by a later call, at the latest on the day after its date. Never throws.
 */
export async function sendReminders(app: SystemApp): Promise<void> {
  if (!app.mail.configured) return;
  const now = app.clock();
  const to = dayOf(now - sendingHour * hourMs);
  const from = dayOf(now - latestHours * hourMs);
  try {
    const dueReminders = await app.systemChange(({ tx }) => takeDueReminders(tx, { from, to, now }));
    const send = async ({ seat_id, ...reminder }: (typeof dueReminders)[number]) => {
      const isSent = await app.mail.deliver(reminderMail(reminder));
      if (!isSent) await app.systemChange(({ tx }) => returnReminder(tx, seat_id));
    };
    await Promise.all(dueReminders.map(send));
  } catch (error) {
    app.log.error({ err: error }, 'reminders of commitments could not be sent');
  }
}

/** Sends due reminders now and every hour. Returns a function that stops it. */
export function watchReminders(app: SystemApp): () => void {
  void sendReminders(app);
  const timer = setInterval(() => void sendReminders(app), hourMs).unref();
  return () => clearInterval(timer);
}
