import { rooms } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/time.ts';
import { fileView } from '../files/views.ts';
import { type DecisionRow, listDecisionRows } from '../store/decisions.ts';
import { type FileRow, listBriefingFiles } from '../store/files.ts';
import { listObjectives, type ObjectiveRow } from '../store/objectives.ts';
import { ofScenario, ofSimulation, ofStage, type Part, type StagesPart } from '../store/part.ts';
import { readRoomSettings } from '../store/room-settings.ts';
import { listRoomContents } from '../store/rooms.ts';
import { listFilesOfScenarios, listScenarios } from '../store/scenarios.ts';
import { findSimulation } from '../store/simulations.ts';
import { listStages } from '../store/stages.ts';

/* Loads a simulation's tree, or a part of it, with one query per level regardless of its size. */

/** The rows of scenarios in a part of a simulation. Decisions are in order within each scenario. */
type ScenarioRows = Awaited<ReturnType<typeof loadScenarioRows>>;

/** The content of a simulation: all rows of its tree, without the time of its last edit. */
export type SimulationRows = ScenarioRows & {
  simulation: Omit<NonNullable<Awaited<ReturnType<typeof findSimulation>>>, 'updated_at' | 'asks_confidence'>;
  stages: Awaited<ReturnType<typeof listStages>>;
  briefing_files: readonly FileRow[];
  objectives: readonly ObjectiveRow[];
};

/** Returns a whole simulation; undefined if it doesn't exist or is deleted. */
export async function loadSimulation(db: Queries, simulationId: number) {
  const simulation = await findSimulation(db, simulationId);
  if (simulation === undefined) return undefined;
  const { updated_at, asks_confidence, ...content } = simulation;
  const view = simulationView(await loadSimulationRows(db, content));
  return { ...view, asks_confidence: asks_confidence === 1, updatedAt: isoTime(updated_at) };
}

/** Returns the tree of a simulation. The simulation may be deleted. */
export async function loadSimulationRows(
  db: Queries,
  simulation: SimulationRows['simulation'],
): Promise<SimulationRows> {
  const part = ofSimulation(simulation.id);
  return {
    simulation,
    stages: await listStages(db, part),
    ...(await loadScenarioRows(db, part)),
    briefing_files: await listBriefingFiles(db, simulation.id),
    objectives: await listObjectives(db, simulation.id),
  };
}

export function simulationView({ simulation, stages, briefing_files, ...rows }: SimulationRows) {
  const { created_at, rooms: ownRooms, ...texts } = simulation;
  return {
    ...texts,
    created_at: isoTime(created_at),
    rooms: readRoomSettings(ownRooms),
    stages: stageViews(stages, rows),
    files: briefing_files.map(fileView),
  };
}

/** Returns stages by number, with their scenarios. */
export async function loadStages(db: Queries, part: StagesPart) {
  return stageViews(await listStages(db, part), await loadScenarioRows(db, part));
}

function stageViews(stages: SimulationRows['stages'], rows: ScenarioRows) {
  return stages.map((stage) => ({
    ...stage,
    scenarios: rows.scenarios
      .filter(({ stage_id }) => stage_id === stage.id)
      .map((scenario) => scenarioView(scenario, rows)),
  }));
}

/** Returns scenarios in order of creation, with their decisions in order and the summaries of their rooms. */
export async function loadScenarios(db: Queries, part: Part) {
  const rows = await loadScenarioRows(db, part);
  return rows.scenarios.map((scenario) => scenarioView(scenario, rows));
}

/** Returns a stage. Throws if it doesn't exist. */
export async function loadStage(db: Queries, stageId: number) {
  return requireOnly(await loadStages(db, ofStage(stageId)));
}

/** Returns a scenario. Throws if it doesn't exist. */
export async function loadScenario(db: Queries, scenarioId: number) {
  return requireOnly(await loadScenarios(db, ofScenario(scenarioId)));
}

async function loadScenarioRows(db: Queries, part: Part) {
  return {
    scenarios: await listScenarios(db, part),
    decisions: await listDecisionRows(db, part),
    files: await listFilesOfScenarios(db, part),
    rooms: await listRoomContents(db, part),
  };
}

function scenarioView(
  { id, name, description, asks_order }: ScenarioRows['scenarios'][number],
  rows: ScenarioRows,
) {
  const decisions = rows.decisions.filter(({ scenario_id }) => scenario_id === id);
  const files = rows.files.filter(({ scenario_id }) => scenario_id === id);
  const contents = rows.rooms.filter(({ scenario_id }) => scenario_id === id);
  const [first, second, third] = decisions;
  return {
    id,
    name,
    description,
    asks_order: asks_order === 1,
    all_decisions: decisions.map(decisionView),
    decision1_id: first?.id ?? null,
    decision2_id: second?.id ?? null,
    decision3_id: third?.id ?? null,
    files: files.map(fileView),
    rooms: rooms.map((room_name) => {
      const content = contents.find((roomContent) => roomContent.room_name === room_name);
      return {
        room_name,
        post_count: content?.post_count ?? 0,
        file_count: files.filter((file) => file.room_name === room_name).length,
        has_notes: content?.has_notes === 1,
      };
    }),
  };
}

/** Returns a decision for its author, including its link. */
export function decisionView(row: DecisionRow) {
  return {
    id: row.id,
    title_of_decision: row.title_of_decision,
    description_of_decision: row.description_of_decision,
    link_next_scenario_id: row.link_next_scenario_id,
    next_scenario: row.next_scenario,
    outcome: row.outcome,
    conditions: [...row.conditions],
  };
}

function requireOnly<T>(rows: readonly T[]): T {
  const [one] = rows;
  if (one === undefined) throw new Error('A stored row is missing');
  return one;
}
