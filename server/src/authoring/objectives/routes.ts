import type { Nouns } from '@vincere/contract';
import { judgeObjectives, refuse, type SavedObjective } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { lockSimulation } from '../store/lock.ts';
import {
  findTeachingNote,
  listObjectives,
  listRatedObjectives,
  removeObjectives,
  saveObjectives,
  saveTeachingNote,
} from '../store/objectives.ts';
import { findSimulation } from '../store/simulations.ts';

/** Calls with which authors read and change the objectives and the teaching note of a simulation. */
export function objectiveRoutes(app: AuthoringApp): Handlers<Nouns['objectives']> {
  return {
    getTeaching: async ({ params: { simulationId } }) => {
      const db = app.db.read;
      if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
      return teachingOf(db, simulationId);
    },

    updateTeaching: ({ params, body: { objectives, teaching_note } }) =>
      app.db.change(async (change) => {
        const id = await lockSimulation(change, params.simulationId, app.clock());
        await app.contentUse.prepareEdit(change, id);
        if (objectives !== undefined) await changeObjectives(change.tx, id, objectives);
        if (teaching_note !== undefined) await saveTeachingNote(change.tx, id, teaching_note);
        return teachingOf(change.tx, id);
      }),
  };
}

async function teachingOf(db: Queries, simulationId: number) {
  return {
    objectives: await listObjectives(db, simulationId),
    teaching_note: await findTeachingNote(db, simulationId),
  };
}

async function changeObjectives(
  db: Queries,
  simulationId: number,
  saved: readonly SavedObjective[],
): Promise<void> {
  const stored = await listObjectives(db, simulationId);
  const rated = await listRatedObjectives(
    db,
    stored.map(({ id }) => id),
  );
  const deleted = judgeObjectives(
    stored.map((objective) => ({ ...objective, is_rated: rated.has(objective.id) })),
    saved,
  );
  await removeObjectives(db, deleted);
  await saveObjectives(db, simulationId, saved);
}
