/**
 * A scenario that a run has visited, with the decision that closed it. The decision is null while the visit is open, or if
 * the run was ended there.
 */
export type Stop = { scenario_id: number; decision_id: number | null };

/**
 * Returns the scenario that each decision of a run led to, by decision id; null for the end. The result comes from the order
 * of `stops` and not from the links of decisions, because an author may change links after the run.
 */
export function linksPlayed(stops: readonly Stop[]): Map<number, number | null> {
  return new Map(
    stops.flatMap(({ decision_id }, index) =>
      decision_id === null ? [] : [[decision_id, stops[index + 1]?.scenario_id ?? null] as const],
    ),
  );
}

/**
 * Returns the decisions with the links that the run followed. Decisions that the run did not take keep their present link.
 */
export function withFollowedLinks<D extends { id: number; link_next_scenario_id: number | null }>(
  decisions: readonly D[],
  stops: readonly Stop[],
): D[] {
  const playedLinks = linksPlayed(stops);
  return decisions.map((decision) => {
    const next = playedLinks.get(decision.id);
    return next === undefined ? decision : { ...decision, link_next_scenario_id: next };
  });
}
