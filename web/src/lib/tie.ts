import type { Answer, Calls } from '@vincere/contract';
import { tieWords } from '@vincere/domain';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** How a tie was decided; undefined where the votes themselves decided. */
export function tieOf(decided_by: DecidedBy): string | undefined {
  return decided_by === null || decided_by === 'majority' ? undefined : tieWords[decided_by];
}
