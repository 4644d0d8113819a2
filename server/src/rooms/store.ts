import { type Room, rooms } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Part } from '../simulations/part.ts';

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

/** Inserts the room runs of a run for a scenario that it enters. */
export function saveRoomRuns(db: Queries, runId: number, scenarioId: number) {
  return savedRoomRuns(db, { runId, scenarioId });
}

const savedRoomRuns = prepared((db, { runId, scenarioId }: { runId: number; scenarioId: number }) =>
  db
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
    .returning('id'),
);

/** Saves the notes of a room, increments their revision and returns the room. */
export function saveRoomNotes(db: Queries, roomRunId: number, notes: string) {
  return db
    .updateTable('room_runs')
    .set((eb) => ({ notes, notes_revision: eb('notes_revision', '+', 1) }))
    .where('id', '=', roomRunId)
    .returning(roomRunColumns)
    .executeTakeFirstOrThrow();
}

/** Returns whether a room has stored a note with this idempotency key. */
export async function hasNoteKey(db: Queries, roomRunId: number, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('note_keys')
    .select('key')
    .where('room_run_id', '=', roomRunId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Saves the idempotency key of a note. The key must be new for this room. */
export function saveNoteKey(db: Queries, roomRunId: number, key: string) {
  return db.insertInto('note_keys').values({ room_run_id: roomRunId, key }).execute();
}

/** Returns an authored room with the facilitator's text to it. */
export function findAuthoredRoom(db: Queries, scenarioId: number, roomName: Room) {
  return db
    .selectFrom('authored_rooms')
    .select(['id', 'scenario_id', 'room_name', 'notes'])
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .executeTakeFirst();
}

/** Inserts the seven rooms of a new scenario. `notes` has the facilitator's text per room. */
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

/** A summary of an authored room, without its files. */
export type RoomContent = { scenario_id: number; room_name: Room; post_count: number; has_notes: number };

/** Returns the number of posts of each authored room, and whether it has a text from the facilitator. */
export async function listRoomContents(db: Queries, { column, id }: Part): Promise<RoomContent[]> {
  const rows = await db
    .selectFrom('authored_rooms')
    .innerJoin('scenarios', 'scenarios.id', 'authored_rooms.scenario_id')
    .innerJoin('stages', 'stages.id', 'scenarios.stage_id')
    .select((eb) => [
      'authored_rooms.scenario_id',
      'authored_rooms.room_name',
      eb
        .selectFrom('posts')
        .select((posts) => posts.fn.countAll<number>().as('count'))
        .whereRef('posts.scenario_id', '=', 'authored_rooms.scenario_id')
        .whereRef('posts.room_name', '=', 'authored_rooms.room_name')
        .where('posts.room_run_id', 'is', null)
        .as('post_count'),
      eb.case().when('authored_rooms.notes', '=', '').then(0).else(1).end().as('has_notes'),
    ])
    .where(column, '=', id)
    .execute();
  return rows.map((row) => ({ ...row, post_count: row.post_count ?? 0 }));
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
