import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, filledText, Id, limits, pathId, wholeNumber } from '../fields.ts';
import { Scenario } from './scenarios.ts';

const stageId = z.object({ stageId: pathId('Invalid stage ID') });
const simulationId = z.object({ simulationId: pathId('Invalid simulation ID') });

export const Stage = z.object({
  id: Id,
  stage_number: z.int(),
  stage_instruction: z.string(),
  /** Seconds on the stage clock; null for no limit. */
  duration_seconds: z.int().nullable(),
  scenarios: z.array(Scenario),
});

export const DurationSeconds = wholeNumber(30, 7 * 86_400).nullable();

export const stages = {
  listStages: defineCall({
    method: 'GET',
    path: '/simulations/:simulationId/stages',
    access: 'administrator',
    summary: 'List the stages of a simulation by number',
    params: simulationId,
    answer: z.array(Stage),
    refusals: ['simulation.unknown'],
  }),
  createStage: defineCall({
    method: 'POST',
    path: '/stage-create/:simulationId',
    access: 'administrator',
    summary: 'Add the next stage',
    params: simulationId,
    body: z.object({
      stage_instruction: filledText(limits.description),
      stage_number: z.int().positive().optional(),
      duration_seconds: DurationSeconds.optional(),
    }),
    answer: Stage,
    creates: true,
    refusals: ['simulation.unknown', 'stage.limit', 'stage.bad-number'],
    audited: ['stage_number'],
  }),
  updateStage: defineCall({
    method: 'PUT',
    path: '/stage-update/:stageId',
    access: 'administrator',
    summary: 'Change the instruction or the time limit',
    params: stageId,
    body: z.object({
      stage_instruction: filledText(limits.description).optional(),
      duration_seconds: DurationSeconds.optional(),
    }),
    answer: Stage,
    refusals: ['stage.unknown'],
    audited: ['duration_seconds'],
  }),
  deleteStage: defineCall({
    method: 'DELETE',
    path: '/stage-delete/:stageId',
    access: 'administrator',
    summary: 'Delete the last stage with its scenarios',
    params: stageId,
    answer: Deleted,
    refusals: ['stage.unknown', 'stage.not-last', 'stage.only-one', 'stage.reached'],
  }),
};
