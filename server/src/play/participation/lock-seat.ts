import { isFinished, refuse } from '@vincere/domain';
import type { Seat } from '../../platform/http/caller.ts';
import { lockRun } from '../store/runs/runs.ts';
import { findSeat } from '../store/seats/seats.ts';

/** Returns a seat with its run locked. Refuses a removed seat and a seat of a finished run. */
export async function lockSeat(change: Parameters<typeof lockRun>[0], seatId: number) {
  const seatBeforeLock = (await findSeat(change.tx, seatId)) ?? refuse('seat.unknown');
  const run = await lockRun(change, seatBeforeLock.run_id);
  // Reads the seat again, because it may have been removed or moved while we waited for the lock.
  const seat: Seat = (await findSeat(change.tx, seatId)) ?? refuse('seat.unknown');
  if (isFinished(run.status)) refuse('run.is-over');
  return { seat, run };
}
