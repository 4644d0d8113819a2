import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/**
 * Judges whether an account can become an observer of a run. `takes_part` says whether it has a seat on the run. Refuses
 * `run.is-over`, `observer.no-account` (also for guests and closed accounts), `observer.is-facilitator` (facilitators see
 * everything already) and `observer.takes-part`.
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
