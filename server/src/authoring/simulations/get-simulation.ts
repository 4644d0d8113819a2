import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { countRoomAuthors, findRoomSettings } from '../store/room-settings.ts';
import { findSimulation } from '../store/simulations.ts';
import { loadSimulation } from './tree.ts';

export const getSimulation: CallHandler<'getSimulation', AuthoringApp> = async ({ params }, app) =>
  (await loadSimulation(app.db.read, params.simulationId)) ?? refuse('simulation.unknown');

export const getSimulationUse: CallHandler<'getSimulationUse', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return {
    open_run: await app.contentUse.findOpenRun(db, simulationId),
    reached: await app.contentUse.listReached(db, simulationId),
  };
};

export const listRoomAuthors: CallHandler<'listRoomAuthors', AuthoringApp> = async (
  { params: { simulationId } },
  app,
) => {
  const db = app.db.read;
  if (!(await findSimulation(db, simulationId))) refuse('simulation.unknown');
  return countRoomAuthors(db, simulationId, await findRoomSettings(db, simulationId));
};
