import { decisions as texts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';

/**
 * What is wrong with the decisions of a scenario as a whole (administrator specification, section 5); undefined when
 * nothing is. `leadsOn`: there is a next stage, so each needs a link.
 */
export function problemOfDecisions(
  decisions: readonly { link_next_scenario_id: number | null }[],
  leadsOn: boolean,
): string | undefined {
  if (decisions.length === 0) return t(texts.needsOne);
  const isOpen = decisions.some(({ link_next_scenario_id }) => link_next_scenario_id === null);
  return leadsOn && isOpen ? t(texts.notLinked) : undefined;
}

/** The slots of a scenario once the decision at `index` has changed places with its neighbour. */
export function slotsAfterMove(ids: readonly number[], index: number, by: -1 | 1) {
  const moved = ids.with(index, ids[index + by] ?? 0).with(index + by, ids[index] ?? 0);
  return { decision1_id: moved[0] ?? null, decision2_id: moved[1] ?? null, decision3_id: moved[2] ?? null };
}
