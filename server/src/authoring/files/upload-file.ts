import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { lockSimulationOf } from '../store/lock.ts';
import { findRoomName } from '../store/rooms.ts';
import { storeScenarioFile, storeUpload } from './uploads.ts';

export const uploadSimulationFile: CallHandler<'uploadSimulationFile', AuthoringApp> = (request, app) =>
  storeUpload(app, request, async (change, now) => ({
    simulation_id: await lockSimulationOf(change, { simulation_id: request.params.simulationId }, now),
    scenario_id: null,
    room_name: 'dashboard',
    day: request.body.days ?? null,
  }));

export const uploadScenarioFile: CallHandler<'uploadScenarioFile', AuthoringApp> = (request, app) =>
  storeScenarioFile(app, request, {
    scenario_id: request.params.scenarioId,
    room_name: request.body.room,
    day: null,
  });

export const uploadRoomFile: CallHandler<'uploadRoomFile', AuthoringApp> = async (request, app) => {
  const { room_id, scenario_id, day = null } = request.query;
  const room_name =
    typeof room_id === 'number' ? await findRoomName(app.db.read, scenario_id, room_id) : room_id;
  if (room_name === undefined) return refuse('room.unknown');
  return storeScenarioFile(app, request, { scenario_id, room_name, day });
};
