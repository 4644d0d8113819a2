import { roomTurnout } from '../votes/turnout.ts';
import type { ConditionRules } from './post-condition.ts';

/** The cell of a condition for which everybody in one of the rooms must have voted. */
export const everyone = 'everyone';

/** No vote of a room is missing, or no vote of anybody in a room. A room without votes and without people has not voted. */
export const voted: ConditionRules<'voted'> = {
  exists: () => true,
  holds: ({ room_name }, { seats, votes }) => {
    if (room_name !== null) {
      const { voted: cast, ballots } = roomTurnout(room_name, seats, votes);
      return ballots > 0 && cast === ballots;
    }
    const voters = seats.filter((seat) => seat.room_name !== 'dashboard');
    return voters.length > 0 && voters.every(({ id }) => votes.some(({ seat_id }) => seat_id === id));
  },
  problems: () => [],
  part: null,
  keyIn: () => '',
  idIn: () => 0,
  toPackage: (condition) => condition,
  fromPackage: (condition) => condition,
  example: `voted: ${everyone}`,
  itemCount: 1,
  toCell: ({ room_name }, { room }) => [room_name === null ? everyone : room(room_name)],
  fromCell: ([room = ''], { role }) => {
    if (room.toLowerCase() === everyone) return { kind: 'voted', room_name: null };
    const room_name = role(room);
    return room_name === null ? null : { kind: 'voted', room_name };
  },
};
