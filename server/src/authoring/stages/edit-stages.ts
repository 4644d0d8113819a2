import { defaultStageSeconds, refuse, requireDeletableStage, requireNextStage } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { beginEdit } from '../begin-edit.ts';
import { removeBytes } from '../files/uploads.ts';
import { loadStage, loadStages } from '../simulations/tree.ts';
import { ofSimulation, ofStage } from '../store/part.ts';
import { countScenarios, listFilesOfScenarios } from '../store/scenarios.ts';
import { findSimulation, raiseTotalStages } from '../store/simulations.ts';
import { countStages, findStage, removeStage, saveStage, saveStageTexts } from '../store/stages.ts';

export const listStages: CallHandler<'listStages', AuthoringApp> = async ({ params }, app) => {
  const simulation = await findSimulation(app.db.read, params.simulationId);
  if (simulation === undefined) refuse('simulation.unknown');
  return loadStages(app.db.read, ofSimulation(params.simulationId));
};

export const createStage: CallHandler<'createStage', AuthoringApp> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const simulation_id = await beginEdit(app, change, { simulation_id: params.simulationId });
    const existing = await countStages(change.tx, simulation_id);
    const stage_number = requireNextStage(existing, body.stage_number);
    const { id } = await saveStage(change.tx, {
      simulation_id,
      stage_number,
      stage_instruction: body.stage_instruction,
      duration_seconds: body.duration_seconds === undefined ? defaultStageSeconds : body.duration_seconds,
    });
    await raiseTotalStages(change.tx, simulation_id, stage_number);
    return loadStage(change.tx, id);
  });

export const updateStage: CallHandler<'updateStage', AuthoringApp> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    await beginEdit(app, change, { stage_id: params.stageId });
    const stage = (await findStage(change.tx, params.stageId)) ?? refuse('stage.unknown');
    const { stage_instruction = stage.stage_instruction, duration_seconds = stage.duration_seconds } = body;
    await saveStageTexts(change.tx, stage.id, { stage_instruction, duration_seconds });
    return loadStage(change.tx, stage.id);
  });

export const deleteStage: CallHandler<'deleteStage', AuthoringApp> = async ({ params, inChange }, app) => {
  const files = await inChange(async (change) => {
    const simulationId = await beginEdit(app, change, { stage_id: params.stageId });
    const stage = (await findStage(change.tx, params.stageId)) ?? refuse('stage.unknown');
    await app.contentUse.endRehearsals(change, { stage_id: stage.id });
    requireDeletableStage({
      stage_number: stage.stage_number,
      stage_count: await countStages(change.tx, simulationId),
      has_scenarios: (await countScenarios(change.tx, stage.id)) > 0,
      reached_by: await app.contentUse.findRunReaching(change.tx, { stage_id: stage.id }),
    });
    const storedFiles = await listFilesOfScenarios(change.tx, ofStage(stage.id));
    await removeStage(change.tx, stage.id);
    return storedFiles;
  });
  for (const { storage_key } of files) await removeBytes(app, storage_key);
  return { id: params.stageId };
};
