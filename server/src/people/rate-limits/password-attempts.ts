import { rateLimits } from '@vincere/contract';
import { Refusal } from '@vincere/domain';
import { networkOf } from '../../platform/network.ts';
import { AttemptCounter } from './attempt-counter.ts';
import { accountText, countKey, type FailureCounts, refuseFor } from './failure-counts.ts';
import { type Pause, Throttle } from './throttle.ts';

/** An attempt to log in: the account's id, or the typed name if there is no such account, the address and the known device. */
export type LogInAttempt = {
  account: number | string;
  address: string;
  /** The id of a device that has logged in to this account before, or null. */
  device: string | null;
  /** Aborts when the client closes the connection. */
  gone: AbortSignal;
};

const limits = rateLimits.password;

/** The pace of an account. The last waiting attempt is answered within a page's timeout of 15 s. */
const accountPace = { pauseMs: 4_000, waiting: 2, waitingPerGroup: 2 };
/** The pace of a network: five attempts per second, which alternate between the accounts that they are for. */
const networkPace = { pauseMs: 200, waiting: 50, waitingPerGroup: 50 };

/**
 * Returns a function that makes attempts to log in. Each known device of an account has a separate count, which strangers
 * can't use up. All other devices share the counts of the account and of their network. Once one of these is used up,
 * attempts are slowed down: a correct password still passes, and a wrong one is refused with `account.too-many-tries`.
 */
export function passwordAttempts(failures: FailureCounts, pause: Pause) {
  const count = new AttemptCounter(limits.account, failures.of);
  const accountLane = new Throttle(accountPace, pause);
  const networkLane = new Throttle(networkPace, pause);

  /** Waits if the network's count is used up. Returns how long its window still lasts in ms; 0 if it is not used up. */
  async function slowDown(attempt: LogInAttempt, networkKey: string): Promise<number> {
    const failureWindow = await failures.of(networkKey);
    if (failureWindow.failures < limits.network) return 0;
    await networkLane.pass(networkKey, accountText(attempt.account), attempt.gone);
    return failureWindow.msLeft;
  }

  return async <T>(attempt: LogInAttempt, work: () => Promise<T>): Promise<T> => {
    const network = networkOf(attempt.address);
    const account = accountText(attempt.account);
    if (attempt.device !== null) {
      const deviceKey = countKey('password', 'device', `${account} ${attempt.device}`);
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
    let msLeft = await slowDown(attempt, networkKey);
    const place = await count.take(accountKey);
    if (!place.isTaken) {
      await accountLane.pass(accountKey, network, attempt.gone);
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
