import { type Room, rooms } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Part } from './part.ts';

/** Returns an authored room with the facilitator's text to it. */
export function findAuthoredRoom(db: Queries, scenarioId: number, roomName: Room) {
  return db
    .selectFrom('authored_rooms')
    .select(['id', 'scenario_id', 'room_name', 'notes'])
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .executeTakeFirst();
}

/** Returns the name of the room of a scenario with this id; undefined if the scenario has none. */
export async function findRoomName(
  db: Queries,
  scenarioId: number,
  roomId: number,
): Promise<Room | undefined> {
  const room = await db
    .selectFrom('authored_rooms')
    .select('room_name')
    .where('id', '=', roomId)
    .where('scenario_id', '=', scenarioId)
    .executeTakeFirst();
  return room?.room_name;
}

/** Returns the facilitator's texts to the rooms of a scenario. */
export function listAuthoredNotes(db: Queries, scenarioId: number) {
  return db
    .selectFrom('authored_rooms')
    .select(['room_name', 'notes'])
    .where('scenario_id', '=', scenarioId)
    .orderBy('id')
    .execute();
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

export function saveAuthoredNotesText(db: Queries, scenarioId: number, roomName: Room, notes: string) {
  return db
    .updateTable('authored_rooms')
    .set({ notes })
    .where('scenario_id', '=', scenarioId)
    .where('room_name', '=', roomName)
    .returning(['id', 'notes'])
    .executeTakeFirst();
}
