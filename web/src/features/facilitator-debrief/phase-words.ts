import { debriefPhases } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import type { DebriefPhase } from '../../parts/guided-debrief/types.ts';

/** The label of the button that goes to a phase. */
export const goLabels: Readonly<Record<Exclude<DebriefPhase, 'reactions'>, string>> = {
  'what-happened': t('Go to What Happened'),
  why: t('Go to Why'),
  lessons: t('Go to Lessons'),
  commitment: t('Go to Commitment'),
  done: t('Finish Debrief'),
};

/** The name of the button that goes back to a phase. */
export const backLabels: Readonly<Record<Exclude<DebriefPhase, 'done'>, string>> = {
  reactions: t('Back to Reactions'),
  'what-happened': t('Back to What Happened'),
  why: t('Back to Why'),
  lessons: t('Back to Lessons'),
  commitment: t('Back to Commitment'),
};

/** Returns the phase that follows; undefined after the last one. */
export function phaseAfter(phase: DebriefPhase): Exclude<DebriefPhase, 'reactions'> | undefined {
  const next = debriefPhases[debriefPhases.indexOf(phase) + 1];
  return next === 'reactions' ? undefined : next;
}

/** Returns the phase before; undefined before the first one. */
export function phaseBefore(phase: DebriefPhase): Exclude<DebriefPhase, 'done'> | undefined {
  const previous = debriefPhases[debriefPhases.indexOf(phase) - 1];
  return previous === 'done' ? undefined : previous;
}
