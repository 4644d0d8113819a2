import type { Queries } from '../db/database.ts';

type Key = { user_id: number; key: string };

/**
 * Claims a key of a user for a request. Returns false if it is claimed already; on PostgreSQL, waits for a transaction that
 * is claiming the same key.
 */
export async function claimKey(
  db: Queries,
  claim: Key & { request_hash: string; created_at: number },
): Promise<boolean> {
  const insertedKey = await db
    .insertInto('idempotency_keys')
    .values({ ...claim, reference: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return insertedKey !== undefined;
}

/** Returns the request that a user's key was used for, and the reference (JSON) to what it made. */
export function findKey(db: Queries, { user_id, key }: Key) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reference'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Saves the reference (JSON) of a claimed key. */
export function saveReference(db: Queries, { user_id, key }: Key, reference: string) {
  return db
    .updateTable('idempotency_keys')
    .set({ reference })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute();
}

/**
 * Forgets the request that made something and what it made, by the reference. The key stays, so that a late retry doesn't make it
 * again.
 */
export async function forgetRequest(db: Queries, userId: number, reference: string): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ request_hash: '', reference: 'null' })
    .where('user_id', '=', userId)
    .where('reference', '=', JSON.stringify(reference))
    .execute();
}

/** Deletes all keys of a user but the `keptCount` newest. */
export async function deleteOldKeysOf(db: Queries, userId: number, keptCount: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<=', (eb) =>
      eb
        .selectFrom('idempotency_keys as later')
        .select('later.created_at')
        .where('later.user_id', '=', userId)
        .orderBy('later.created_at', 'desc')
        .limit(1)
        .offset(keptCount),
    )
    .execute();
}

/** Deletes keys that were claimed before a time (epoch ms). */
export function deleteKeysBefore(db: Queries, createdBefore: number) {
  return db.deleteFrom('idempotency_keys').where('created_at', '<', createdBefore).execute();
}
