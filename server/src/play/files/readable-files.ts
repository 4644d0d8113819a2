import { refuse } from '@vincere/domain';
import { type FileRow, findFile, hasReached, listScenarioFiles } from '../../authoring/store/files.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handle.ts';
import { mayReadFile } from '../access/standing.ts';
import { findRun } from '../store/runs.ts';
import { listSeatsReaching } from '../store/seats.ts';

/**
 * Returns a file of the simulation of a run. Participants may read it if it is open to their room and the run has reached its
 * scenario. Refuses `run.unknown` and `file.unknown`.
 */
export async function findReadableRunFile(
  db: Queries,
  { runId, fileId }: { runId: number; fileId: number },
  { user, seat }: Caller<'run'>,
): Promise<FileRow> {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const file = (await findFile(db, fileId)) ?? refuse('file.unknown');
  if (file.simulation_id !== run.simulation_id) refuse('file.unknown');
  if (user.is_admin) return file;
  if (seat === null || !mayReadFile(seat.room_name, file)) refuse('file.unknown');
  if (file.scenario_id !== null && !(await hasReached(db, runId, file.scenario_id))) refuse('file.unknown');
  return file;
}

/** Returns the files of a scenario that the caller may read through a seat in a run that has reached it. */
export async function listReadableFiles(
  db: Queries,
  scenarioId: number,
  { user }: Caller<'scenario'>,
): Promise<readonly FileRow[]> {
  const files = await listScenarioFiles(db, scenarioId);
  if (user.is_admin) return files;
  const seats = await listSeatsReaching(db, user.id, scenarioId);
  return files.filter((file) => seats.some(({ room_name }) => mayReadFile(room_name, file)));
}
