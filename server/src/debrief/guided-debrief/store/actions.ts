import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

type ActionRow = Selectable<Schema['debrief_actions']>;

/** Returns the actions of a guided debrief in the order in which they were written. */
export function listActions(db: Queries, runId: number): Promise<ActionRow[]> {
  return db.selectFrom('debrief_actions').selectAll().where('run_id', '=', runId).orderBy('id').execute();
}

export async function saveAction(
  db: Queries,
  action: Omit<Insertable<Schema['debrief_actions']>, 'id'>,
): Promise<void> {
  await db.insertInto('debrief_actions').values(action).execute();
}

/** Changes an action of a guided debrief. Returns whether it has one with this id. */
export async function updateAction(db: Queries, { id, run_id, ...changes }: ActionRow): Promise<boolean> {
  const updatedRows = await db
    .updateTable('debrief_actions')
    .set(changes)
    .where('run_id', '=', run_id)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return updatedRows.length > 0;
}
