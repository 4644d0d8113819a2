import { roomsOfRun } from '@vincere/domain';
import { listBriefingFiles, listScenarioFiles } from '../../authoring/store/files.ts';
import { readRoomSettings } from '../../authoring/store/room-settings.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findScenarioEdition, findSimulationEdition } from '../editions/read.ts';
import { storedInUse } from '../store/rooms/run-rooms.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { findPlaceTexts, findSimulationTexts } from '../store/runs/texts.ts';
import { listOffered, type Place } from './place.ts';

/** Returns the content that a run shows at a place: the current content, or its editions once an author has changed it. */
export async function loadRunContent(db: Queries, run: RunRow, place: Place | null) {
  const [{ settings, ...ofSimulation }, ofScenario] = await Promise.all([
    loadSimulationContent(db, run),
    place === null ? noScenario : loadScenarioContent(db, place),
  ]);
  return { ...ofSimulation, ...ofScenario, rooms: roomsOfRun(storedInUse(run), settings) };
}

const noScenario = { texts: null, offered: [], scenario_files: [] };

async function loadSimulationContent(db: Queries, { simulation_id, edition_hash }: RunRow) {
  if (edition_hash === null) {
    const [{ rooms, ...simulation }, briefing_files] = await Promise.all([
      findSimulationTexts(db, simulation_id),
      listBriefingFiles(db, simulation_id),
    ]);
    return { simulation, briefing_files, settings: readRoomSettings(rooms) };
  }
  const { simulation, stages, briefing_files } = await findSimulationEdition(db, edition_hash);
  const { id, name, description, string_briefing, created_at } = simulation;
  const total_stages = Math.max(1, stages.length);
  return {
    simulation: { id, name, description, string_briefing, created_at, total_stages },
    briefing_files,
    settings: readRoomSettings(simulation.rooms),
  };
}

async function loadScenarioContent(db: Queries, { scenario_id, visit }: Place) {
  if (visit === null || visit.edition_hash === null) {
    const [texts, offered, scenario_files] = await Promise.all([
      findPlaceTexts(db, scenario_id),
      listOffered(db, scenario_id),
      listScenarioFiles(db, scenario_id),
    ]);
    return { texts, offered, scenario_files };
  }
  const { texts, decisions, files } = await findScenarioEdition(db, visit.edition_hash);
  return { texts, offered: decisions.map(offeredView), scenario_files: files };
}

/** Returns the columns that `listOffered` returns. */
export function offeredView({
  id,
  title_of_decision,
  description_of_decision,
  link_next_scenario_id,
}: Awaited<ReturnType<typeof listOffered>>[number]) {
  return { id, title_of_decision, description_of_decision, link_next_scenario_id };
}
