import { type Nouns, pageSize } from '@vincere/contract';
import {
  orderDecisions,
  refuse,
  requireDeletableScenario,
  requireMovableDecisions,
  requireRoomForScenario,
} from '@vincere/domain';
import type { App } from '../app.ts';
import { listDecisions, saveDecisionOrder } from '../decisions/store.ts';
import { removeBytes } from '../files/uploads.ts';
import type { Handlers } from '../http/handle.ts';
import { endRehearsalsOf } from '../rehearsals/give-way.ts';
import { saveAuthoredRooms } from '../rooms/store.ts';
import { listOffered } from '../runs/place.ts';
import { announceContentEdited, findRunPlaying, findRunReaching } from '../runs/store.ts';
import { lockSimulationOfScenario, lockSimulationOfStage } from '../simulations/lock.ts';
import { ofScenario, ofStage } from '../simulations/part.ts';
import { findSimulation } from '../simulations/store.ts';
import { loadScenario, loadScenarios } from '../simulations/tree.ts';
import { findStage } from '../stages/store.ts';
import { isoTime } from '../time.ts';
import { findOwnDecisions, findOwnRooms, listRunsReaching } from './played.ts';
import {
  countScenarios,
  findScenario,
  listFilesOfScenarios,
  removeScenario,
  saveScenario,
  saveScenarioTexts,
  searchScenarios,
} from './store.ts';

export function scenarioRoutes(app: App): Handlers<Nouns['scenarios']> {
  return {
    listScenarios: async ({ params }) => {
      const simulation =
        (await findSimulation(app.db.read, params.simulationId)) ?? refuse('simulation.unknown');
      const stage = await findStage(app.db.read, params.stageId);
      if (stage?.simulation_id !== simulation.id) refuse('stage.unknown');
      return loadScenarios(app.db.read, ofStage(params.stageId));
    },

    searchScenarios: async ({ query: { search = '', page = 1 } }) => {
      const { rows, total } = await searchScenarios(app.db.read, search, page);
      return { scenarios: rows, total, page, page_size: pageSize };
    },

    getScenario: async ({ params, caller }) => {
      const scenario = (await findScenario(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
      const seatedUserId = caller.standing === 'administrator' ? null : caller.user.id;
      const [decisions, runs, own, ownRooms] = await Promise.all([
        listOffered(app.db.read, scenario.id),
        listRunsReaching(app.db.read, scenario.id, seatedUserId),
        findOwnDecisions(app.db.read, scenario.id, caller.user.id),
        findOwnRooms(app.db.read, scenario.id, caller.user.id),
      ]);
      return {
        ...scenario,
        all_decisions: [...decisions],
        runs: runs.map(({ decision_id, entered_at, ...run }) => ({
          ...run,
          entered_at: isoTime(entered_at),
          decision_chosen_id: decision_id,
          own_decision: own.get(run.run_id) ?? null,
          own_room: ownRooms.get(run.run_id) ?? null,
        })),
      };
    },

    createScenario: ({ params, body }) =>
      app.db.change(async (change) => {
        const simulationId = await lockSimulationOfStage(change, params.stageId, app.clock());
        await announceContentEdited(change, simulationId);
        const stage = (await findStage(change.tx, params.stageId)) ?? refuse('stage.unknown');
        requireRoomForScenario(stage.stage_number, await countScenarios(change.tx, stage.id));
        const { id } = await saveScenario(change.tx, { ...body, stage_id: stage.id });
        await saveAuthoredRooms(change.tx, id);
        return loadScenario(change.tx, id);
      }),

    updateScenario: ({ params, body }) =>
      app.db.change(async (change) => {
        const simulationId = await lockSimulationOfScenario(change, params.scenarioId, app.clock());
        // This also locks the unfinished runs, so that none reaches the scenario while its decisions are reordered.
        await announceContentEdited(change, simulationId);
        const scenario = (await findScenario(change.tx, params.scenarioId)) ?? refuse('scenario.unknown');
        const decisions = await listDecisions(change.tx, ofScenario(scenario.id));
        const existing = decisions.map(({ id }) => id);
        const order = orderDecisions(existing, [body.decision1_id, body.decision2_id, body.decision3_id]);
        const played_by = await findRunPlaying(change.tx, scenario.id);
        requireMovableDecisions({ existing, order, played_by });
        const { name = scenario.name, description = scenario.description } = body;
        await saveScenarioTexts(change.tx, scenario.id, { name, description });
        await saveDecisionOrder(change.tx, order);
        return loadScenario(change.tx, scenario.id);
      }),

    deleteScenario: async ({ params }) => {
      const files = await app.db.change(async (change) => {
        const simulationId = await lockSimulationOfScenario(change, params.scenarioId, app.clock());
        // This also locks the unfinished runs, so that none reaches the scenario while it is deleted.
        await announceContentEdited(change, simulationId);
        const scenario = (await findScenario(change.tx, params.scenarioId)) ?? refuse('scenario.unknown');
        await endRehearsalsOf(change, { scenario_id: scenario.id });
        requireDeletableScenario({
          stage_number: scenario.stage_number,
          reached_by: await findRunReaching(change.tx, { scenario_id: scenario.id }),
        });
        const stored = await listFilesOfScenarios(change.tx, ofScenario(scenario.id));
        await removeScenario(change.tx, scenario.id);
        return stored;
      });
      for (const { storage_key } of files) await removeBytes(app, storage_key);
      return { id: params.scenarioId };
    },
  };
}
