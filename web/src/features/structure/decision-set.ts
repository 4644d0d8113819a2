import { decisionLimit } from '@vincere/contract/constants';
import { decisions as texts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/**
 * Returns an error message if a scenario has no decisions or too many, or if links are missing, else undefined. With `hasNextStage` each
 * decision needs a link.
 */
export function problemOfDecisions(
  decisions: readonly { link_next_scenario_id: number | null }[],
  hasNextStage: boolean,
): string | undefined {
  if (decisions.length === 0) return t(texts.needsOne);
  if (decisions.length > decisionLimit) return t(texts.tooMany);
  const hasUnlinked = decisions.some(({ link_next_scenario_id }) => link_next_scenario_id === null);
  return hasNextStage && hasUnlinked ? t(texts.notLinked) : undefined;
}

/** Returns the decision slots of a scenario after the decision at `index` is swapped with the one at `index + by`. */
export function slotsAfterMove(ids: readonly number[], index: number, by: -1 | 1) {
  const swappedIds = ids.with(index, ids[index + by] ?? 0).with(index + by, ids[index] ?? 0);
  return {
    decision1_id: swappedIds[0] ?? null,
    decision2_id: swappedIds[1] ?? null,
    decision3_id: swappedIds[2] ?? null,
  };
}
