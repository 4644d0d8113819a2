import type { Mark } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';

/** Returns the marks on the lessons of a guided debrief. */
export function listMarks(db: Queries, runId: number): Promise<Mark[]> {
  return db
    .selectFrom('lesson_marks')
    .innerJoin('debrief_entries', 'debrief_entries.id', 'lesson_marks.entry_id')
    .select(['lesson_marks.seat_id', 'lesson_marks.entry_id'])
    .where('debrief_entries.run_id', '=', runId)
    .execute();
}

/**
 * Returns the ids of the lessons that a seat marked. A mark on a merged lesson counts as one on the lesson into which it was
 * merged.
 */
export async function listMarksOf(db: Queries, seatId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('lesson_marks')
    .innerJoin('debrief_entries', 'debrief_entries.id', 'lesson_marks.entry_id')
    .select((eb) => eb.fn.coalesce('debrief_entries.merged_into', 'debrief_entries.id').as('id'))
    .where('lesson_marks.seat_id', '=', seatId)
    .execute();
  return [...new Set(rows.map(({ id }) => id))].toSorted();
}

/** Replaces the marks of a seat. */
export async function saveMarks(db: Queries, seatId: number, entryIds: readonly string[]): Promise<void> {
  await db.deleteFrom('lesson_marks').where('seat_id', '=', seatId).execute();
  const rows = [...new Set(entryIds)].map((entry_id) => ({ seat_id: seatId, entry_id }));
  if (rows.length > 0) await db.insertInto('lesson_marks').values(rows).execute();
}
