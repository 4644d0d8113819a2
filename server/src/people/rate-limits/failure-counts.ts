import { createHash } from 'node:crypto';
import { type RateLimitKind, rateLimitWindowSeconds } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Database } from '../../platform/db/database.ts';
import type { Failures } from './attempt-counter.ts';
import { addFailure, findFailures, removeFailures, sweepFailures } from './store.ts';

/** Counts of failed attempts, kept in the database for all processes and across restarts. */
export type FailureCounts = {
  /** Returns how often a key has failed in its window. */
  of: (key: string) => Promise<Failures>;
  /** Counts one failure of each key. The first one begins a window of this many seconds. */
  add(keys: readonly string[], windowSeconds?: number): Promise<void>;
  /** Forgets the failures of the keys. */
  remove(keys: readonly string[]): Promise<void>;
};

export function failureCounts(db: Database, clock: () => number): FailureCounts {
  return {
    of: async (key) => {
      const now = clock();
      const found = await findFailures(db.read, key, now);
      return { failures: found?.failures ?? 0, msLeft: (found?.ends_at ?? now) - now };
    },
    add: async (keys, windowSeconds = rateLimitWindowSeconds) => {
      const now = clock();
      await db.change(async ({ tx }) => {
        let isNew = false;
        for (const key of keys) isNew = (await addFailure(tx, key, now, windowSeconds * 1000)) === 1 || isNew;
        if (isNew) await sweepFailures(tx, now);
      });
    },
    remove: async (keys) => {
      await db.change(async ({ tx }) => {
        for (const key of keys) await removeFailures(tx, key);
      });
    },
  };
}

/**
 * The key under which attempts of a kind are counted. Only a hash is stored because a caller may have typed anything,
 * a password included.
 */
export function countKey(
  kind: RateLimitKind,
  by: 'account' | 'device' | 'network' | 'own',
  id: string,
): string {
  return createHash('sha256').update(`${kind} ${by} ${id}`).digest('base64url');
}

/** Returns the text for an account in a key. The id of an account never equals a name of the same digits. */
export function accountText(account: number | string): string {
  return typeof account === 'number' ? `#${account}` : `:${account}`;
}

/** Refuses an attempt until the window of its count has ended. */
export function refuseFor(msLeft: number): never {
  return refuse('account.too-many-tries', { seconds: Math.max(1, Math.ceil(msLeft / 1000)) });
}
