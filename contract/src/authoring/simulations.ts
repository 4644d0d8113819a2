import { refusals, roles, stageLimit } from '@vincere/domain';
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
  RoleName,
  Time,
  text,
} from '../fields.ts';
import { StoredFile } from './files.ts';
import { Preflight } from './preflight.ts';
import { ReadinessItem } from './readiness.ts';
import { RoomSettings } from './room-settings.ts';
import { Stage } from './stages.ts';

const simulationId = z.object({ simulationId: pathId('Invalid simulation ID') });

/** The content of a simulation. */
export const PlayedSimulation = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  string_briefing: z.string(),
  total_stages: z.int(),
  created_at: Time,
  rooms: RoomSettings,
  stages: z.array(Stage),
  files: z.array(StoredFile),
});

/** A simulation with what an author sets for its next runs, and the time of its last edit. */
export const Simulation = PlayedSimulation.extend({
  /** Whether new runs ask for confidence and a forecast. */
  asks_confidence: z.boolean(),
  updatedAt: Time,
});

const ListedSimulation = Simulation.omit({
  stages: true,
  files: true,
  asks_confidence: true,
  rooms: true,
}).extend({
  stages: z.array(
    z.object({ id: Id, stage_number: z.int(), stage_instruction: z.string(), scenario_count: z.int() }),
  ),
  scenario_count: z.int(),
});

/** A simulation of the whole list, with the names of its scenarios. */
const SummarizedSimulation = ListedSimulation.extend({
  stages: z.array(
    ListedSimulation.shape.stages.element.extend({
      scenarios: z.array(z.object({ id: Id, name: z.string() })),
    }),
  ),
  files: z.array(StoredFile),
});

export const simulations = {
  listSimulations: defineCall({
    method: 'GET',
    path: '/get-all-simulations',
    access: 'administrator',
    summary:
      'List all simulations with their stages, briefing files and the names of their scenarios, newest first; with `page`, fifty at a time',
    query: z.object(pageQuery),
    answer: z.array(SummarizedSimulation),
  }),
  searchSimulations: defineCall({
    method: 'GET',
    path: '/simulations',
    access: 'administrator',
    summary: 'Search simulations by name or description, newest first, a page at a time, with their number',
    query: z.object(pageQuery),
    answer: z.object({ simulations: z.array(ListedSimulation), ...pageAnswer }),
  }),
  getSimulation: defineCall({
    method: 'GET',
    path: '/get-single-simulation/:simulationId',
    access: 'administrator',
    summary: 'Get a whole simulation: stages, scenarios, decisions, files',
    params: simulationId,
    answer: Simulation,
    refusals: ['simulation.unknown'],
  }),
  createSimulation: defineCall({
    method: 'POST',
    path: '/simulation',
    access: 'administrator',
    summary: 'Create an empty simulation',
    body: z.object({
      name: name(),
      description: filledText(limits.description),
      total_stages: z.int().min(1).max(stageLimit, refusals['stage.limit']).default(stageLimit),
    }),
    answer: Simulation,
    creates: true,
    audited: ['name'],
  }),
  updateSimulation: defineCall({
    method: 'PUT',
    path: '/simulation-update/:simulationId',
    access: 'administrator',
    summary:
      'Change name, description, briefing or rooms, or whether new runs ask for confidence; the rooms in use apply to new runs',
    params: simulationId,
    body: z.object({
      name: name().optional(),
      description: filledText(limits.description).optional(),
      string_briefing: text(limits.briefing).optional(),
      asks_confidence: z.boolean().optional(),
      rooms: RoomSettings.optional().describe('All six rooms; null for the standard ones'),
      rename_authors: z
        .array(RoleName)
        .max(roles.length)
        .optional()
        .describe('The rooms whose new persona becomes the author of the posts of the former one'),
    }),
    answer: Simulation,
    refusals: ['simulation.unknown', 'rooms.incomplete', 'rooms.too-few', 'rooms.title-taken'],
    audited: ['name'],
  }),
  listRoomAuthors: defineCall({
    method: 'GET',
    path: '/simulation-room-authors/:simulationId',
    access: 'administrator',
    summary: 'Count the authored posts of each room whose author is its persona',
    params: simulationId,
    answer: z.array(z.object({ room_name: RoleName, posts: z.int() })),
    refusals: ['simulation.unknown'],
  }),
  deleteSimulation: defineCall({
    method: 'DELETE',
    path: '/simulation/:simulationId',
    access: 'administrator',
    summary: 'Remove a simulation from the list; its finished runs and their reports stay',
    params: simulationId,
    answer: Deleted,
    refusals: ['simulation.unknown', 'simulation.has-open-runs'],
  }),
  getSimulationUse: defineCall({
    method: 'GET',
    path: '/simulation-use/:simulationId',
    access: 'administrator',
    summary: 'Get the runs that keep a simulation, or parts of it, from being deleted',
    params: simulationId,
    answer: z.object({
      /** The name of an unfinished run; null without one. */
      open_run: z.string().nullable(),
      /** The scenarios that runs have reached, each with the name of one of these runs. */
      reached: z.array(z.object({ stage_id: Id, scenario_id: Id, run: z.string() })),
    }),
    refusals: ['simulation.unknown'],
  }),
  getPreflight: defineCall({
    method: 'GET',
    path: '/simulation-preflight/:simulationId',
    access: 'administrator',
    summary:
      'Get the pre-flight of a simulation: reading time compared with the clock, weak spots, the shortest and the longest way',
    params: simulationId,
    answer: Preflight,
    refusals: ['simulation.unknown'],
  }),
  getReadiness: defineCall({
    method: 'GET',
    path: '/simulation-readiness/:simulationId',
    access: 'administrator',
    summary: 'Get the readiness list of a simulation: everything unfinished, before a run is started',
    params: simulationId,
    answer: z.object({ items: z.array(ReadinessItem) }),
    refusals: ['simulation.unknown'],
  }),
};
