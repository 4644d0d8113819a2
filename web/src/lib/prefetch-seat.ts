/* Prefetches the visitor's seat for the page of a run, while the app is still loading. */

import type { Answer, Calls } from '@vincere/contract';
import { prefetch } from './prefetch.ts';
import { parseStored } from './stored.ts';

type Seats = Answer<Calls['listMyRuns']>['user_run'];

// API paths of the calls. The contract's table of addresses would load too late here.
const seatsAddress = '/api/v1/user-runs';
const seatAddress = (id: number) => `/api/v1/user-run-get/${id}`;
const roomAddress = (id: number) => `/api/v1/room-run-get/${id}`;

/** Returns the seat on the run with this access code, ignoring case and surrounding spaces. */
export function seatByCode(code: string, seats: Seats): Seats[number] | undefined {
  const wantedCode = code.trim().toUpperCase();
  return seats.find(({ sim_run }) => sim_run.access_code.toUpperCase() === wantedCode);
}

/** The run (by its access code) and the room in the address of a page. */
export type RunAddress = { code: string; room: string | undefined };

/**
 * Prefetches the visitor's seats. If the page's address contains a run, also prefetches the visitor's seat on it, and the
 * room if the page is of the seat's own room. Failures are ignored here: the page reads again and reports them.
 */
export async function prefetchSeat(address: RunAddress | undefined): Promise<void> {
  const answer = prefetch(seatsAddress);
  if (answer === null || address === undefined) return;
  const body = await answer.then((response) => response.clone().text()).catch(() => null);
  const seat = seatByCode(address.code, (parseStored(body) as { user_run?: Seats } | null)?.user_run ?? []);
  if (seat === undefined) return;
  void prefetch(seatAddress(seat.id));
  if (seat.room.room_name === address.room && seat.room.id !== null) void prefetch(roomAddress(seat.room.id));
}
