import { decidedBys } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  Deleted,
  filledText,
  Id,
  limits,
  name,
  pageAnswer,
  pageQuery,
  pathId,
  RoomName,
  Time,
} from '../fields.ts';
import { Decision } from './decisions.ts';
import { StoredFile } from './files.ts';
import { RunRooms } from './room-settings.ts';

const scenarioId = z.object({ scenarioId: pathId('Invalid scenario ID') });

/** The texts, posts and files of a room of a scenario. */
const RoomContent = z.object({
  room_name: RoomName,
  post_count: z.int(),
  file_count: z.int(),
  has_notes: z.boolean(),
});

export const Scenario = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Whether the group writes an order in this scenario. */
  asks_order: z.boolean(),
  all_decisions: z.array(Decision),
  decision1_id: Id.nullable(),
  decision2_id: Id.nullable(),
  decision3_id: Id.nullable(),
  files: z.array(StoredFile),
  /** All seven rooms, in their usual order. */
  rooms: z.array(RoomContent),
});

const DecisionSlot = Id.nullish();

export const scenarios = {
  listScenarios: defineCall({
    method: 'GET',
    path: '/simulations/:simulationId/stages/:stageId/scenarios',
    access: 'administrator',
    summary: 'List the scenarios of a stage in the order of their creation',
    params: z.object({ simulationId: pathId('Invalid simulation ID'), stageId: pathId('Invalid stage ID') }),
    answer: z.array(Scenario),
    refusals: ['simulation.unknown', 'stage.unknown'],
  }),
  searchScenarios: defineCall({
    method: 'GET',
    path: '/scenarios',
    access: 'administrator',
    summary: 'Search the scenarios of all simulations, a page at a time',
    query: z.object(pageQuery),
    answer: z.object({
      scenarios: z.array(
        z.object({
          id: Id,
          name: z.string(),
          description: z.string(),
          simulation_id: Id,
          simulation_name: z.string(),
          stage_id: Id,
          stage_number: z.int(),
          decision_count: z.int(),
          linked_decision_count: z.int(),
        }),
      ),
      ...pageAnswer,
    }),
  }),
  getScenario: defineCall({
    method: 'GET',
    path: '/scenarios/:scenarioId',
    access: 'scenario',
    summary: 'Get a scenario that a run of the caller has reached, with its decision and reasonings',
    params: scenarioId,
    answer: z.object({
      id: Id,
      name: z.string(),
      description: z.string(),
      simulation_name: z.string(),
      /** The rooms as the latest run of the caller showed them; null for the six standard ones. */
      room_texts: RunRooms,
      stage_number: z.int(),
      stage_instruction: z.string(),
      all_decisions: z.array(
        Decision.pick({ id: true, title_of_decision: true, description_of_decision: true }),
      ),
      runs: z.array(
        z.object({
          run_id: Id,
          run_name: z.string(),
          entered_at: Time,
          decision_chosen_id: Id.nullable(),
          decided_by: z.enum(decidedBys).nullable(),
          own_decision: z.object({ decision_chosen_id: Id, reasoning: z.string() }).nullable(),
          /** The caller's room as it was in this scenario; null without a seat. */
          own_room: z.object({ room_name: RoomName, notes: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  createScenario: defineCall({
    method: 'POST',
    path: '/scenario-create/:stageId',
    access: 'administrator',
    summary: 'Add a scenario to a stage',
    params: z.object({ stageId: pathId('Invalid stage ID') }),
    body: z.object({
      name: name(),
      description: filledText(limits.description),
      asks_order: z.boolean().default(false),
    }),
    answer: Scenario,
    creates: true,
    refusals: ['stage.unknown', 'scenario.limit-first', 'scenario.limit'],
    audited: ['name'],
  }),
  updateScenario: defineCall({
    method: 'PUT',
    path: '/scenario-update/:scenarioId',
    access: 'administrator',
    summary: 'Change name, description or whether it asks for an order, or the order of the decisions',
    params: scenarioId,
    body: z.object({
      name: name().optional(),
      description: filledText(limits.description).optional(),
      asks_order: z.boolean().optional(),
      decision1_id: DecisionSlot,
      decision2_id: DecisionSlot,
      decision3_id: DecisionSlot,
    }),
    answer: Scenario,
    refusals: ['scenario.unknown', 'decision.not-of-scenario', 'decision.order-in-play'],
    audited: ['name'],
  }),
  deleteScenario: defineCall({
    method: 'DELETE',
    path: '/scenario-delete/:scenarioId',
    access: 'administrator',
    summary: 'Delete a scenario that no run has reached; links to it are cleared',
    params: scenarioId,
    answer: Deleted,
    refusals: ['scenario.unknown', 'scenario.initial', 'scenario.reached'],
  }),
};
