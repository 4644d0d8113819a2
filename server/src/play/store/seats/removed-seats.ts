import type { Queries } from '../../../platform/db/database.ts';
import type { Seat } from '../../../platform/http/caller.ts';
import { releasePensOfSeats } from '../votes/orders.ts';
import { seatColumns } from './seats.ts';

export function removeSeat(db: Queries, seatId: number, now: number) {
  return removeSeats(db, [seatId], now);
}

/** Returns a seat that was removed, with the time of its removal (epoch ms). */
export async function findRemovedSeat(
  db: Queries,
  seatId: number,
): Promise<(Seat & { removed_at: number }) | undefined> {
  const seat = await db
    .selectFrom('seats')
    .select([...seatColumns, 'removed_at'])
    .where('id', '=', seatId)
    .executeTakeFirst();
  return seat?.removed_at == null ? undefined : { ...seat, removed_at: seat.removed_at };
}

/**
 * Returns the seats of a run that were removed at or after `since` (epoch ms) and whose people have not joined again, last
 * removed first.
 */
export function listRestorableSeats(db: Queries, runId: number, since: number) {
  return db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.id', 'users.first_name', 'users.last_name', 'seats.room_name'])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('seats as current')
            .select('current.id')
            .where('current.run_id', '=', runId)
            .whereRef('current.user_id', '=', 'seats.user_id')
            .where('current.removed_at', 'is', null),
        ),
      ),
    )
    .orderBy('seats.removed_at', 'desc')
    .orderBy('seats.id')
    .execute();
}

/** Undoes the removal of a seat. */
export function restoreSeat(db: Queries, seatId: number) {
  return db.updateTable('seats').set({ removed_at: null }).where('id', '=', seatId).execute();
}

/** Marks several seats as removed at `now` (epoch ms). These people lose the pens of orders. */
export async function removeSeats(db: Queries, seatIds: readonly number[], now: number): Promise<void> {
  await db.updateTable('seats').set({ removed_at: now }).where('id', 'in', seatIds).execute();
  await releasePensOfSeats(db, seatIds);
}
