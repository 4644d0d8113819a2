import type { Nouns } from '@vincere/contract';
import { judgeObjectives, refuse, type SavedObjective } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { lockSimulation } from '../store/lock.ts';
import {
  findTeaching,
  listObjectives,
  listRatedObjectives,
  listStoredObjectives,
  markObjectivesDeleted,
  raiseObjectivesRevision,
  saveObjectives,
  saveTeachingNote,
} from '../store/objectives.ts';
import { findSimulation } from '../store/simulations.ts';

export const getTeaching: CallHandler<'getTeaching', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return teachingOf(db, simulationId);
};

export const updateTeaching: CallHandler<'updateTeaching', AuthoringApp> = (
  { params, body: { objectives, objectives_revision, teaching_note }, inChange },
  app,
) =>
  inChange(async (change) => {
    const now = app.clock();
    const id = await lockSimulation(change, params.simulationId, now);
    if (objectives !== undefined) {
      const currentTeaching = await findTeaching(change.tx, id);
      if (currentTeaching.objectives_revision !== objectives_revision) refuse('objective.list-changed');
    }
    await app.contentUse.prepareEdit(change, id);
    if (objectives !== undefined) await changeObjectives(change.tx, id, objectives, now);
    if (teaching_note !== undefined) await saveTeachingNote(change.tx, id, teaching_note);
    return teachingOf(change.tx, id);
  });

/** Calls with which authors read and change the objectives and the teaching note of a simulation. */
export const objectiveRoutes: Handlers<Nouns['objectives'], AuthoringApp> = { getTeaching, updateTeaching };

async function teachingOf(db: Queries, simulationId: number) {
  // Read before the objectives: if they change in between, a change that is based on this answer is refused, and loses nothing.
  const { objectives_revision, teaching_note } = await findTeaching(db, simulationId);
  return { objectives: await listObjectives(db, simulationId), objectives_revision, teaching_note };
}

async function changeObjectives(
  db: Queries,
  simulationId: number,
  savedObjectives: readonly SavedObjective[],
  now: number,
): Promise<void> {
  const storedObjectives = await listStoredObjectives(db, simulationId);
  const ratedIds = await listRatedObjectives(
    db,
    storedObjectives.map(({ id }) => id),
  );
  const deletedIds = judgeObjectives(
    storedObjectives.map(({ id, title, text, deleted_at }) => ({
      id,
      title,
      text,
      is_rated: ratedIds.has(id),
      is_deleted: deleted_at !== null,
    })),
    savedObjectives,
  );
  await markObjectivesDeleted(db, deletedIds, now);
  await saveObjectives(db, simulationId, savedObjectives);
  await raiseObjectivesRevision(db, simulationId);
}
