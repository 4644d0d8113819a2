import type { Answer, Calls } from '@vincere/contract';
import { reports } from '@vincere/contract/messages';

type DecidedBy = Answer<Calls['getParticipantReport']>['report_per_stage'][number]['decided_by'];

/** How a tie was decided, as participants are told it; undefined where the votes themselves decided. */
export function tieWords(decided_by: DecidedBy): string | undefined {
  if (decided_by === null || decided_by === 'majority') return undefined;
  return decided_by === 'facilitator' ? reports.tieByFacilitator : reports.ties[decided_by];
}
