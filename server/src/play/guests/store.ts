import type { FullName, Room } from '@vincere/domain';
import { keyOf, keysOf, type Names, type Person, personColumns } from '../../people/accounts/store.ts';
import type { Queries } from '../../platform/db/database.ts';

export function saveGuestJoin(db: Queries, runId: number, isOn: boolean) {
  return db
    .updateTable('runs')
    .set({ guest_join: isOn ? 1 : 0 })
    .where('id', '=', runId)
    .execute();
}

/** Returns the guest who has a seat on a run under this key. */
export async function findGuest(
  db: Queries,
  runId: number,
  guest_key_hash: string,
): Promise<{ user_id: number; room_name: Room } | undefined> {
  return db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.user_id', 'seats.room_name'])
    .where('seats.run_id', '=', runId)
    .where('seats.guest_key_hash', '=', guest_key_hash)
    .where('seats.removed_at', 'is', null)
    .where('users.is_guest', '=', 1)
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
}

/** Returns whether a guest holds a seat under this key on the run with this access code. */
export async function holdsSeat(db: Queries, accessCode: string, guest_key_hash: string): Promise<boolean> {
  const seat = await db
    .selectFrom('runs')
    .innerJoin('seats', 'seats.run_id', 'runs.id')
    .select('seats.id')
    .where('runs.access_code', '=', accessCode)
    .where('seats.guest_key_hash', '=', guest_key_hash)
    .where('seats.removed_at', 'is', null)
    .executeTakeFirst();
  return seat !== undefined;
}

/** Changes the name of a guest. */
export function renameGuest(db: Queries, userId: number, name: FullName): Promise<Person> {
  return db
    .updateTable('users')
    .set({ ...name, name_key: keyOf(`${name.first_name} ${name.last_name}`) })
    .where('id', '=', userId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}

/** Saves a person who takes part by name only. The email and username get a random key that equals no real one. */
export function saveGuest(
  db: Queries,
  guest: { first_name: string; last_name: string; key: string; created_at: number },
): Promise<Person> {
  const { key, ...given } = guest;
  return db
    .insertInto('users')
    .values({
      ...given,
      name_key: keyOf(`${given.first_name} ${given.last_name}`),
      email_address: '',
      email_key: key,
      username: '',
      username_key: key,
      password_hash: null,
      bio: '',
      settings: '{}',
      is_admin: 0,
      is_active: 1,
      is_guest: 1,
      has_completed_questionnaire: 0,
    })
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}

/** Turns the row of a guest into that of an account. */
export function saveAsAccount(
  db: Queries,
  userId: number,
  account: Names & { password_hash: string },
): Promise<Person> {
  return db
    .updateTable('users')
    .set({ ...account, ...keysOf(account), is_guest: 0 })
    .where('id', '=', userId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}
