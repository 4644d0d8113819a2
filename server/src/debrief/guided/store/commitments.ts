import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

type CommitmentRow = Selectable<Schema['commitments']>;

/** Returns the commitment of a seat; undefined if there is none. Only for the person in that seat. */
export function findCommitment(db: Queries, seatId: number): Promise<CommitmentRow | undefined> {
  return db.selectFrom('commitments').selectAll().where('seat_id', '=', seatId).executeTakeFirst();
}

/** Stores the commitment of a seat in place of an earlier one. Its reminder has not been sent. */
export async function saveCommitment(
  db: Queries,
  commitment: Omit<CommitmentRow, 'reminded_at'>,
): Promise<void> {
  const { seat_id: _, run_id: __, ...changes } = commitment;
  await db
    .insertInto('commitments')
    .values({ ...commitment, reminded_at: null })
    .onConflict((conflict) => conflict.column('seat_id').doUpdateSet({ ...changes, reminded_at: null }))
    .execute();
}

export async function deleteCommitment(db: Queries, seatId: number): Promise<void> {
  await db.deleteFrom('commitments').where('seat_id', '=', seatId).execute();
}

/** Returns whether the person in a seat has an account with a verified email address. */
export async function hasVerifiedAddress(db: Queries, seatId: number): Promise<boolean> {
  const person = await db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select('users.id')
    .where('seats.id', '=', seatId)
    .where('users.is_guest', '=', 0)
    .where('users.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return person !== undefined;
}
