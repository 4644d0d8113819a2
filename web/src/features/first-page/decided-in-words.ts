import { type DecidedBy, type RunStatus, tieWords } from '@vincere/domain';
import { t } from '../../lib/text.ts';

/** The figures of a stage's decision: how it was reached, and the final votes for it and in all. */
type Decided = { decided_by: DecidedBy | null; votes: number; cast: number };

/** Returns how a stage's decision was reached, in words. `decided_by` is null without a decision. */
export function decidedInWords({ decided_by, votes, cast }: Decided, status: RunStatus): string {
  if (decided_by === null)
    // A scenario without decisions ends the simulation.
    return status === 'ENDED' ? t('The run was ended here') : t('The simulation ended here');
  if (decided_by !== 'majority') return t(tieWords[decided_by]);
  return t('Majority, {votes} of {cast}', { votes, cast });
}
