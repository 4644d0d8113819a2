import { createHash } from 'node:crypto';
import { type RateLimitKind, rateLimitWindowSeconds } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Database } from '../../platform/db/database.ts';
import { isStorageFull } from '../../platform/db/failures.ts';
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
  /** Failures that could not be stored, because the storage was full. */
  const unsavedFailures = new Map<string, { failures: number; ends_at: number }>();

  function addUnsaved(keys: readonly string[], now: number, windowSeconds: number): void {
    for (const [key, { ends_at }] of unsavedFailures) if (ends_at <= now) unsavedFailures.delete(key);
    for (const key of keys) {
      const { failures, ends_at } = unsavedFailures.get(key) ?? {
        failures: 0,
        ends_at: now + windowSeconds * 1000,
      };
      unsavedFailures.set(key, { failures: failures + 1, ends_at });
    }
  }

  return {
    of: async (key) => {
      const now = clock();
      const counts = [await findFailures(db.read, key, now), unsavedFailures.get(key)].flatMap((count) =>
        count !== undefined && count.ends_at > now ? [count] : [],
      );
      return {
        failures: counts.reduce((sum, { failures }) => sum + failures, 0),
        msLeft: Math.max(0, ...counts.map(({ ends_at }) => ends_at - now)),
      };
    },
    add: async (keys, windowSeconds = rateLimitWindowSeconds) => {
      const now = clock();
      try {
        await db.change(async ({ tx }) => {
          let isNew = false;
          for (const key of keys)
            isNew = (await addFailure(tx, key, now, windowSeconds * 1000)) === 1 || isNew;
          if (isNew) await sweepFailures(tx, now);
        });
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        addUnsaved(keys, now, windowSeconds);
      }
    },
    remove: async (keys) => {
      for (const key of keys) unsavedFailures.delete(key);
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
