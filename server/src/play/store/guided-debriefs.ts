import type { Queries } from '../../platform/db/database.ts';

/** Returns whether the guided debrief of a run is in its last phase. Null if none was opened. */
export async function isDebriefDone(db: Queries, runId: number): Promise<boolean | null> {
  const debrief = await db
    .selectFrom('guided_debriefs')
    .select(['phase', 'opened_at'])
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return debrief === undefined || debrief.opened_at === null ? null : debrief.phase === 'done';
}
