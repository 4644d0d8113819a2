import { refuse } from './refusal.ts';
import { isFinished, type RunStatus } from './run-status.ts';

/** So many questions of one person may wait for the facilitators at a time. */
export const mostOpenQuestions = 5;

/**
 * Judges a question to the facilitators, who hear it in a draft and in a pause too; `open` are those of the same person that
 * are not settled yet. `repeat` for one that waits already: a press too many, or an answer that got lost on the line.
 * Refuses `run.is-over` and `help.too-many-open`.
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

/** The help line closes with its run, for both of its ends. Refuses `run.is-over`. */
export function judgeHelpOpen(status: RunStatus): void {
  if (isFinished(status)) refuse('run.is-over');
}
