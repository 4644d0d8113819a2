import { roomsOfRun } from '@vincere/domain';
import { listObjectives } from '../../authoring/store/objectives.ts';
import { readRoomSettings } from '../../authoring/store/room-settings.ts';
import { countStages } from '../../authoring/store/stages.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findSimulationEdition, listScenarioEditions } from '../../play/editions/read.ts';
import { findRunRooms } from '../../play/editions/rooms.ts';
import { storedInUse } from '../../play/store/rooms/run-rooms.ts';
import type { RunRow } from '../../play/store/runs/runs.ts';
import { listPlayedStages } from '../reports/store.ts';

/** Returns what people rate in a run: its objectives, the stages that it has entered, and its rooms, with the texts that it shows. */
export async function loadRatable(db: Queries, run: RunRow) {
  const editions = await listScenarioEditions(db, run.id);
  const stages = await listPlayedStages(db, run.id, editions);
  if (run.edition_hash === null)
    return {
      objectives: await listObjectives(db, run.simulation_id),
      stages,
      total_stages: await countStages(db, run.simulation_id),
      rooms: await findRunRooms(db, run),
    };
  const simulationEdition = await findSimulationEdition(db, run.edition_hash);
  const nameOf = (id: number) => simulationEdition.scenarios.find((scenario) => scenario.id === id)?.name;
  return {
    objectives: simulationEdition.objectives,
    // A scenario that was open when the run ended has no edition of its own.
    stages: stages.map((stage) =>
      editions.has(stage.scenario_id)
        ? stage
        : { ...stage, scenario_name: nameOf(stage.scenario_id) ?? stage.scenario_name },
    ),
    total_stages: simulationEdition.stages.length,
    rooms: roomsOfRun(storedInUse(run), readRoomSettings(simulationEdition.simulation.rooms)),
  };
}
