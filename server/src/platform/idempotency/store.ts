import type { Queries } from '../db/database.ts';

/**
 * Claims a key of a user for a request. Returns false if it is claimed already; on PostgreSQL, waits for a transaction that
 * is claiming the same key.
 */
export async function claimKey(
  db: Queries,
  claim: { user_id: number; key: string; request_hash: string; created_at: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...claim, answer: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns the request and the answer (JSON) that a user's key was used for. */
export function findKey(db: Queries, userId: number, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Saves the answer (JSON) of a claimed key. */
export function saveAnswer(db: Queries, userId: number, key: string, answer: string) {
  return db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Deletes keys that were claimed before a time (epoch ms). */
export function deleteKeysBefore(db: Queries, createdBefore: number) {
  return db.deleteFrom('idempotency_keys').where('created_at', '<', createdBefore).execute();
}
