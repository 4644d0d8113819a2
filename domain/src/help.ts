import { refuse } from './refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/** The maximum number of open questions per person. */
export const mostOpenQuestions = 5;

/**
 * Judges a question to the facilitators, which is also accepted before the run starts and while it is paused. `open`
 * holds the unsettled questions of the same person. Returns `repeat` if one of them has the same text: a double click, or a
 * retry after a lost response. Refuses `run.is-over` and `help.too-many-open`.
 */
export function judgeQuestion(
  { status, open }: { status: RunStatus; open: readonly string[] },
  content: string,
): 'new' | 'repeat' {
  judgeHelpOpen(status);
  if (open.some((asked) => asked.trim() === content.trim())) return 'repeat';
  if (open.length >= mostOpenQuestions) refuse('help.too-many-open', { limit: mostOpenQuestions });
  return 'new';
}

/** Checks that the help line of a run is open, for questions and for answers. Refuses `run.is-over`. */
export function judgeHelpOpen(status: RunStatus): void {
  if (isFinished(status)) refuse('run.is-over');
}
