import { rateLimits, rateLimitWindowSeconds } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import { networkOf } from '../../platform/network.ts';
import { AttemptCounter } from './attempt-counter.ts';
import { countKey, type FailureCounts, refuseFor } from './failure-counts.ts';
import { type Pause, Throttle } from './throttle.ts';

/** An attempt to enter an access code: the id of the account, null if nobody is signed in, and the network address. */
export type CodeAttempt = { account: number | null; address: string };

const limits = rateLimits['access-code'];

/** The pace of a network: 20 codes per second. The last waiting code is checked after 10 s. */
const pace = { pauseMs: 50, waiting: 200, waitingPerGroup: 200 };
/** Maximum number of valid codes that are remembered. */
const mostKnown = 10_000;

/**
 * Returns a function that looks up an access code. Failures count for the account, which is refused beyond its limit, and
 * for the network, which is slowed down beyond its limit. A code that has just opened a run from the same network, and an
 * account without a failure, are not slowed down. People who enter the same code wait together.
 */
export function codeAttempts(failures: FailureCounts, clock: () => number, pause: Pause) {
  const count = new AttemptCounter(limits.account, failures.of);
  const lane = new Throttle(pace, pause);
  /** The time (epoch ms) until which a code counts as valid, by network and code. */
  const knownCodes = new Map<string, number>();
  const passing = new Map<string, Promise<void>>();

  function remember(name: string): void {
    const [oldest] = knownCodes.keys();
    if (oldest !== undefined && knownCodes.size >= mostKnown) knownCodes.delete(oldest);
    knownCodes.delete(name);
    knownCodes.set(name, clock() + rateLimitWindowSeconds * 1000);
  }

  const isKnown = (name: string) => (knownCodes.get(name) ?? 0) > clock();

  function passTogether(networkKey: string, name: string): Promise<void> {
    const passPromise =
      passing.get(name) ??
      lane.pass(networkKey, '').catch((error: unknown) => {
        passing.delete(name);
        throw error;
      });
    passing.set(name, passPromise);
    return passPromise;
  }

  /** Waits if the network's limit is used up. Returns how long its window still lasts in ms; 0 if it did not wait. */
  async function slowDown(networkKey: string, name: string): Promise<number> {
    if (isKnown(name)) return 0;
    const failureWindow = await failures.of(networkKey);
    // Somebody else may have entered the same code in the meantime.
    if (failureWindow.failures < limits.network || isKnown(name)) return 0;
    await passTogether(networkKey, name);
    return failureWindow.msLeft;
  }

  return async <T>({ account, address }: CodeAttempt, code: string, find: () => Promise<T>): Promise<T> => {
    const network = networkOf(address);
    const name = `${network} ${code}`;
    const networkKey = countKey('access-code', 'network', network);
    const ownKey = account === null ? null : countKey('access-code', 'own', String(account));
    const place = ownKey === null ? null : await count.take(ownKey);
    if (place?.isTaken === false) return refuseFor(place.msLeft);
    try {
      const msLeft = place?.failures === 0 ? 0 : await slowDown(networkKey, name);
      try {
        const value = await find();
        remember(name);
        return value;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        knownCodes.delete(name);
        await failures.add(ownKey === null ? [networkKey] : [networkKey, ownKey]);
        return msLeft > 0 ? refuseFor(msLeft) : Promise.reject(error);
      } finally {
        // The code is remembered first, so that requests in between don't have to wait.
        if (msLeft > 0) passing.delete(name);
      }
    } finally {
      if (ownKey !== null) count.leave(ownKey);
    }
  };
}
