import { refuse } from './refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/**
 * Judges whether an account may be let to watch a run: it takes no part in it, and sees less without. `takes_part` says that it
 * holds a seat. Refuses `run.is-over`, `observer.no-account` (also to guests and closed accounts),
 * `observer.is-facilitator` and `observer.takes-part`.
 */
export function judgeObserver(
  status: RunStatus,
  account: { is_active: boolean; is_guest: boolean; is_admin: boolean } | undefined,
  takes_part: boolean,
): void {
  if (isFinished(status)) refuse('run.is-over');
  if (account === undefined || !account.is_active || account.is_guest) return refuse('observer.no-account');
  if (account.is_admin) refuse('observer.is-facilitator');
  if (takes_part) refuse('observer.takes-part');
}
