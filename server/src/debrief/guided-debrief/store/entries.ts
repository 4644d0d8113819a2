import type { Authors, WritingPhase } from '@vincere/domain';
import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type EntryRow = Selectable<Schema['debrief_entries']>;

/** An entry for all as people other than its author may read it. `name` is null unless the author shows it. */
export type EntryForAll = Pick<EntryRow, 'id' | 'phase' | 'text' | 'release_number' | 'merged_into'> & {
  name: string | null;
};

/** Returns the entries for all of a guided debrief, in the order of their random ids. It never returns a private one. */
export async function listEntriesForAll(db: Queries, runId: number): Promise<EntryForAll[]> {
  const rows = await db
    .selectFrom('debrief_entries')
    .innerJoin('seats', 'seats.id', 'debrief_entries.seat_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([
      'debrief_entries.id',
      'debrief_entries.phase',
      'debrief_entries.text',
      'debrief_entries.release_number',
      'debrief_entries.merged_into',
      'debrief_entries.shows_name',
      'users.first_name',
      'users.last_name',
    ])
    .where('debrief_entries.run_id', '=', runId)
    .where('is_private', '=', 0)
    .orderBy('debrief_entries.id')
    .execute();
  return rows.map(({ shows_name, first_name, last_name, ...row }) => ({
    ...row,
    name: shows_name === 1 ? `${first_name} ${last_name}`.trim() : null,
  }));
}

/** Returns a seat's entries, private ones included, in the order in which they were written. Only for their author. */
export function listOwnEntries(db: Queries, seatId: number): Promise<EntryRow[]> {
  return db
    .selectFrom('debrief_entries')
    .selectAll()
    .where('seat_id', '=', seatId)
    .orderBy('phase')
    .orderBy('position')
    .execute();
}

/** Returns an entry of a seat; undefined if the seat has none with this id. */
export function findOwnEntry(db: Queries, seatId: number, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('debrief_entries')
    .selectAll()
    .where('seat_id', '=', seatId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function saveEntry(db: Queries, entry: EntryRow): Promise<void> {
  await db.insertInto('debrief_entries').values(entry).execute();
}

/** Whether a hidden lesson keeps its marks. They can't be given again once the marking is closed. */
type Kept = { keepsMarks: boolean };

/** Stores an author's edit. The entry is no longer released, and lessons merged into it are separate again. */
export async function updateEntry(
  db: Queries,
  id: string,
  edit: Pick<EntryRow, 'id' | 'text' | 'is_private' | 'shows_name' | 'was_released'>,
  options: Kept,
): Promise<void> {
  await detach(db, [id], options);
  await db
    .updateTable('debrief_entries')
    .set({ ...edit, release_number: null, merged_into: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(db: Queries, id: string): Promise<void> {
  await detach(db, [id], { keepsMarks: false });
  await db.deleteFrom('debrief_entries').where('id', '=', id).execute();
}

/** Releases entries together, after all that were released before. */
export async function releaseEntries(db: Queries, runId: number, ids: readonly string[]): Promise<void> {
  const { last } = await db
    .selectFrom('debrief_entries')
    .select((eb) => eb.fn.max('release_number').as('last'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('debrief_entries')
    .set({ release_number: (last ?? 0) + 1, was_released: 0 })
    .where('id', 'in', ids)
    .where('release_number', 'is', null)
    .execute();
}

/** Hides released entries. Lessons merged into them are separate again. */
export async function hideEntries(db: Queries, ids: readonly string[], options: Kept): Promise<void> {
  await db
    .updateTable('debrief_entries')
    .set({ release_number: null, merged_into: null })
    .where('id', 'in', ids)
    .execute();
  await detach(db, ids, options);
}

async function detach(db: Queries, ids: readonly string[], { keepsMarks }: Kept): Promise<void> {
  await db
    .updateTable('debrief_entries')
    .set({ merged_into: null })
    .where('merged_into', 'in', ids)
    .execute();
  if (!keepsMarks) await db.deleteFrom('lesson_marks').where('entry_id', 'in', ids).execute();
}

/** Merges a lesson, with those that were merged into it before, into another one. Null separates it. */
export async function mergeEntry(
  db: Queries,
  { run_id, id, into }: { run_id: number; id: string; into: string | null },
): Promise<void> {
  const query = db.updateTable('debrief_entries').set({ merged_into: into }).where('run_id', '=', run_id);
  await query.where('id', '=', id).execute();
  if (into !== null) await query.where('merged_into', '=', id).execute();
}

/** Counts the people who have written for all in each phase. Private entries don't count. */
export async function countAuthors(db: Queries, runId: number): Promise<Authors[]> {
  const rows = await db
    .selectFrom('debrief_entries')
    .select((eb) => [
      'phase',
      eb.fn.count<number>('seat_id').distinct().as('people'),
      eb.fn.max('shows_name').as('shows_name'),
    ])
    .where('run_id', '=', runId)
    .where('is_private', '=', 0)
    .groupBy('phase')
    .execute();
  return rows.map(({ phase, people, shows_name }) => ({ phase, people, shows_names: shows_name === 1 }));
}

/** Returns whether anybody has written in a phase, privately or for all. */
export async function hasEntries(db: Queries, runId: number, phase: WritingPhase): Promise<boolean> {
  const entry = await db
    .selectFrom('debrief_entries')
    .select('id')
    .where('run_id', '=', runId)
    .where('phase', '=', phase)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
