import type { ReportStage } from './types.ts';

/** How a participant's final decision of a stage stands to the group's. */
export function standingOf(stage: ReportStage): 'with' | 'against' | 'undecided' | 'none' {
  if (stage.user_chosen_decision === null) return 'none';
  if (stage.chosen_decision_id === null) return 'undecided';
  return stage.user_chosen_decision.decision_chosen_id === stage.chosen_decision_id ? 'with' : 'against';
}

const numberWords = ['no', 'one', 'two', 'three'];
export const inWords = (count: number): string => numberWords[count] ?? String(count);
const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${inWords(count)} times`;

/** The run in one sentence, made from its stages. */
export function sentenceOf(stages: readonly ReportStage[], finished: boolean): string {
  const standings = stages.map(standingOf);
  const count = (standing: ReturnType<typeof standingOf>) =>
    standings.filter((one) => one === standing).length;
  const [together, against] = [count('with'), count('against')];
  if (stages.length === 0)
    return finished ? 'This run ended before its first stage was played' : 'No stage has been closed yet';
  if (together === 0 && against === 0)
    return count('undecided') > 0
      ? 'You decided, and the run ended before the group had'
      : 'You made no final decision';
  if (together === 0) return 'You never decided with the group';
  if (together === stages.length)
    return together === 1 ? 'You decided with the group' : 'You always decided with the group';
  if (against === 0) return `You decided with the group ${times(together)}`;
  return `You decided with the group ${times(together)}, against it ${times(against)}`;
}
