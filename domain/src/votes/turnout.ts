import type { Room } from '../rooms/rooms.ts';

/**
 * Counts the vote of a room. `voted`: votes cast in it, also by people who have been moved since. `ballots`: these, and the votes
 * still possible there, of people in the room who have no room vote. Somebody who has voted elsewhere has none left.
 */
export function roomTurnout(
  room: Room,
  seats: readonly { id: number; room_name: Room }[],
  votes: readonly { seat_id: number; room_name: Room }[],
): { voted: number; ballots: number } {
  const voters = new Set(votes.map(({ seat_id }) => seat_id));
  const voteCount = votes.filter(({ room_name }) => room_name === room).length;
  const waitingCount = seats.filter(({ id, room_name }) => room_name === room && !voters.has(id)).length;
  return { voted: voteCount, ballots: voteCount + waitingCount };
}
