import { type Room, refuse } from '@vincere/domain';
import { downloadOf, zipOf } from '../../authoring/files/downloads.ts';
import type { FileRow } from '../../authoring/store/files.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import { recordIfPossible } from '../../platform/db/failures.ts';
import type { CallHandler, RequestChanges } from '../../platform/http/handle.ts';
import { mayReadFile } from '../access/standing.ts';
import type { App } from '../app.ts';
import { hasReadFile, saveFileRead } from '../store/posts/first-reads.ts';
import { listSeatsReaching } from '../store/seats/seats.ts';
import { findReadableRunFile, listReadableFiles } from './readable-files.ts';

export const downloadRunFile: CallHandler<'downloadRunFile', App> = async (
  { params, caller, inChange },
  app,
) => {
  const file = await findReadableRunFile(app.db.read, params, caller);
  if (caller.seat !== null) await noteDownloads(app, [caller.seat], [file], inChange);
  return downloadOf(app, file);
};

export const downloadRoomFile: CallHandler<'downloadRoomFile', App> = async (
  { params, caller, inChange },
  app,
) => {
  const file = await findReadableRunFile(app.db.read, params, caller);
  if (file.scenario_id === null) refuse('file.unknown');
  if (caller.seat !== null) await noteDownloads(app, [caller.seat], [file], inChange);
  return downloadOf(app, file);
};

export const downloadScenarioFiles: CallHandler<'downloadScenarioFiles', App> = async (
  { params, query, caller, inChange },
  app,
) => {
  const scenario = (await findScenario(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
  const files = await listReadableFiles(app.db.read, scenario.id, caller);
  const requestedFiles = query.file_id === undefined ? files : files.filter(({ id }) => id === query.file_id);
  const [first] = requestedFiles;
  if (first === undefined) return refuse('file.unknown');
  const seats = await listSeatsReaching(app.db.read, caller.user.id, scenario.id);
  await noteDownloads(app, seats, requestedFiles, inChange);
  return query.file_id === undefined ? zipOf(app, scenario.name, files) : downloadOf(app, first);
};

/** Notes that the rooms of these seats have files of scenarios. Files that a room has already need no change. */
async function noteDownloads(
  app: App,
  seats: readonly { run_id: number; room_name: Room }[],
  files: readonly FileRow[],
  inChange: RequestChanges['inChange'],
): Promise<void> {
  for (const { run_id, room_name } of seats)
    for (const file of files) {
      const { scenario_id } = file;
      if (scenario_id === null || !mayReadFile(room_name, file)) continue;
      if (await hasReadFile(app.db.read, { run_id, room_name }, file.id)) continue;
      const reader = { run_id, scenario_id, room_name };
      await recordIfPossible(() => inChange(({ tx }) => saveFileRead(tx, reader, file.id, app.clock())));
    }
}
