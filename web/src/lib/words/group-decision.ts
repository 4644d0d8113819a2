import type { Answer, Calls } from '@vincere/contract';
import { tieWords } from '@vincere/domain';
import { t } from '../text.ts';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** Returns how a tie was decided, or undefined if there was a majority or no decision. */
export function tieOf(decided_by: DecidedBy): string | undefined {
  return decided_by === null || decided_by === 'majority' ? undefined : t(tieWords[decided_by]);
}

/** Returns how many votes a decision had, such as `9 of 24 votes.`, and how a tie was decided. */
export function votesText(votes: number, cast: number, decided_by: DecidedBy): string {
  const count = t('{votes} of {cast} votes.', { votes, cast });
  const tie = tieOf(decided_by);
  return tie === undefined ? count : `${count} ${tie}.`;
}

/** The decision of a closed stage. */
export type GroupDecision = { stage: number; title: string; decidedBy: DecidedBy };

/** Returns `The group chose: Keep the port open.`; for a tie, who or what decided. */
export function decisionSentence({ title: decision, decidedBy }: GroupDecision): string {
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
