import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { findFile, findFileOwner, saveFileDay } from '../store/files.ts';
import { lockSimulation } from '../store/lock.ts';
import { findRoomName } from '../store/rooms.ts';
import { downloadOf } from './downloads.ts';
import { deleteStoredFile, storeScenarioFile, storeUpload } from './uploads.ts';
import { fileView } from './views.ts';

export const uploadSimulationFile: CallHandler<'uploadSimulationFile', AuthoringApp> = (request, app) =>
  storeUpload(app, request, async (change, now) => ({
    simulation_id: await lockSimulation(change, request.params.simulationId, now),
    scenario_id: null,
    room_name: 'dashboard',
    day: request.body.days ?? null,
  }));

export const deleteSimulationFile: CallHandler<'deleteSimulationFile', AuthoringApp> = (
  { params, inChange },
  app,
) => deleteStoredFile(app, params.fileId, 'simulation', inChange);

export const uploadScenarioFile: CallHandler<'uploadScenarioFile', AuthoringApp> = (request, app) =>
  storeScenarioFile(app, request, {
    scenario_id: request.params.scenarioId,
    room_name: request.body.room,
    day: null,
  });

export const deleteScenarioFile: CallHandler<'deleteScenarioFile', AuthoringApp> = (
  { params, inChange },
  app,
) => deleteStoredFile(app, params.fileId, 'scenario', inChange);

export const uploadRoomFile: CallHandler<'uploadRoomFile', AuthoringApp> = async (request, app) => {
  const { room_id, scenario_id, day = null } = request.query;
  const room_name =
    typeof room_id === 'number' ? await findRoomName(app.db.read, scenario_id, room_id) : room_id;
  if (room_name === undefined) return refuse('room.unknown');
  return storeScenarioFile(app, request, { scenario_id, room_name, day });
};

export const downloadFile: CallHandler<'downloadFile', AuthoringApp> = async ({ params }, app) => {
  const file = (await findFile(app.db.read, params.fileId)) ?? refuse('file.unknown');
  return downloadOf(app, file);
};

export const updateFile: CallHandler<'updateFile', AuthoringApp> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const { simulation_id } = (await findFileOwner(change.tx, params.fileId)) ?? refuse('file.unknown');
    await lockSimulation(change, simulation_id, app.clock());
    await app.contentUse.prepareEdit(change, simulation_id);
    const file = (await saveFileDay(change.tx, params.fileId, body.day)) ?? refuse('file.unknown');
    return fileView(file);
  });

export const deleteFile: CallHandler<'deleteFile', AuthoringApp> = ({ params, inChange }, app) =>
  deleteStoredFile(app, params.fileId, 'either', inChange);

/** Calls by which authors upload, read and delete files. The play group implements the calls of participants. */
export const fileRoutes = {
  uploadSimulationFile,
  deleteSimulationFile,
  uploadScenarioFile,
  deleteScenarioFile,
  uploadRoomFile,
  downloadFile,
  updateFile,
  deleteFile,
};
