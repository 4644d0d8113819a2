import { type Room, rooms } from '@vincere/domain';
import type { Queries } from '../db/database.ts';

const roomRunColumns = ['id', 'run_id', 'scenario_id', 'room_name', 'notes', 'notes_revision'] as const;

export function findRoomRun(db: Queries, roomRunId: number) {
  return db.selectFrom('room_runs').select(roomRunColumns).where('id', '=', roomRunId).executeTakeFirst();
}

/** The rooms of a run for one of its scenarios. */
export function listRoomRuns(db: Queries, runId: number, scenarioId: number) {
  return db
    .selectFrom('room_runs')
    .select(roomRunColumns)
    .where('run_id', '=', runId)
    .where('scenario_id', '=', scenarioId)
    .orderBy('id')
    .execute();
}

/** Makes the rooms of a run for a scenario that it reaches (ruling 5.1). */
export function saveRoomRuns(db: Queries, runId: number, scenarioId: number) {
  return db
    .insertInto('room_runs')
    .values(
      rooms.map((room_name) => ({
        run_id: runId,
        scenario_id: scenarioId,
        room_name,
        notes: '',
        notes_revision: 0,
      })),
    )
    .execute();
}

/** Stores the notes of a room; its notes revision grows by one and is given back. */
export function saveRoomNotes(db: Queries, roomRunId: number, notes: string) {
  return db
    .updateTable('room_runs')
    .set((eb) => ({ notes, notes_revision: eb('notes_revision', '+', 1) }))
    .where('id', '=', roomRunId)
    .returning(roomRunColumns)
    .executeTakeFirstOrThrow();
}

/** A room as its author wrote it: the facilitator's lines to it. */
export function findAuthoredRoom(db: Queries, scenarioId: number, roomName: Room) {
  return db
    .selectFrom('authored_rooms')
    .select(['id', 'scenario_id', 'room_name', 'notes'])
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .executeTakeFirst();
}

/** Makes the seven rooms of a new scenario, with the facilitator's lines where they are given. */
export function saveAuthoredRooms(
  db: Queries,
  scenarioId: number,
  notes: Partial<Record<Room, string>> = {},
) {
  return db
    .insertInto('authored_rooms')
    .values(rooms.map((room_name) => ({ scenario_id: scenarioId, room_name, notes: notes[room_name] ?? '' })))
    .execute();
}

export function saveAuthoredNotes(db: Queries, scenarioId: number, roomName: Room, notes: string) {
  return db
    .updateTable('authored_rooms')
    .set({ notes })
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .returning(['id', 'notes'])
    .executeTakeFirst();
}
