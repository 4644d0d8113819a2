import type { Queries } from '../../../platform/db/database.ts';
import { openStatuses } from '../runs/runs.ts';

type Tick = { run_id: number; fact_id: number };

/** Stores the note that a fact was said. Returns whether it is new. */
export async function saveTick(
  db: Queries,
  tick: Tick & { user_id: number; ticked_at: number },
): Promise<boolean> {
  const savedRows = await db
    .insertInto('fact_ticks')
    .values({ ...tick, kind: 'voiced' })
    .onConflict((conflict) => conflict.columns(['run_id', 'fact_id', 'kind']).doNothing())
    .returning('fact_id')
    .execute();
  return savedRows.length > 0;
}

/** Deletes the note that a fact was said. Returns whether there was one. */
export async function removeTick(db: Queries, { run_id, fact_id }: Tick): Promise<boolean> {
  const removedRows = await db
    .deleteFrom('fact_ticks')
    .where('run_id', '=', run_id)
    .where('fact_id', '=', fact_id)
    .returning('fact_id')
    .execute();
  return removedRows.length > 0;
}

/** Returns the notes of a run that facts were said. A fact can have two, because an older version had another kind of them. */
export function listTicks(db: Queries, runId: number) {
  return db
    .selectFrom('fact_ticks')
    .select(['fact_id', 'ticked_at as at'])
    .where('run_id', '=', runId)
    .execute();
}

/** Returns the name of an unfinished run in which a fact has a tick, or null. Ignores rehearsals. */
export async function findRunWithTick(db: Queries, factId: number): Promise<string | null> {
  const run = await db
    .selectFrom('fact_ticks')
    .innerJoin('runs', 'runs.id', 'fact_ticks.run_id')
    .select('runs.name')
    .where('fact_ticks.fact_id', '=', factId)
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}
