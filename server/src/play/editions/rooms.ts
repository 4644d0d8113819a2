import { type RunRooms, roomsOfRun } from '@vincere/domain';
import { findRoomSettings, readRoomSettings } from '../../authoring/store/room-settings.ts';
import type { Queries } from '../../platform/db/database.ts';
import { storedInUse } from '../store/rooms/run-rooms.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { findSimulationEdition, type ScenarioEditions } from './read.ts';

/** Returns the rooms of a run with the texts that it shows. */
export async function findRunRooms(
  db: Queries,
  run: Pick<RunRow, 'rooms' | 'simulation_id' | 'edition_hash'>,
): Promise<RunRooms> {
  const settings =
    run.edition_hash === null
      ? await findRoomSettings(db, run.simulation_id)
      : readRoomSettings((await findSimulationEdition(db, run.edition_hash)).simulation.rooms);
  return roomsOfRun(storedInUse(run), settings);
}

/** Returns the rooms with the texts that a stage of a run showed. `currentRooms` are the rooms that the run shows now. */
export function roomsOfStage(
  run: Pick<RunRow, 'rooms'>,
  currentRooms: RunRooms,
  editions: ScenarioEditions,
  scenarioId: number,
): RunRooms {
  const edition = editions.get(scenarioId);
  return edition === undefined ? currentRooms : roomsOfRun(storedInUse(run), edition.rooms);
}
