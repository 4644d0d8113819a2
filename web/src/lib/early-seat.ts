/* What the page of a run needs of its visitor's seat, asked for while the app itself is still on its way. */

import type { Answer, Calls } from '@vincere/contract';
import { askEarly } from './early.ts';
import { parseStored } from './stored.ts';

type Seats = Answer<Calls['listMyRuns']>['user_run'];

// Where the calls stand: the contract's table of addresses would arrive too late here.
const seatsAddress = '/api/v1/user-runs';
const seatAddress = (id: number) => `/api/v1/user-run-get/${id}`;
const roomAddress = (id: number) => `/api/v1/room-run-get/${id}`;

/** The seat on the run behind an access code, however it is written. */
export function seatUnder(code: string, seats: Seats): Seats[number] | undefined {
  const wanted = code.trim().toUpperCase();
  return seats.find(({ sim_run }) => sim_run.access_code.toUpperCase() === wanted);
}

/** What the address of a page names: a run by its access code, and a room of it. */
export type Named = { code: string; room: string | undefined };

/**
 * Asks for the visitor's seats and, where the page's address names a run, for this through the seat on it; on the page of
 * the seat's own room for the room too. A failure is the page's to meet.
 */
export async function askForSeat(named: Named | undefined): Promise<void> {
  const answer = askEarly(seatsAddress);
  if (answer === null || named === undefined) return;
  const told = await answer.then((response) => response.clone().text()).catch(() => null);
  const seat = seatUnder(named.code, (parseStored(told) as { user_run?: Seats } | null)?.user_run ?? []);
  if (seat === undefined) return;
  void askEarly(seatAddress(seat.id));
  if (seat.room.room_name === named.room && seat.room.id !== null) void askEarly(roomAddress(seat.room.id));
}
