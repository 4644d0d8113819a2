/** Where a run has been: a scenario with the decision that it was left with; null while it is open, or was broken off. */
export type Stop = { scenario_id: number; decision_id: number | null };

/**
 * Where the decisions that a run carried out led it, by decision: to the scenario that it met next, or (null) to its
 * end. Told by its `stops` in their order and not by links, which an author may change after the run went along them.
 */
export function linksPlayed(stops: readonly Stop[]): Map<number, number | null> {
  return new Map(
    stops.flatMap(({ decision_id }, index) =>
      decision_id === null ? [] : [[decision_id, stops[index + 1]?.scenario_id ?? null] as const],
    ),
  );
}

/** Decisions as a run met them: those that it carried out lead where it went, the others where they lead today. */
export function asPlayed<D extends { id: number; link_next_scenario_id: number | null }>(
  decisions: readonly D[],
  stops: readonly Stop[],
): D[] {
  const played = linksPlayed(stops);
  return decisions.map((decision) => {
    const next = played.get(decision.id);
    return next === undefined ? decision : { ...decision, link_next_scenario_id: next };
  });
}
