import { createScenario, deleteScenario, updateScenario } from './edit-scenarios.ts';
import { listScenarios, searchScenarios } from './list-scenarios.ts';

/** Calls with which authors write scenarios. Play implements `getScenario`, which lists runs. */
export const scenarioRoutes = {
  listScenarios,
  searchScenarios,
  createScenario,
  updateScenario,
  deleteScenario,
};
