import { rooms } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/time.ts';
import { fileView } from '../files/views.ts';
import { type DecisionRow, listDecisions } from '../store/decisions.ts';
import { type FileRow, listBriefingFiles } from '../store/files.ts';
import { ofScenario, ofSimulation, ofStage, type Part, type StagesPart } from '../store/part.ts';
import { listRoomContents, type RoomContent } from '../store/rooms.ts';
import { listFilesOfScenarios, listScenarios } from '../store/scenarios.ts';
import { findSimulation } from '../store/simulations.ts';
import { listStages } from '../store/stages.ts';

/* Loads a simulation's tree, or a part of it, with one query per level regardless of its size. */

/** Returns a whole simulation; undefined if it doesn't exist or is deleted. */
export async function loadSimulation(db: Queries, simulationId: number) {
  const simulation = await findSimulation(db, simulationId);
  if (simulation === undefined) return undefined;
  const { created_at, updated_at, ...texts } = simulation;
  return {
    ...texts,
    created_at: isoTime(created_at),
    updatedAt: isoTime(updated_at),
    stages: await loadStages(db, ofSimulation(simulationId)),
    files: (await listBriefingFiles(db, simulationId)).map(fileView),
  };
}

/** Returns stages by number, with their scenarios. */
export async function loadStages(db: Queries, part: StagesPart) {
  const stages = await listStages(db, part);
  const scenarios = await loadScenarioRows(db, part);
  return stages.map((stage) => ({
    ...stage,
    scenarios: scenarios.filter(({ row }) => row.stage_id === stage.id).map(({ view }) => view),
  }));
}

/** Returns scenarios in order of creation, with their decisions in order and the summaries of their rooms. */
export async function loadScenarios(db: Queries, part: Part) {
  const scenarios = await loadScenarioRows(db, part);
  return scenarios.map(({ view }) => view);
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
  const rows = await listScenarios(db, part);
  const decisions = await listDecisions(db, part);
  const files = await listFilesOfScenarios(db, part);
  const contents = await listRoomContents(db, part);
  return rows.map((row) => ({
    row,
    view: scenarioView(
      row,
      decisions.filter(({ scenario_id }) => scenario_id === row.id),
      files.filter(({ scenario_id }) => scenario_id === row.id),
      contents.filter(({ scenario_id }) => scenario_id === row.id),
    ),
  }));
}

function scenarioView(
  { id, name, description }: { id: number; name: string; description: string },
  decisions: readonly DecisionRow[],
  files: readonly FileRow[],
  contents: readonly RoomContent[],
) {
  const [first, second, third] = decisions;
  return {
    id,
    name,
    description,
    all_decisions: decisions.map(decisionView),
    decision1_id: first?.id ?? null,
    decision2_id: second?.id ?? null,
    decision3_id: third?.id ?? null,
    files: files.map(fileView),
    rooms: rooms.map((room_name) => {
      const content = contents.find((one) => one.room_name === room_name);
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
  };
}

function requireOnly<T>(found: readonly T[]): T {
  const [one] = found;
  if (one === undefined) throw new Error('A stored row is missing');
  return one;
}
