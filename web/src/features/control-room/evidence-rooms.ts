import { type Room, rooms } from '@vincere/domain';

/** Returns the rooms whose posts a vote in `room` can cite as evidence. */
export function evidenceRooms(room: Room): readonly Room[] {
  return room === 'dashboard' ? rooms : [room, 'dashboard'];
}
