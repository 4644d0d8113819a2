import { type Room, refuse } from '@vincere/domain';
import { hasReached } from '../../authoring/store/files.ts';
import { findAuthoredRoom } from '../../authoring/store/rooms.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findEditionIn } from '../editions/read.ts';
import { findRoomRun } from '../store/rooms/rooms.ts';

export type RoomRunRow = NonNullable<Awaited<ReturnType<typeof findRoomRun>>>;

/** Returns the facilitator's text to a room as its run shows it; empty if there is none. */
export async function findNotesIn(
  db: Queries,
  place: Pick<RoomRunRow, 'scenario_id' | 'run_id' | 'room_name'>,
): Promise<string> {
  const edition = await findEditionIn(db, place);
  const roomNotes =
    edition?.notes.find(hasRoomName(place.room_name)) ??
    (await findAuthoredRoom(db, place.scenario_id, place.room_name));
  return roomNotes?.notes ?? '';
}

/** Returns a room run. Refuses `room.unknown`, and `stage.not-begun` to people other than administrators. */
export async function readableRoom(
  db: Queries,
  roomRunId: number,
  { user }: { user: { is_admin: boolean } },
): Promise<RoomRunRow> {
  const room = (await findRoomRun(db, roomRunId)) ?? refuse('room.unknown');
  if (!user.is_admin && !(await hasReached(db, room.run_id, room.scenario_id))) refuse('stage.not-begun');
  return room;
}

export function hasRoomName(roomName: Room) {
  return (item: { room_name: Room }) => item.room_name === roomName;
}
