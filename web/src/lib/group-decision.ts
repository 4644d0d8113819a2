import type { Answer, Calls } from '@vincere/contract';
import { tieWords } from '@vincere/domain';
import { t } from './text.ts';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** Returns how a tie was decided, or undefined if there was a majority or no decision. */
export function tieOf(decided_by: DecidedBy): string | undefined {
  return decided_by === null || decided_by === 'majority' ? undefined : t(tieWords[decided_by]);
}

/** The decision of a closed stage. */
export type Outcome = { stage: number; title: string; decidedBy: DecidedBy };

/** Returns `The group chose: Keep the port open.`; for a tie, who or what decided. */
export function outcomeSentence({ title: decision, decidedBy }: Outcome): string {
  return `${chosenText(decidedBy, decision)}${/[.!?]$/.test(decision) ? '' : '.'}`;
}

function chosenText(decidedBy: DecidedBy, decision: string): string {
  switch (decidedBy) {
    case 'facilitator':
      return t('It was a tie. The facilitator chose: {decision}', { decision });
    case 'rooms':
      return t('It was a tie. More rooms were for: {decision}', { decision });
    case 'first':
      return t('It was a tie, also between the rooms. The first to reach its votes: {decision}', {
        decision,
      });
    default:
      return t('The group chose: {decision}', { decision });
  }
}
