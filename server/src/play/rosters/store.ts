import type { Preference, Room } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { yieldToEventLoop } from '../../platform/yield.ts';

/** Maximum number of values per statement. More would delay other requests or exceed the limit of an engine. */
const batchSize = 50;

/** Yields a long list in batches, and lets other requests proceed between two of them. */
export async function* batches<T>(all: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < all.length; start += batchSize) {
    yield all.slice(start, start + batchSize);
    await yieldToEventLoop();
  }
}

export type RosterPerson = {
  id: number;
  first_name: string;
  email_address: string;
  email_key: string;
  password_hash: string | null;
  settings: string;
  is_active: 0 | 1;
  email_verified_at: number | null;
};

/** Returns the people with these emails (as keys), by email. */
export async function listPeopleByEmail(
  db: Queries,
  emailKeys: readonly string[],
): Promise<Map<string, RosterPerson>> {
  const people = new Map<string, RosterPerson>();
  for await (const some of batches([...new Set(emailKeys)])) {
    const rows = await db
      .selectFrom('users')
      .select([
        'id',
        'first_name',
        'email_address',
        'email_key',
        'password_hash',
        'settings',
        'is_active',
        'email_verified_at',
      ])
      .where('email_key', 'in', some)
      .execute();
    for (const row of rows) people.set(row.email_key, row);
  }
  return people;
}

/** Returns the rankings of several people, by person id. People without a ranking are omitted. */
export async function listPreferencesOf(
  db: Queries,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Preference[]>> {
  const preferencesByUser = new Map<number, Preference[]>();
  for await (const some of batches(userIds)) {
    const rows = await db.selectFrom('preferences').selectAll().where('user_id', 'in', some).execute();
    for (const { user_id, ...preference } of rows)
      preferencesByUser.set(user_id, [...(preferencesByUser.get(user_id) ?? []), preference]);
  }
  return preferencesByUser;
}

export async function saveLinks(
  db: Queries,
  links: readonly { user_id: number; token_hash: string; expires_at: number }[],
): Promise<void> {
  for await (const some of batches(links)) await db.insertInto('password_links').values(some).execute();
}

/** Saves seats of several people. Returns them in the same order. */
export async function saveSeats(
  db: Queries,
  seats: readonly {
    run_id: number;
    user_id: number;
    room_name: Room;
    created_at: number;
    is_room_given: 0 | 1;
  }[],
): Promise<Seat[]> {
  const seatsByUser = new Map<number, Seat>();
  for await (const some of batches(seats)) {
    const rows = await db
      .insertInto('seats')
      .values(some.map((seat) => ({ ...seat, removed_at: null, last_seen_at: null })))
      .returning(['id', 'run_id', 'user_id', 'room_name', 'created_at'])
      .execute();
    for (const row of rows) seatsByUser.set(row.user_id, row);
  }
  return seats.flatMap(({ user_id }) => seatsByUser.get(user_id) ?? []);
}

/** Returns the seats of a run that have voted in any scenario. */
export async function listVotedSeats(db: Queries, runId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('votes')
    .select('seat_id')
    .distinct()
    .where('run_id', '=', runId)
    .execute();
  return new Set(rows.map(({ seat_id }) => seat_id));
}
