import { expect, test } from 'vitest';
import { roomTurnout } from './turnout.ts';

const seat = (id: number, room_name: 'legal' | 'social' | 'dashboard') => ({ id, room_name });
const vote = (seat_id: number, room_name: 'legal' | 'social') => ({ seat_id, room_name });

test('a vote counts in the room in which it was cast, wherever the person is now', () => {
  const seats = [seat(1, 'social'), seat(2, 'legal'), seat(3, 'social')];
  const votes = [vote(1, 'legal')];
  expect(roomTurnout('legal', seats, votes)).toEqual({ voted: 1, ballots: 2 });
  expect(roomTurnout('social', seats, votes)).toEqual({ voted: 0, ballots: 1 });
});

test('a room whose people have all voted elsewhere has no votes to wait for', () => {
  expect(roomTurnout('social', [seat(1, 'social')], [vote(1, 'legal')])).toEqual({ voted: 0, ballots: 0 });
  expect(roomTurnout('legal', [seat(1, 'dashboard')], [vote(1, 'legal')])).toEqual({ voted: 1, ballots: 1 });
});
