import { createSimulation, deleteSimulation, updateSimulation } from './edit-simulation.ts';
import { getSimulation, getSimulationUse, listRoomAuthors } from './get-simulation.ts';
import { listSimulations, searchSimulations } from './list-simulations.ts';

/** Calls with which authors find and change simulations. */
export const simulationRoutes = {
  listSimulations,
  searchSimulations,
  getSimulation,
  getSimulationUse,
  createSimulation,
  updateSimulation,
  listRoomAuthors,
  deleteSimulation,
};
