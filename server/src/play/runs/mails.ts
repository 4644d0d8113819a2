import { oneLine } from '@vincere/domain';
import { sql } from 'kysely';
import { readSettings, storedLanguage } from '../../people/accounts/settings.ts';
import type { Queries } from '../../platform/db/database.ts';
import { publicUrl } from '../../platform/http/address.ts';
import { translatorFor } from '../../platform/i18n/translator.ts';
import type { App } from '../app.ts';
import { findRun } from '../store/runs/runs.ts';

/** Mails everyone who wants to know that a run has ended. Does nothing if mail isn't configured. Never throws. */
export async function mailRunCompleted(app: App, runId: number): Promise<void> {
  if (!app.mail.configured) return;
  try {
    await mailAll(app, runId);
  } catch (error) {
    // The run has ended even if no mail could be sent.
    app.log.error({ err: error, run: runId }, 'mails about the end of a run could not be sent');
  }
}

async function mailAll(app: App, runId: number): Promise<void> {
  const db = app.db.read;
  const run = await findRun(db, runId);
  if (run === undefined || run.rehearsal !== null) return;
  const name = oneLine(run.name);
  const origin = publicUrl(app.config);
  for (const person of await listParticipants(db, runId)) {
    if (!readSettings(person.settings).email_notifications) continue;
    const { t } = translatorFor(storedLanguage(person.settings) ?? 'en');
    app.mail.send({
      to: person.email_address,
      subject: t('{run} has ended', { run: name }),
      text: t('The simulation "{run}" has ended. Your summary: {url}', {
        run: name,
        url: `${origin}/simulation/summary?runId=${run.id}`,
      }),
    });
  }
  for (const administrator of await listAdministrators(db)) {
    const settings = readSettings(administrator.settings);
    if (!settings.email_notifications || !settings.run_completion_alerts) continue;
    const { t } = translatorFor(storedLanguage(administrator.settings) ?? 'en');
    app.mail.send({
      to: administrator.email_address,
      subject: t('{run} has ended', { run: name }),
      text: t('The run "{run}" has ended. The report: {url}', {
        run: name,
        url: `${origin}/admin/runs/${run.id}`,
      }),
    });
  }
}

function listParticipants(db: Queries, runId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['users.email_address', 'users.settings'])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .where('users.is_guest', '=', 0)
    .execute();
}

function listAdministrators(db: Queries) {
  return db
    .selectFrom('users')
    .select(['email_address', 'settings'])
    .where('is_admin', '=', sql.lit(1 as const))
    .where('is_active', '=', 1)
    .execute();
}
