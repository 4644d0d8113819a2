import type { Room } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { listMemberRooms } from './seats.ts';

/** Returns the observers of a run, in the order in which they were added. */
export function listObserverRows(db: Queries, runId: number) {
  return db
    .selectFrom('observers')
    .innerJoin('users', 'users.id', 'observers.user_id')
    .select([
      'observers.user_id',
      'observers.created_at',
      'users.first_name',
      'users.last_name',
      'users.email_address',
    ])
    .where('observers.run_id', '=', runId)
    .orderBy('observers.created_at')
    .orderBy('observers.user_id')
    .execute();
}

/** Returns whether a person is an observer of a run. */
export async function observes(db: Queries, runId: number, userId: number): Promise<boolean> {
  const [row] = await observer(db, { runId, userId });
  return row !== undefined;
}

const observer = prepared((db, { runId, userId }: { runId: number; userId: number }) =>
  db.selectFrom('observers').select('user_id').where('run_id', '=', runId).where('user_id', '=', userId),
);

/** Returns whether a run has observers. One who has a seat on it takes part and doesn't count. */
export async function isObserved(db: Queries, runId: number): Promise<boolean> {
  const row = await db
    .selectFrom('observers')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.run_id', '=', 'observers.run_id')
        .onRef('seats.user_id', '=', 'observers.user_id')
        .on('seats.removed_at', 'is', null),
    )
    .select('observers.user_id')
    .where('observers.run_id', '=', runId)
    .where('seats.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds an observer to a run. Returns false if the person was an observer already. */
export async function saveObserver(
  db: Queries,
  observer: { run_id: number; user_id: number; created_at: number },
): Promise<boolean> {
  const savedRow = await db
    .insertInto('observers')
    .values(observer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return savedRow !== undefined;
}

/** Removes an observer of a run. Returns undefined if the person is none. */
export function removeObserverRow(db: Queries, runId: number, userId: number) {
  return db
    .deleteFrom('observers')
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
}

/** Returns the runs that a person observes and has no seat on, newest first. */
export function listObservedRunRows(db: Queries, userId: number) {
  return db
    .selectFrom('observers')
    .innerJoin('runs', 'runs.id', 'observers.run_id')
    .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
    .leftJoin('editions', 'editions.hash', 'runs.edition_hash')
    .leftJoin('guided_debriefs', 'guided_debriefs.run_id', 'runs.id')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.run_id', '=', 'observers.run_id')
        .onRef('seats.user_id', '=', 'observers.user_id')
        .on('seats.removed_at', 'is', null),
    )
    .select((eb) => [
      'runs.id as run_id',
      'runs.name',
      'runs.status',
      eb.fn.coalesce('editions.name', 'simulations.name').as('simulation'),
      'guided_debriefs.opened_at as debrief_opened_at',
      'guided_debriefs.phase as debrief_phase',
      'guided_debriefs.phase_entered_at as debrief_phase_entered_at',
    ])
    .where('observers.user_id', '=', userId)
    .where('seats.id', 'is', null)
    .orderBy('runs.id', 'desc')
    .execute();
}

/** Returns the room of each participant of a run, and null for each observer without a seat, by account id. */
export async function listFollowers(db: Queries, runId: number): Promise<ReadonlyMap<number, Room | null>> {
  const [rooms, observers] = await Promise.all([listMemberRooms(db, runId), listObserverRows(db, runId)]);
  return new Map([...observers.map(({ user_id }) => [user_id, null] as const), ...rooms]);
}
