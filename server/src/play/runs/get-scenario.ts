import { type RunRooms, refuse, roomsInUse, roomsOfRun } from '@vincere/domain';
import { findRoomSettings } from '../../authoring/store/room-settings.ts';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { findEditionIn } from '../editions/read.ts';
import { findRunRooms } from '../editions/rooms.ts';
import type { ScenarioEdition } from '../editions/scenario-edition.ts';
import { storedInUse } from '../store/rooms/run-rooms.ts';
import { findRun } from '../store/runs/runs.ts';
import { offeredView } from './content.ts';
import { listOffered } from './place.ts';
import { findOwnDecisions, findOwnRooms, listRunsReaching } from './played-scenario.ts';

export const getScenario: CallHandler<'getScenario', App> = async ({ params, caller }, app) => {
  const scenario = (await findScenario(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
  const seatedUserId = caller.standing === 'administrator' ? null : caller.user.id;
  const [decisions, runs, own, ownRooms] = await Promise.all([
    listOffered(app.db.read, scenario.id),
    listRunsReaching(app.db.read, scenario.id, seatedUserId),
    findOwnDecisions(app.db.read, scenario.id, caller.user.id),
    findOwnRooms(app.db.read, scenario.id, caller.user.id),
  ]);
  // Participants see the scenario as their latest run there played it, authors see it as it is now.
  const latestRun = seatedUserId === null ? undefined : runs[0];
  const playedEdition =
    latestRun && (await findEditionIn(app.db.read, { run_id: latestRun.run_id, scenario_id: scenario.id }));
  return {
    ...scenario,
    simulation_name: latestRun?.played_simulation ?? scenario.simulation_name,
    room_texts: await roomTexts(app, scenario.simulation_id, latestRun, playedEdition),
    ...(playedEdition && {
      name: playedEdition.texts.name,
      description: playedEdition.texts.description,
      stage_instruction: playedEdition.texts.stage_instruction,
    }),
    all_decisions: playedEdition?.decisions.map(offeredView) ?? [...decisions],
    runs: runs.map(({ decision_id, entered_at, run_id, run_name, decided_by }) => ({
      run_id,
      run_name,
      decided_by,
      entered_at: isoTime(entered_at),
      decision_chosen_id: decision_id,
      own_decision: own.get(run_id) ?? null,
      own_room: ownRooms.get(run_id) ?? null,
    })),
  };
};

/** Returns the rooms as the latest run showed them in its edition of the scenario; without a run, as they are now. */
async function roomTexts(
  app: App,
  simulationId: number,
  latestRun: { run_id: number } | undefined,
  playedEdition: ScenarioEdition | undefined,
): Promise<RunRooms> {
  const run = latestRun && (await findRun(app.db.read, latestRun.run_id));
  if (run && playedEdition) return roomsOfRun(storedInUse(run), playedEdition.rooms);
  if (run) return findRunRooms(app.db.read, run);
  const settings = await findRoomSettings(app.db.read, simulationId);
  return settings === null ? null : roomsOfRun(roomsInUse(settings), settings);
}
