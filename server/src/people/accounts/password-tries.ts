import { rateLimits } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import { networkOf } from '../../platform/network.ts';
import { accountText, countKey, type FailureCounts, refuseFor } from './failures.ts';
import { type Pause, SlowLane } from './slow-lane.ts';
import { TryCount } from './try-count.ts';

/** Who logs in: the id of an account, or the name that was typed where there is none; the address; the known device. */
export type LogInTrier = {
  account: number | string;
  address: string;
  /** The id of a device that has logged in to this account before, or null. */
  device: string | null;
  /** Aborts when the client closes the connection. */
  gone: AbortSignal;
};

const limits = rateLimits.password;

/** Of an account: with a page's time-out of 15 s, the last of those who wait is still answered in time. */
const accountPace = { pauseMs: 4_000, waiting: 2, waitingPerGroup: 2 };
/** Of a network: five attempts a second, taking turns between the accounts that they are about. */
const networkPace = { pauseMs: 200, waiting: 50, waitingPerGroup: 50 };

/**
 * Returns a function that makes attempts to log in. A device that is known for the account has a count of its own, so
 * that strangers cannot use it up. All other devices share the count of the account and of their network; once one of
 * these is used up, attempts are slowed down. A correct password then still passes, and a wrong one is refused with
 * `account.too-many-tries`.
 */
export function passwordTries(failures: FailureCounts, pause: Pause) {
  const count = new TryCount(limits.account, failures.of);
  const accountLane = new SlowLane(accountPace, pause);
  const networkLane = new SlowLane(networkPace, pause);

  /** Waits where a count is used up. Returns how long the longest of their windows lasts, 0 when none is used up. */
  async function slowDown(trier: LogInTrier, networkKey: string): Promise<number> {
    const found = await failures.of(networkKey);
    if (found.failures < limits.network) return 0;
    await networkLane.pass(networkKey, accountText(trier.account), trier.gone);
    return found.msLeft;
  }

  return async <T>(trier: LogInTrier, work: () => Promise<T>): Promise<T> => {
    const network = networkOf(trier.address);
    const account = accountText(trier.account);
    if (trier.device !== null) {
      const deviceKey = countKey('password', 'device', `${account} ${trier.device}`);
      if ((await count.take(deviceKey)).isTaken)
        try {
          return await work();
        } catch (error) {
          if (error instanceof Refusal) await failures.add([deviceKey]);
          throw error;
        } finally {
          count.leave(deviceKey);
        }
    }
    const networkKey = countKey('password', 'network', network);
    const accountKey = countKey('password', 'account', account);
    let msLeft = await slowDown(trier, networkKey);
    const place = await count.take(accountKey);
    if (!place.isTaken) {
      await accountLane.pass(accountKey, network, trier.gone);
      msLeft = Math.max(msLeft, place.msLeft);
    }
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await failures.add([networkKey, accountKey]);
      return msLeft > 0 ? refuseFor(msLeft) : Promise.reject(error);
    } finally {
      if (place.isTaken) count.leave(accountKey);
    }
  };
}
