import type { Queries } from '../../platform/db/database.ts';

/** Returns whether the guided debrief of a run is in its last phase. False if the run has none. */
export async function isDebriefDone(db: Queries, runId: number): Promise<boolean> {
  const debrief = await db
    .selectFrom('guided_debriefs')
    .select('phase')
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return debrief?.phase === 'done';
}
