import type { Answer, Calls } from '@vincere/contract';
import { tieWords } from '@vincere/domain';
import { t } from './text.ts';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** Returns how a tie was decided, or undefined if there was a majority or no decision. */
export function tieOf(decided_by: DecidedBy): string | undefined {
  return decided_by === null || decided_by === 'majority' ? undefined : t(tieWords[decided_by]);
}

/** The decision of a closed stage. */
export type Outcome = { stage: number; title: string; tie: string | undefined };

/** `The group chose: Keep the port open.`, and how a tie was decided. */
export function outcomeSentence({ title, tie }: Outcome): string {
  const chosen = t('The group chose: {decision}', { decision: title });
  return `${chosen}${/[.!?]$/.test(title) ? '' : '.'}${tie ? ` ${tie}.` : ''}`;
}
