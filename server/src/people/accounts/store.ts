import { emailKey } from '@vincere/domain';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';

export const personColumns = [
  'id',
  'first_name',
  'last_name',
  'email_address',
  'username',
  'bio',
  'is_admin',
  'is_active',
  'has_completed_questionnaire',
  'is_guest',
  'created_at',
  'email_verified_at',
] as const;

/** An account without the fields that are only needed to log in. */
export type Person = Pick<Selectable<Schema['users']>, (typeof personColumns)[number]>;

/** Returns the form of an email or username that is used for comparisons. */
export const keyOf = emailKey;

export function findUser(db: Queries, userId: number): Promise<Person | undefined> {
  return db.selectFrom('users').select(personColumns).where('id', '=', userId).executeTakeFirst();
}

export function findUserByEmail(
  db: Queries,
  email: string,
): Promise<(Person & { password_hash: string | null }) | undefined> {
  return db
    .selectFrom('users')
    .select([...personColumns, 'password_hash'])
    .where('email_key', '=', keyOf(email))
    .executeTakeFirst();
}

/** Returns the account with this email or username, and its password hash. An equal email takes precedence over a username. */
export async function findAccount(db: Queries, name: string) {
  const key = keyOf(name);
  const rows = await db
    .selectFrom('users')
    .select([...personColumns, 'email_key', 'password_hash'])
    .where((eb) => eb.or([eb('email_key', '=', key), eb('username_key', '=', key)]))
    .execute();
  return rows.find((row) => row.email_key === key) ?? rows[0];
}

/** Locks an account for the rest of the transaction. */
export function lockUser(db: Queries, userId: number) {
  return db
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', userId)
    .returning([...personColumns, 'email_key', 'username_key', 'password_hash', 'settings'])
    .executeTakeFirst();
}

/** Locks all administrators and returns the ids of the active ones. */
export async function lockAdministrators(db: Queries): Promise<number[]> {
  const rows = await db
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    // A literal, because a bound parameter would not match the partial index.
    .where('is_admin', '=', sql.lit(1 as const))
    .returning(['id', 'is_active'])
    .execute();
  return rows.filter((row) => row.is_active).map((row) => row.id);
}

export async function hasUsers(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns which of an account's two names another account has. A username can't be the email of another account either. */
export async function findTakenName(
  db: Queries,
  names: { email_address: string; username: string },
  ownId = 0,
): Promise<'email' | 'username' | undefined> {
  const email = keyOf(names.email_address);
  const username = keyOf(names.username);
  const rows = await db
    .selectFrom('users')
    .select('email_key')
    .where((eb) => eb.or([eb('email_key', 'in', [email, username]), eb('username_key', '=', username)]))
    .where('id', '!=', ownId)
    .execute();
  if (rows.some((row) => row.email_key === email)) return 'email';
  return rows.length > 0 ? 'username' : undefined;
}

export type NewUser = {
  first_name: string;
  last_name: string;
  email_address: string;
  username: string;
  password_hash: string | null;
  is_admin: 0 | 1;
  created_at: number;
  email_verified_at?: number;
};

/** Inserts an account. Returns undefined if its email or username is taken. */
export function saveUser(db: Queries, user: NewUser): Promise<Person | undefined> {
  return db
    .insertInto('users')
    .values(rowOf(user))
    .onConflict((conflict) => conflict.doNothing())
    .returning(personColumns)
    .executeTakeFirst();
}

/** Inserts several accounts, except those whose email or username is taken. */
export async function saveUsers(db: Queries, users: readonly NewUser[]): Promise<void> {
  await db
    .insertInto('users')
    .values(users.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function rowOf(user: NewUser): Insertable<Schema['users']> {
  return {
    ...user,
    ...keysOf(user),
    bio: '',
    settings: '{}',
    is_active: 1,
    has_completed_questionnaire: 0,
  };
}

export type Names = Pick<Person, 'first_name' | 'last_name' | 'email_address' | 'username'>;

/** Returns the names of an account in the form that is used for comparisons. */
export function keysOf(names: Names) {
  return {
    name_key: keyOf(`${names.first_name} ${names.last_name}`),
    email_key: keyOf(names.email_address),
    username_key: keyOf(names.username),
  };
}

export function saveProfile(
  db: Queries,
  userId: number,
  profile: Names & { bio: string; email_verified_at: number | null },
): Promise<Person> {
  return db
    .updateTable('users')
    .set({ ...profile, ...keysOf(profile) })
    .where('id', '=', userId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}

/** Changes the rights of a person: to administer, and to sign in. */
export function saveRights(
  db: Queries,
  userId: number,
  rights: { is_admin: 0 | 1; is_active: 0 | 1 },
): Promise<Person> {
  return db
    .updateTable('users')
    .set(rights)
    .where('id', '=', userId)
    .returning(personColumns)
    .executeTakeFirstOrThrow();
}

export async function findSettings(db: Queries, userId: number) {
  const [row] = await settingsOfUser(db, { userId });
  return row;
}

const settingsOfUser = prepared((db, { userId }: { userId: number }) =>
  db.selectFrom('users').select('settings').where('id', '=', userId),
);

export function saveSettings(db: Queries, userId: number, settings: string) {
  return db.updateTable('users').set({ settings }).where('id', '=', userId).execute();
}

/** Replaces a person's ranking of the roles as a whole. */
export async function savePreferences(
  db: Queries,
  userId: number,
  preferences: readonly Omit<Schema['preferences'], 'user_id'>[],
): Promise<void> {
  await db.deleteFrom('preferences').where('user_id', '=', userId).execute();
  await db
    .insertInto('preferences')
    .values(
      preferences.map(({ room_id, preference_order }) => ({ user_id: userId, room_id, preference_order })),
    )
    .execute();
}

/** Returns the roles that a person ranked, first choice first. */
export function listPreferences(db: Queries, userId: number) {
  return db
    .selectFrom('preferences')
    .select(['room_id', 'preference_order'])
    .where('user_id', '=', userId)
    .orderBy('preference_order')
    .execute();
}
