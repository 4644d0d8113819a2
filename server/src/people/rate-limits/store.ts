import { sql } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';

/** Returns the number of failures of a key in a window that is not over at `now`; undefined if there are none. */
export async function findFailures(db: Queries, keyHash: string, now: number) {
  const [found] = await failuresOfKey(db, { keyHash });
  return found && found.ends_at > now ? found : undefined;
}

const failuresOfKey = prepared((db, { keyHash }: { keyHash: string }) =>
  db.selectFrom('failed_tries').select(['failures', 'ends_at']).where('key_hash', '=', keyHash),
);

/** Counts a failure. The first one starts a window of `windowMs`. Returns the number of failures in the window. */
export async function addFailure(
  db: Queries,
  keyHash: string,
  now: number,
  windowMs: number,
): Promise<number> {
  const isOver = sql<boolean>`failed_tries.ends_at <= ${now}`;
  const { failures } = await db
    .insertInto('failed_tries')
    .values({ key_hash: keyHash, failures: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        failures: sql<number>`case when ${isOver} then 1 else failed_tries.failures + 1 end`,
        ends_at: sql<number>`case when ${isOver} then excluded.ends_at else failed_tries.ends_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

export function removeFailures(db: Queries, keyHash: string) {
  return db.deleteFrom('failed_tries').where('key_hash', '=', keyHash).execute();
}

/** Removes the counts of windows that are over. */
export function sweepFailures(db: Queries, now: number) {
  return db.deleteFrom('failed_tries').where('ends_at', '<=', now).execute();
}
