import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/** The maximum number of open questions per person. */
export const maxOpenQuestions = 5;

/**
 * Judges a question to the facilitators, which is also accepted before the run starts and while it is paused.
 * `openQuestions` is the number of unsettled questions of the same person. Refuses `run.is-over` and `help.too-many-open`.
 */
export function judgeQuestion({ status, openQuestions }: { status: RunStatus; openQuestions: number }): void {
  judgeHelpOpen(status);
  if (openQuestions >= maxOpenQuestions) refuse('help.too-many-open', { limit: maxOpenQuestions });
}

/** Checks that the help line of a run is open, for questions and for answers. Refuses `run.is-over`. */
export function judgeHelpOpen(status: RunStatus): void {
  if (isFinished(status)) refuse('run.is-over');
}
