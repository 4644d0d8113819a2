import { type RateLimitKind, rateLimits, verificationWindowSeconds } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import type { Database } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/network.ts';
import { AttemptCounter } from './attempt-counter.ts';
import { type CodeAttempt, codeAttempts } from './code-attempts.ts';
import { accountText, countKey, failureCounts, refuseFor } from './failure-counts.ts';
import { type LogInAttempt, passwordAttempts } from './password-attempts.ts';
import type { Pause } from './throttle.ts';

/** The kinds with this value in a column of the limits. */
type KindWhere<Column extends 'counts' | 'beyond', Value> = {
  [K in RateLimitKind]: (typeof rateLimits)[K][Column] extends Value ? K : never;
}[RateLimitKind];

/** The origin of an attempt: the id of an account, or a name that may belong to no account, and the network address. */
type Origin = { account: number | string; address: string };

/** Limits attempts to guess a secret. Each method refuses `account.too-many-tries` with the seconds to wait. */
export type RateLimiter = {
  /** Makes an attempt to log in: see `passwordAttempts`. Only an attempt that `work` refuses counts. */
  logIn<T>(who: LogInAttempt, work: () => Promise<T>): Promise<T>;
  /** Looks an access code up: see `codeAttempts`. Only a code that `find` refuses counts. */
  enterCode<T>(who: CodeAttempt, code: string, find: () => Promise<T>): Promise<T>;
  /**
   * Checks a secret that is too long to guess. `check` runs first, so a valid secret always passes. Beyond the limit of
   * the secret or of the network, a secret that `check` refuses is refused with `account.too-many-tries` instead.
   */
  redeem<T>(kind: KindWhere<'beyond', 'check'>, who: Origin, check: () => Promise<T>): Promise<T>;
  /**
   * Checks the password of a person who is signed in. Only failures of the same account count; beyond its limit the
   * attempt is refused before `work` runs.
   */
  attempt<T>(kind: 'password', who: Origin, work: () => Promise<T>): Promise<T>;
  /** Counts a mail that verifies an address, for the account that asks, for the mailbox, and for the network. */
  countVerification(who: { account: number; mailbox: string; address: string }): Promise<void>;
  /** Counts an attempt however it ends. */
  count(kind: Exclude<KindWhere<'counts', 'all'>, 'verification'>, who: Origin): Promise<void>;
  /** Forgets the failures of an account. */
  forget(kind: 'password', account: number): Promise<void>;
};

/** Opens the limits on a database. `pause` delays attempts that are slowed down. */
export function openRateLimiter(db: Database, clock: () => number, pause: Pause): RateLimiter {
  const failures = failureCounts(db, clock);
  const counts = new Map<string, AttemptCounter>();

  function countOf(kind: RateLimitKind, by: 'account' | 'network'): AttemptCounter {
    const name = `${kind} ${by}`;
    const count = counts.get(name) ?? new AttemptCounter(rateLimits[kind][by], failures.of);
    counts.set(name, count);
    return count;
  }

  const networkPlace = (kind: RateLimitKind, address: string) => ({
    count: countOf(kind, 'network'),
    key: countKey(kind, 'network', networkOf(address)),
  });
  const accountPlace = (kind: RateLimitKind, account: number | string) => ({
    count: countOf(kind, 'account'),
    key: countKey(kind, 'account', accountText(account)),
  });

  return {
    logIn: passwordAttempts(failures, pause),
    enterCode: codeAttempts(failures, clock, pause),
    redeem: async (kind, who, check) => {
      try {
        return await check();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { account, network } = rateLimits[kind];
        const keyLimits = [
          { key: countKey(kind, 'network', networkOf(who.address)), limit: network },
          { key: countKey(kind, 'account', accountText(who.account)), limit: account },
        ];
        for (const { key, limit } of keyLimits) {
          const failureWindow = await failures.of(key);
          if (failureWindow.failures >= limit) refuseFor(failureWindow.msLeft);
        }
        await failures.add(keyLimits.map(({ key }) => key));
        throw error;
      }
    },
    attempt: (kind, who, work) => {
      const key = countKey(kind, 'own', accountText(who.account));
      return within([{ count: countOf(kind, 'account'), key }], async () => {
        try {
          return await work();
        } catch (error) {
          if (error instanceof Refusal) await failures.add([key]);
          throw error;
        }
      });
    },
    countVerification: ({ account, mailbox, address }) => {
      const network = networkPlace('verification', address);
      const owners = [account, mailbox].map((owner) => accountPlace('verification', owner));
      return within([network, ...owners], async () => {
        await failures.add([network.key]);
        await failures.add(
          owners.map(({ key }) => key),
          verificationWindowSeconds,
        );
      });
    },
    count: (kind, who) => {
      // The network comes first: once it is used up, invented accounts cost no rows.
      const places = [networkPlace(kind, who.address), accountPlace(kind, who.account)];
      return within(places, () => failures.add(places.map(({ key }) => key)));
    },
    forget: (kind, account) =>
      failures.remove([
        countKey(kind, 'account', accountText(account)),
        countKey(kind, 'own', accountText(account)),
      ]),
  };
}

/** A key with the counter of its attempts. */
type CountedPlace = { count: AttemptCounter; key: string };

/** Does `work` with a place of each count. Refuses when a limit is used up. */
async function within<T>(places: readonly CountedPlace[], work: () => Promise<T>): Promise<T> {
  const takenPlaces: CountedPlace[] = [];
  try {
    for (const { count, key } of places) {
      const place = await count.take(key);
      if (!place.isTaken) return refuseFor(place.msLeft);
      takenPlaces.push({ count, key });
    }
    return await work();
  } finally {
    for (const { count, key } of takenPlaces) count.leave(key);
  }
}
