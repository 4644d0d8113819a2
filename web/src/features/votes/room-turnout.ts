import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { RoomVotes } from './useRoomVote.ts';

/** Returns the number of people in a room and how many of them have voted. */
export function turnoutOf(run: Run, room: Room, votes: RoomVotes): { voted: number; people: number } {
  const voted = votes.votes_cast;
  const inRoom = run.users_playing.filter((person) => person.room.room_name === room).length;
  // A voter may have been moved to another room since.
  return { voted, people: Math.max(inRoom, voted) };
}
