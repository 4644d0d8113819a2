import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { Handlers } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { findEditionIn } from '../editions/read.ts';
import { offeredView } from './content.ts';
import { listOffered } from './place.ts';
import { findOwnDecisions, findOwnRooms, listRunsReaching } from './played-scenario.ts';

/** The scenario page: the scenario and the runs that have reached it. */
export function playedScenarioRoutes(app: App): Pick<Handlers<Nouns['scenarios']>, 'getScenario'> {
  return {
    getScenario: async ({ params, caller }) => {
      const scenario = (await findScenario(app.db.read, params.scenarioId)) ?? refuse('scenario.unknown');
      const seatedUserId = caller.standing === 'administrator' ? null : caller.user.id;
      const [decisions, runs, own, ownRooms] = await Promise.all([
        listOffered(app.db.read, scenario.id),
        listRunsReaching(app.db.read, scenario.id, seatedUserId),
        findOwnDecisions(app.db.read, scenario.id, caller.user.id),
        findOwnRooms(app.db.read, scenario.id, caller.user.id),
      ]);
      // Participants see the scenario as their latest run there played it, authors see it as it is now.
      const latest = seatedUserId === null ? undefined : runs[0];
      const played =
        latest && (await findEditionIn(app.db.read, { run_id: latest.run_id, scenario_id: scenario.id }));
      return {
        ...scenario,
        simulation_name: latest?.played_simulation ?? scenario.simulation_name,
        ...(played && {
          name: played.texts.name,
          description: played.texts.description,
          stage_instruction: played.texts.stage_instruction,
        }),
        all_decisions: played?.decisions.map(offeredView) ?? [...decisions],
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
    },
  };
}
