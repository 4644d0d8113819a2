import type { Queries } from '../../platform/db/database.ts';
import { findTeaching, listObjectives } from '../store/objectives.ts';

export async function teachingOf(db: Queries, simulationId: number) {
  // Read before the objectives: if they change in between, a change that is based on this answer is refused, and loses nothing.
  const { objectives_revision, teaching_note } = await findTeaching(db, simulationId);
  return { objectives: await listObjectives(db, simulationId), objectives_revision, teaching_note };
}
