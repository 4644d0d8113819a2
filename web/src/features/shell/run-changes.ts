/** The facts of a run that notifications depend on. */
export type WatchedRun = {
  id: number;
  name: string;
  participant_count: number;
};

export type RunChanges = {
  /** Runs that are no longer under way. */
  gone: WatchedRun[];
  /** Runs with more (or fewer) participants than before. */
  moved: { run: WatchedRun; by: number }[];
};

/** Returns the differences between two lists of unfinished runs. */
export function changesBetween(before: readonly WatchedRun[], now: readonly WatchedRun[]): RunChanges {
  const currentRuns = new Map(now.map((run) => [run.id, run]));
  const formerRuns = new Map(before.map((run) => [run.id, run]));
  return {
    gone: before.filter(({ id }) => !currentRuns.has(id)),
    moved: now.flatMap((run) => {
      const by = run.participant_count - (formerRuns.get(run.id) ?? run).participant_count;
      return by === 0 ? [] : [{ run, by }];
    }),
  };
}
