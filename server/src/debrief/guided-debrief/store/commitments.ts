import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

type CommitmentRow = Selectable<Schema['commitments']>;

/** Returns the commitment of a seat; undefined if there is none. Only for the person in that seat. */
export function findCommitment(db: Queries, seatId: number): Promise<CommitmentRow | undefined> {
  return db.selectFrom('commitments').selectAll().where('seat_id', '=', seatId).executeTakeFirst();
}

/** Stores the commitment of a seat in place of an earlier one. A reminder that was sent for the same date is not sent again. */
export async function saveCommitment(
  db: Queries,
  commitment: Omit<CommitmentRow, 'reminded_at'>,
): Promise<void> {
  const { seat_id: _, run_id: __, ...changes } = commitment;
  await db
    .insertInto('commitments')
    .values({ ...commitment, reminded_at: null })
    .onConflict((conflict) =>
      conflict.column('seat_id').doUpdateSet((eb) => ({
        ...changes,
        reminded_at: eb
          .case()
          .when('commitments.due_on', '=', changes.due_on)
          .then(eb.ref('commitments.reminded_at'))
          .else(null)
          .end(),
      })),
    )
    .execute();
}

export async function deleteCommitmentRow(db: Queries, seatId: number): Promise<void> {
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

/** A commitment whose reminder can be sent, with the person's stored settings. */
export type Reminder = {
  seat_id: number;
  text: string;
  name: string;
  email_address: string;
  settings: string;
};

/**
 * Marks the commitments dated `from` to `to` (YYYY-MM-DD) as reminded and returns those that were not. If several processes
 * call it, each commitment is returned to one of them.
 */
export async function takeDueReminders(
  db: Queries,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<Reminder[]> {
  const takenReminders = await db
    .updateTable('commitments')
    .set({ reminded_at: now })
    .where('due_on', '>=', from)
    .where('due_on', '<=', to)
    .where('is_reminded', '=', 1)
    .where('reminded_at', 'is', null)
    .returning('seat_id')
    .execute();
  if (takenReminders.length === 0) return [];
  return db
    .selectFrom('commitments')
    .innerJoin('runs', 'runs.id', 'commitments.run_id')
    .innerJoin('seats', 'seats.id', 'commitments.seat_id')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['commitments.seat_id', 'commitments.text', 'runs.name', 'users.email_address', 'users.settings'])
    .where(
      'commitments.seat_id',
      'in',
      takenReminders.map(({ seat_id }) => seat_id),
    )
    .where('users.is_guest', '=', 0)
    .where('users.is_active', '=', 1)
    .where('users.email_verified_at', 'is not', null)
    .execute();
}

/** Lets the reminder of a commitment be sent again, because the mail server did not accept it. */
export async function returnReminder(db: Queries, seatId: number): Promise<void> {
  await db.updateTable('commitments').set({ reminded_at: null }).where('seat_id', '=', seatId).execute();
}
