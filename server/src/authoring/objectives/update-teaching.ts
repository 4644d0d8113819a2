import { judgeObjectives, refuse, type SavedObjective } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { lockSimulationOf } from '../store/lock.ts';
import {
  findTeaching,
  listRatedObjectives,
  listStoredObjectives,
  markObjectivesDeleted,
  raiseObjectivesRevision,
  saveObjectives,
  saveTeachingNote,
} from '../store/objectives.ts';
import { teachingOf } from './teaching-view.ts';

export const updateTeaching: CallHandler<'updateTeaching', AuthoringApp> = (
  { params, body: { objectives, objectives_revision, teaching_note }, inChange },
  app,
) =>
  inChange(async (change) => {
    const now = app.clock();
    const id = await lockSimulationOf(change, { simulation_id: params.simulationId }, now);
    if (objectives !== undefined) {
      const currentTeaching = await findTeaching(change.tx, id);
      if (currentTeaching.objectives_revision !== objectives_revision) refuse('objective.list-changed');
    }
    await app.contentUse.prepareEdit(change, id);
    if (objectives !== undefined) await changeObjectives(change.tx, id, objectives, now);
    if (teaching_note !== undefined) await saveTeachingNote(change.tx, id, teaching_note);
    return teachingOf(change.tx, id);
  });

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
