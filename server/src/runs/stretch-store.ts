import type { Stretch } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

/** The stretches of time in which a run was IN_PROGRESS, in order. */
export function listStretches(db: Queries, runId: number): Promise<Stretch[]> {
  return db
    .selectFrom('stretches')
    .select(['began_at', 'ended_at'])
    .where('run_id', '=', runId)
    .orderBy('began_at')
    .execute();
}

const openStretch = prepared((db, { runId }: { runId: number }) =>
  db.selectFrom('stretches').select('began_at').where('run_id', '=', runId).where('ended_at', 'is', null),
);

/** Begins a stretch of a locked run, unless it is in one. */
export async function beginStretch(db: Queries, runId: number, now: number): Promise<void> {
  const open = await openStretch(db, { runId });
  if (open.length > 0) return;
  await db
    .insertInto('stretches')
    .values({ run_id: runId, began_at: now, ended_at: null })
    .onConflict((conflict) => conflict.columns(['run_id', 'began_at']).doUpdateSet({ ended_at: null }))
    .execute();
}

/** Ends the stretch that a run is in, if it is in one. */
export async function endStretch(db: Queries, runId: number, now: number): Promise<void> {
  await db
    .updateTable('stretches')
    .set({ ended_at: now })
    .where('run_id', '=', runId)
    .where('ended_at', 'is', null)
    .execute();
}
