import type { Room } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { listMemberRooms } from '../participation/store.ts';

/** Those who watch a run, in the order in which they were let in. */
export function listObservers(db: Queries, runId: number) {
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

/** Whether a person was let to watch a run. */
export async function observes(db: Queries, runId: number, userId: number): Promise<boolean> {
  const [row] = await observer(db, { runId, userId });
  return row !== undefined;
}

const observer = prepared((db, { runId, userId }: { runId: number; userId: number }) =>
  db.selectFrom('observers').select('user_id').where('run_id', '=', runId).where('user_id', '=', userId),
);

/** Keeps that somebody may watch a run; false where that was so already. */
export async function saveObserver(
  db: Queries,
  observer: { run_id: number; user_id: number; created_at: number },
): Promise<boolean> {
  const saved = await db
    .insertInto('observers')
    .values(observer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Removes an observer of a run; undefined when there is no such one. */
export function removeObserver(db: Queries, runId: number, userId: number) {
  return db
    .deleteFrom('observers')
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
}

/** The runs that a person may watch and takes no part in, newest first. */
export function listObservedRuns(db: Queries, userId: number) {
  return db
    .selectFrom('observers')
    .innerJoin('runs', 'runs.id', 'observers.run_id')
    .innerJoin('simulations', 'simulations.id', 'runs.simulation_id')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.run_id', '=', 'observers.run_id')
        .onRef('seats.user_id', '=', 'observers.user_id')
        .on('seats.removed_at', 'is', null),
    )
    .select(['runs.id as run_id', 'runs.name', 'runs.status', 'simulations.name as simulation'])
    .where('observers.user_id', '=', userId)
    .where('seats.id', 'is', null)
    .orderBy('runs.id', 'desc')
    .execute();
}

/** The rooms of the people on a run by account, and null for its observers without a seat. */
export async function listFollowers(db: Queries, runId: number): Promise<ReadonlyMap<number, Room | null>> {
  const [rooms, observers] = await Promise.all([listMemberRooms(db, runId), listObservers(db, runId)]);
  return new Map([...observers.map(({ user_id }) => [user_id, null] as const), ...rooms]);
}
