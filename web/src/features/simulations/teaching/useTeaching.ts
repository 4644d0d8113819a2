import type { Answer, Calls, Input } from '@vincere/contract';
import type { SavedObjective } from '@vincere/domain';
import { CallFailed, queryClient, queryOf, send, useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';

export type Objective = Answer<Calls['getTeaching']>['objectives'][number];
export type Texts = Pick<Objective, 'title' | 'text'>;

/** Another author has deleted or changed what this one edits. The message says so in the language of the screen. */
export class ChangedByOthers extends Error {}

/** The number of attempts to save a change of objectives. Between two of them, another author has changed the objectives. */
const attemptsToChange = 5;

const inputOf = (simulationId: number) => ({ params: { simulationId } });

/** Reads the objectives and the teaching note of a simulation. */
export function useTeaching(simulationId: number) {
  return useRead('getTeaching', inputOf(simulationId));
}

/** Saves objectives or the teaching note. Throws if the server refuses. */
export async function saveTeaching(
  simulationId: number,
  body: Input<Calls['updateTeaching']>['body'],
): Promise<void> {
  const { queryKey } = queryOf('getTeaching', inputOf(simulationId));
  const savedTeaching = await send('updateTeaching', { ...inputOf(simulationId), body });
  // A read that began before the change would bring back the former texts.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, savedTeaching);
}

/** The last change of objectives in this tab. The next one waits for it. */
let lastChange: Promise<unknown> = Promise.resolve();

/**
 * Saves what `change` makes of the current objectives, which it reads again first. If another author changes them before they
 * are saved, it reads and changes them again. Changes run one after the other, because each saves all objectives. Throws what
 * `change` throws, and if the read fails or the server refuses.
 */
export function changeObjectives(
  simulationId: number,
  change: (current: readonly Objective[]) => readonly SavedObjective[],
): Promise<void> {
  const pendingChange = lastChange.then(() => readAndChange(simulationId, change));
  lastChange = pendingChange.catch(() => {});
  return pendingChange;
}

async function readAndChange(
  simulationId: number,
  change: (current: readonly Objective[]) => readonly SavedObjective[],
): Promise<void> {
  const teachingQuery = queryOf('getTeaching', inputOf(simulationId));
  for (let attempt = 1; ; attempt++) {
    const { objectives, objectives_revision } = await queryClient.fetchQuery<Answer<Calls['getTeaching']>>({
      ...teachingQuery,
      staleTime: 0,
    });
    try {
      await saveTeaching(simulationId, { objectives: [...change(objectives)], objectives_revision });
      return;
    } catch (error) {
      const hasChanged = error instanceof CallFailed && error.code === 'objective.list-changed';
      if (!hasChanged || attempt === attemptsToChange) throw error;
    }
  }
}

/**
 * Saves new texts of an objective that the author sees as `shownObjective`. Throws as `changeObjectives`, and `ChangedByOthers` if another
 * author has deleted the objective or changed the same text.
 */
export function editObjective(
  simulationId: number,
  shownObjective: Objective,
  texts: Partial<Texts>,
): Promise<void> {
  return changeObjectives(simulationId, (currentObjectives) => {
    const storedObjective = currentObjectives.find(({ id }) => id === shownObjective.id);
    if (storedObjective === undefined)
      throw new ChangedByOthers(t('It was deleted in the meantime. Your text is still here.'));
    const editedObjective = { ...storedObjective, ...texts };
    const isClash = (field: keyof Texts) =>
      editedObjective[field] !== storedObjective[field] &&
      texts[field] !== undefined &&
      storedObjective[field] !== shownObjective[field];
    if (isClash('title') || isClash('text'))
      throw new ChangedByOthers(t('It was changed in the meantime. Your text is still here.'));
    return currentObjectives.map((objective) =>
      objective === storedObjective ? editedObjective : objective,
    );
  });
}

/** Brings a deleted objective back at a place, with these texts. */
export function bringBackObjective(simulationId: number, objective: Objective, index: number): Promise<void> {
  return changeObjectives(simulationId, (currentObjectives) =>
    // The author may bring it back in two tabs, or two authors may.
    currentObjectives.filter(({ id }) => id !== objective.id).toSpliced(index, 0, objective),
  );
}
