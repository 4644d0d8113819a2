import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { inUseOf } from './run-rooms.ts';

const roomRunColumns = ['id', 'run_id', 'scenario_id', 'room_name', 'notes', 'notes_revision'] as const;

export function findRoomRun(db: Queries, roomRunId: number) {
  return db.selectFrom('room_runs').select(roomRunColumns).where('id', '=', roomRunId).executeTakeFirst();
}

/** Returns the room runs of a run for one of its scenarios. */
export function listRoomRuns(db: Queries, runId: number, scenarioId: number) {
  return roomRuns(db, { runId, scenarioId });
}

const roomRuns = prepared((db, { runId, scenarioId }: { runId: number; scenarioId: number }) =>
  db
    .selectFrom('room_runs')
    .select(roomRunColumns)
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenarioId)
    .orderBy('id'),
);

/** Inserts the room runs of a run for a scenario that it enters: of its rooms in use and the dashboard. */
export async function saveRoomRuns(
  db: Queries,
  run: { id: number; rooms: string | null },
  scenarioId: number,
): Promise<void> {
  await db
    .insertInto('room_runs')
    .values(
      ([...inUseOf(run), 'dashboard'] as const).map((room_name) => ({
        run_id: run.id,
        scenario_id: scenarioId,
        room_name,
        notes: '',
        notes_revision: 0,
      })),
    )
    .execute();
}

/** Saves the notes of a room, increments their revision and returns the room. */
export function saveRoomNotes(db: Queries, roomRunId: number, notes: string) {
  return db
    .updateTable('room_runs')
    .set((eb) => ({ notes, notes_revision: eb('notes_revision', '+', 1) }))
    .where('id', '=', roomRunId)
    .returning(roomRunColumns)
    .executeTakeFirstOrThrow();
}
