import type { Room } from '@vincere/domain';

/** Returns the rooms whose posts a vote in `room` can cite as evidence. */
export function evidenceRooms(room: Room, rooms: readonly Room[]): readonly Room[] {
  return room === 'dashboard' ? rooms : [room, 'dashboard'];
}
