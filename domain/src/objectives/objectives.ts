import { refuse } from '../refusal.ts';

/** The number of objectives of a simulation. */
export const objectiveLimit = 6;

/** The lengths of an objective and of a teaching note, in characters. */
export const objectiveLengths = { title: 120, text: 1000 } as const;
export const teachingNoteLength = 50_000;

/** An objective of a simulation: what its group should be able to do, and what good looks like. */
export type Objective = { title: string; text: string };

/** An objective that an author saves. Its id is null if it is new. */
export type SavedObjective = Objective & { id: number | null };

type StoredObjective = Objective & { id: number; is_rated: boolean; is_deleted: boolean };

/**
 * Checks the objectives that an author saves in place of the stored ones. Returns the ids of the stored objectives that are
 * deleted. A deleted objective that is saved under its former id comes back. Refuses `objective.unknown` for an id that is not
 * stored or is listed twice, and `objective.rated` if an objective that has ratings is deleted.
 */
export function judgeObjectives(
  storedObjectives: readonly StoredObjective[],
  savedObjectives: readonly SavedObjective[],
): number[] {
  const ids = savedObjectives.flatMap(({ id }) => id ?? []);
  const isKnown = (id: number) => storedObjectives.some((objective) => objective.id === id);
  if (new Set(ids).size < ids.length || !ids.every(isKnown)) refuse('objective.unknown');
  const deletedObjectives = storedObjectives.filter(({ id, is_deleted }) => !is_deleted && !ids.includes(id));
  const ratedObjective = deletedObjectives.find(({ is_rated }) => is_rated);
  if (ratedObjective !== undefined) refuse('objective.rated', { title: ratedObjective.title });
  return deletedObjectives.map(({ id }) => id);
}
