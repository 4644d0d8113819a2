import { refuse } from '@vincere/domain';
import { type FileRow, findFile, hasReached, listScenarioFiles } from '../../authoring/store/files.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handle.ts';
import { seatReadsFile } from '../access/standing.ts';
import { findEditionsIn, listScenarioEditions, loadPlayedSimulation } from '../editions/read.ts';
import { isFileOnTable } from '../store/rooms/table.ts';
import { findRun, type RunRow } from '../store/runs/runs.ts';
import { listSeatsReaching } from '../store/seats/seats.ts';

/**
 * Returns a file of a run, including one that its author has deleted since the run played it. Participants may read it if it
 * is open to their room and the run has reached its scenario; they and observers may read files on the table. Refuses
 * `run.unknown` and `file.unknown`.
 */
export async function findReadableRunFile(
  db: Queries,
  { runId, fileId }: { runId: number; fileId: number },
  { user, seat }: Caller<'follow'>,
): Promise<FileRow> {
  const run = (await findRun(db, runId)) ?? refuse('run.unknown');
  const file = (await findPlayedFile(db, run, fileId)) ?? refuse('file.unknown');
  if (user.is_admin || (await isFileOnTable(db, run.id, file.id))) return file;
  if (seat === null || !seatReadsFile({ ...seat, rooms: run.rooms }, file)) refuse('file.unknown');
  if (file.scenario_id !== null && !(await hasReached(db, runId, file.scenario_id))) refuse('file.unknown');
  return file;
}

/** Returns a file of the simulation as a run played it. */
async function findPlayedFile(db: Queries, run: RunRow, fileId: number): Promise<FileRow | undefined> {
  const editions = await listScenarioEditions(db, run.id);
  if (editions.size === 0 && run.edition_hash === null) {
    const file = await findFile(db, fileId);
    return file?.simulation_id === run.simulation_id ? file : undefined;
  }
  const { briefing_files, files } = await loadPlayedSimulation(db, run, editions);
  return [...briefing_files, ...files].find(({ id }) => id === fileId);
}

/** Returns the files of a scenario that the caller may read through a seat in a run that has reached it. */
export async function listReadableFiles(
  db: Queries,
  scenarioId: number,
  { user }: Caller<'scenario'>,
): Promise<readonly FileRow[]> {
  const currentFiles = await listScenarioFiles(db, scenarioId);
  if (user.is_admin) return currentFiles;
  const seats = await listSeatsReaching(db, user.id, scenarioId);
  const editions = await findEditionsIn(
    db,
    scenarioId,
    seats.map(({ run_id }) => run_id),
  );
  const readable = seats.flatMap((seat) =>
    (editions.get(seat.run_id)?.files ?? currentFiles).filter((file) => seatReadsFile(seat, file)),
  );
  return [...new Map(readable.map((file) => [file.id, file])).values()];
}
