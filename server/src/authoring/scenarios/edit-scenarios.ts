import {
  orderDecisions,
  refuse,
  requireDeletableScenario,
  requireMovableDecisions,
  requireWithinScenarioLimit,
} from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { removeBytes } from '../files/uploads.ts';
import { loadScenario } from '../simulations/tree.ts';
import { listDecisionRows, saveDecisionOrder } from '../store/decisions.ts';
import { ofScenario } from '../store/part.ts';
import { saveAuthoredRooms } from '../store/rooms.ts';
import {
  countScenarios,
  findScenario,
  listFilesOfScenarios,
  removeScenario,
  saveScenario,
  saveScenarioTexts,
} from '../store/scenarios.ts';
import { findStage } from '../store/stages.ts';

export const createScenario: CallHandler<'createScenario', AuthoringApp> = (
  { params, body, inChange },
  app,
) =>
  inChange(async (change) => {
    await beginEdit(app, change, { stage_id: params.stageId });
    const stage = (await findStage(change.tx, params.stageId)) ?? refuse('stage.unknown');
    requireWithinScenarioLimit(stage.stage_number, await countScenarios(change.tx, stage.id));
    const { id } = await saveScenario(change.tx, { ...body, stage_id: stage.id });
    await saveAuthoredRooms(change.tx, id);
    return loadScenario(change.tx, id);
  });

export const updateScenario: CallHandler<'updateScenario', AuthoringApp> = (
  { params, body, inChange },
  app,
) =>
  inChange(async (change) => {
    await beginEdit(app, change, { scenario_id: params.scenarioId });
    const scenario = (await findScenario(change.tx, params.scenarioId)) ?? refuse('scenario.unknown');
    const decisions = await listDecisionRows(change.tx, ofScenario(scenario.id));
    const existing = decisions.map(({ id }) => id);
    const order = orderDecisions(existing, [body.decision1_id, body.decision2_id, body.decision3_id]);
    const played_by = await app.contentUse.findRunPlaying(change.tx, scenario.id);
    requireMovableDecisions({ existing, order, played_by });
    const {
      name = scenario.name,
      description = scenario.description,
      asks_order = scenario.asks_order === 1,
    } = body;
    await saveScenarioTexts(change.tx, scenario.id, { name, description, asks_order });
    await saveDecisionOrder(change.tx, order);
    return loadScenario(change.tx, scenario.id);
  });

export const deleteScenario: CallHandler<'deleteScenario', AuthoringApp> = async (
  { params, inChange },
  app,
) => {
  const files = await inChange(async (change) => {
    await beginEdit(app, change, { scenario_id: params.scenarioId });
    const scenario = (await findScenario(change.tx, params.scenarioId)) ?? refuse('scenario.unknown');
    await app.contentUse.endRehearsals(change, { scenario_id: scenario.id });
    requireDeletableScenario({
      stage_number: scenario.stage_number,
      reached_by: await app.contentUse.findRunReaching(change.tx, { scenario_id: scenario.id }),
    });
    const storedFiles = await listFilesOfScenarios(change.tx, ofScenario(scenario.id));
    await removeScenario(change.tx, scenario.id);
    return storedFiles;
  });
  for (const { storage_key } of files) await removeBytes(app, storage_key);
  return { id: params.scenarioId };
};
