import { t } from '../../../lib/text.ts';
import type { ReportStage } from '../types.ts';

/** Returns how a participant's final decision in a stage compares with the group's. */
export function alignmentOf(stage: ReportStage): 'with' | 'against' | 'undecided' | 'none' {
  if (stage.user_chosen_decision === null) return 'none';
  if (stage.chosen_decision_id === null) return 'undecided';
  return stage.user_chosen_decision.decision_chosen_id === stage.chosen_decision_id ? 'with' : 'against';
}

/** Returns a count as a word. A simulation has at most three stages. */
const times = (count: number): string =>
  count === 1 ? t('once') : count === 2 ? t('twice') : t('three times');

/** Summarizes in one sentence how often the participant decided with the group. */
export function sentenceOf(stages: readonly ReportStage[], isFinished: boolean): string {
  const alignments = stages.map(alignmentOf);
  const count = (alignment: ReturnType<typeof alignmentOf>) =>
    alignments.filter((stageAlignment) => stageAlignment === alignment).length;
  const [together, against] = [count('with'), count('against')];
  if (stages.length === 0)
    return isFinished
      ? t('This run ended before its first stage was played')
      : t('No stage has been closed yet');
  if (together === 0 && against === 0)
    return count('undecided') > 0
      ? t('You decided, and the run ended before the group had')
      : t('You made no final decision');
  if (together === 0) return t('You never decided with the group');
  if (together === stages.length)
    return together === 1 ? t('You decided with the group') : t('You always decided with the group');
  if (against === 0) return t('You decided with the group {times}', { times: times(together) });
  return t('You decided with the group {times}, against it {against}', {
    times: times(together),
    against: times(against),
  });
}
