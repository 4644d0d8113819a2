import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { openStatuses } from '../runs/runs.ts';

/** The post or the file of an item. */
export type Subject = { post_id: number; file_id: null } | { post_id: null; file_id: number };

/** An item with the name of the person who put it on the table. */
export type ItemRow = Omit<
  Selectable<Schema['table_items']>,
  'taken_back_at' | 'first_added_at' | 'first_seat_id'
> & {
  first_name: string;
  last_name: string;
};

/** Returns the items on the tables of a run, or on that of one scenario, in the order in which they were added. */
export function listItems(db: Queries, runId: number, scenarioId?: number): Promise<ItemRow[]> {
  return itemRows(db)
    .where('table_items.run_id', '=', runId)
    .$if(scenarioId !== undefined, (query) => query.where('table_items.scenario_id', '=', scenarioId ?? 0))
    .orderBy('table_items.added_at')
    .orderBy('table_items.id')
    .execute();
}

/** Returns an item on a table of a run; undefined if there is none with this id, or if it was taken back. */
export function findItem(db: Queries, runId: number, itemId: number): Promise<ItemRow | undefined> {
  return itemRows(db)
    .where('table_items.run_id', '=', runId)
    .where('table_items.id', '=', itemId)
    .executeTakeFirst();
}

function itemRows(db: Queries) {
  return db
    .selectFrom('table_items')
    .innerJoin('seats', 'seats.id', 'table_items.seat_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([
      'table_items.id',
      'table_items.run_id',
      'table_items.scenario_id',
      'table_items.room_name',
      'table_items.post_id',
      'table_items.file_id',
      'table_items.seat_id',
      'table_items.line',
      'table_items.added_at',
      'users.first_name',
      'users.last_name',
    ])
    .where('table_items.taken_back_at', 'is', null);
}

/** Returns what is and what was on the table of a scenario. */
export function listEverOnTable(db: Queries, runId: number, scenarioId: number) {
  return db
    .selectFrom('table_items')
    .select(['post_id', 'file_id', 'added_at', 'taken_back_at'])
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenarioId)
    .execute();
}

/** Returns every post and file that was on the table of a scenario, with who put it there first, and when. */
export function listFirstItems(db: Queries, runId: number, scenarioId: number) {
  return db
    .selectFrom('table_items')
    .select(['post_id', 'file_id', 'room_name', 'first_added_at', 'first_seat_id'])
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenarioId)
    .execute();
}

type NewItem = Pick<ItemRow, 'run_id' | 'scenario_id' | 'room_name' | 'seat_id' | 'line' | 'added_at'> &
  Subject;

/** Puts an item on the table, also one that was taken back. It keeps who put it there first, and when. */
export async function saveItem(db: Queries, item: NewItem): Promise<void> {
  const { seat_id, line, added_at } = item;
  await db
    .insertInto('table_items')
    .values({ ...item, taken_back_at: null, first_added_at: added_at, first_seat_id: seat_id })
    .onConflict((conflict) =>
      conflict
        .columns(['run_id', item.post_id === null ? 'file_id' : 'post_id'])
        .doUpdateSet({ seat_id, line, added_at, taken_back_at: null }),
    )
    .execute();
}

export async function takeItemBack(db: Queries, itemId: number, now: number): Promise<void> {
  await db.updateTable('table_items').set({ taken_back_at: now }).where('id', '=', itemId).execute();
}

export async function clearLine(db: Queries, itemId: number): Promise<void> {
  await db.updateTable('table_items').set({ line: '' }).where('id', '=', itemId).execute();
}

/** Returns the name of an unfinished run that has this post or file on a table, or null. */
export async function findRunWithItem(
  db: Queries,
  subject: { post_id: number } | { file_id: number },
): Promise<string | null> {
  const items = db
    .selectFrom('table_items')
    .innerJoin('runs', 'runs.id', 'table_items.run_id')
    .select('runs.name')
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .where('table_items.taken_back_at', 'is', null)
    .limit(1);
  const run = await ('post_id' in subject
    ? items.where('table_items.post_id', '=', subject.post_id)
    : items.where('table_items.file_id', '=', subject.file_id)
  ).executeTakeFirst();
  return run?.name ?? null;
}

export async function isFileOnTable(db: Queries, runId: number, fileId: number): Promise<boolean> {
  const item = await db
    .selectFrom('table_items')
    .select('id')
    .where('run_id', '=', runId)
    .where('file_id', '=', fileId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
  return item !== undefined;
}

/** Returns whether a post is on the table of a closed scenario of a run. */
export async function isOnClosedTable(db: Queries, runId: number, postId: number): Promise<boolean> {
  const item = await db
    .selectFrom('table_items')
    .innerJoin('visits', (join) =>
      join
        .onRef('visits.run_id', '=', 'table_items.run_id')
        .onRef('visits.scenario_id', '=', 'table_items.scenario_id'),
    )
    .select('table_items.id')
    .where('table_items.run_id', '=', runId)
    .where('table_items.post_id', '=', postId)
    .where('table_items.taken_back_at', 'is', null)
    .where('visits.closed_at', 'is not', null)
    .executeTakeFirst();
  return item !== undefined;
}
