import { createHash } from 'node:crypto';
import { type TryKind, tryLimits, tryWindowSeconds } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import type { Database } from '../db/database.ts';
import { TryCount } from './try-count.ts';
import { addFailure, findFailures, removeFailures, sweepFailures } from './try-store.ts';

/** The kinds of which the limits say that all tries count, or those that failed. */
type TryKindThat<Counts> = {
  [K in TryKind]: (typeof tryLimits)[K]['counts'] extends Counts ? K : never;
}[TryKind];

/** Who tries: the id of an account, or a text that stands for one that may not exist; and the network address. */
type Trier = { account: number | string; address: string };

export type Tries = {
  /**
   * Makes a try that may be a guess. Only one that `work` refuses counts: a success or a bug does not.
   * Refuses `account.too-many-tries` without making it.
   */
  attempt<T>(kind: TryKindThat<'failed'>, who: Trier, work: () => Promise<T>): Promise<T>;
  /** Counts what is limited however it ends. Refuses `account.too-many-tries`. */
  count(kind: TryKindThat<'all'>, who: Trier): Promise<void>;
  /** Forgets the failures of an account. */
  forget(kind: TryKind, account: Trier['account']): Promise<void>;
};

/**
 * Counts failures in the database, for all processes and across restarts: a try that succeeds
 * reads two rows by their keys and writes nothing. What was typed is stored as a hash, since it may be anything.
 */
export function openTries(db: Database, clock: () => number): Tries {
  const counts = new Map<string, TryCount>();

  function countOf(kind: TryKind, by: 'account' | 'network'): TryCount {
    const name = `${kind} ${by}`;
    const count = counts.get(name) ?? new TryCount(tryLimits[kind][by], failuresOf);
    counts.set(name, count);
    return count;
  }

  async function failuresOf(key: string) {
    const now = clock();
    const found = await findFailures(db.read, key, now);
    return { failures: found?.failures ?? 0, msLeft: (found?.ends_at ?? now) - now };
  }

  async function addFailures(keys: readonly string[]): Promise<void> {
    const now = clock();
    await db.change(async ({ tx }) => {
      let isNew = false;
      for (const key of keys)
        isNew = (await addFailure(tx, key, now, tryWindowSeconds * 1000)) === 1 || isNew;
      if (isNew) await sweepFailures(tx, now);
    });
  }

  async function attempt<T>(
    kind: TryKind,
    who: Trier,
    work: () => Promise<T>,
    countsAlways = false,
  ): Promise<T> {
    // The network first: once it is used up, made-up accounts cost no room.
    const places = [
      { count: countOf(kind, 'network'), key: keyOf(kind, networkOf(who.address)) },
      { count: countOf(kind, 'account'), key: keyOf(kind, accountKey(who.account)) },
    ];
    const taken: typeof places = [];
    let counts = false;
    try {
      for (const place of places) {
        await place.count.take(place.key);
        taken.push(place);
      }
      counts = countsAlways;
      return await work();
    } catch (error) {
      counts = taken.length === places.length && error instanceof Refusal;
      throw error;
    } finally {
      try {
        if (counts) await addFailures(taken.map(({ key }) => key));
      } finally {
        for (const { count, key } of taken) count.leave(key);
      }
    }
  }

  return {
    attempt: (kind, who, work) => attempt(kind, who, work),
    count: (kind, who) => attempt(kind, who, async () => {}, true),
    forget: async (kind, account) => {
      await db.change(({ tx }) => removeFailures(tx, keyOf(kind, accountKey(account))));
    },
  };
}

function keyOf(kind: TryKind, who: string): string {
  return createHash('sha256').update(`${kind} ${who}`).digest('base64url');
}

/** An id never meets a text that spells it. */
function accountKey(account: Trier['account']): string {
  return typeof account === 'number' ? `#${account}` : `:${account}`;
}

/**
 * The network that an address stands for when tries are counted: an IPv4 address as it is, of an IPv6 address its
 * first 64 bits, since one household has all that follow.
 */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
