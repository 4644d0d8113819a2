import type { Answer, Calls } from '@vincere/contract';
import { tieWords } from '@vincere/domain';
import { t } from './text.ts';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** How a tie was decided; undefined where the votes themselves decided. */
export function tieOf(decided_by: DecidedBy): string | undefined {
  return decided_by === null || decided_by === 'majority' ? undefined : t(tieWords[decided_by]);
}

/** What the group chose in a stage that has closed. */
export type Outcome = { stage: number; title: string; tie: string | undefined };

/** `The group chose: Keep the port open.`, and how where the votes were level. */
export function outcomeSentence({ title, tie }: Outcome): string {
  const chosen = t('The group chose: {decision}', { decision: title });
  return `${chosen}${/[.!?]$/.test(title) ? '' : '.'}${tie ? ` ${tie}.` : ''}`;
}
