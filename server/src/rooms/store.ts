import { type Room, rooms } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Part } from '../simulations/part.ts';

const roomRunColumns = ['id', 'run_id', 'scenario_id', 'room_name', 'notes', 'notes_revision'] as const;

export function findRoomRun(db: Queries, roomRunId: number) {
  return db.selectFrom('room_runs').select(roomRunColumns).where('id', '=', roomRunId).executeTakeFirst();
}

/** The rooms of a run for one of its scenarios. */
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

/** Makes the rooms of a run for a scenario that it reaches (ruling 5.1). */
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

/** Stores the notes of a room; its notes revision grows by one and is given back. */
export function saveRoomNotes(db: Queries, roomRunId: number, notes: string) {
  return db
    .updateTable('room_runs')
    .set((eb) => ({ notes, notes_revision: eb('notes_revision', '+', 1) }))
    .where('id', '=', roomRunId)
    .returning(roomRunColumns)
    .executeTakeFirstOrThrow();
}

/** Whether a room has taken a note under this key. */
export async function hasNoteKey(db: Queries, roomRunId: number, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('note_keys')
    .select('key')
    .where('room_run_id', '=', roomRunId)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes that a room has taken a note under this key, which it had not. */
export function saveNoteKey(db: Queries, roomRunId: number, key: string) {
  return db.insertInto('note_keys').values({ room_run_id: roomRunId, key }).execute();
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

/** What an authored room holds besides files. */
export type RoomContent = { scenario_id: number; room_name: Room; post_count: number; has_notes: number };

/** What the authored rooms of a part hold: how many posts, and whether there are notes to the room. */
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
