/** Which way a group went through a simulation, and where it is. */
export type Way = {
  /** The scenarios that the group has been in, in order, with the decision that led on; null while it is open. */
  visited: readonly { scenario_id: number; decision_id: number | null }[];
  /** Where the group is now, or where it ended. */
  current: number | null;
  isOver: boolean;
};

/** The decisions whose links the group went along. */
export function linksOf({ visited }: Way): ReadonlySet<number> {
  return new Set(visited.flatMap(({ decision_id }) => decision_id ?? []));
}
