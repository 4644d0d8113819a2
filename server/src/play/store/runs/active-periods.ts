import type { ActivePeriod } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** Returns the intervals in which a run was IN_PROGRESS, in order. */
export function listActivePeriods(db: Queries, runId: number): Promise<ActivePeriod[]> {
  return db
    .selectFrom('stretches')
    .select(['began_at', 'ended_at'])
    .where('run_id', '=', runId)
    .orderBy('began_at')
    .execute();
}

const openPeriod = prepared((db, { runId }: { runId: number }) =>
  db.selectFrom('stretches').select('began_at').where('run_id', '=', runId).where('ended_at', 'is', null),
);

/** Begins an active period of a locked run, unless one is open. */
export async function beginActivePeriod(db: Queries, runId: number, now: number): Promise<void> {
  const openPeriods = await openPeriod(db, { runId });
  if (openPeriods.length > 0) return;
  await db
    .insertInto('stretches')
    .values({ run_id: runId, began_at: now, ended_at: null })
    .onConflict((conflict) => conflict.columns(['run_id', 'began_at']).doUpdateSet({ ended_at: null }))
    .execute();
}

/** Ends the open active period of a run, if there is one. */
export async function endActivePeriod(db: Queries, runId: number, now: number): Promise<void> {
  await db
    .updateTable('stretches')
    .set({ ended_at: now })
    .where('run_id', '=', runId)
    .where('ended_at', 'is', null)
    .execute();
}
