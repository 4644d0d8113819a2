import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import { findScenario } from '../../authoring/store/scenarios.ts';
import type { Handlers } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
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
      return {
        ...scenario,
        all_decisions: [...decisions],
        runs: runs.map(({ decision_id, entered_at, ...run }) => ({
          ...run,
          entered_at: isoTime(entered_at),
          decision_chosen_id: decision_id,
          own_decision: own.get(run.run_id) ?? null,
          own_room: ownRooms.get(run.run_id) ?? null,
        })),
      };
    },
  };
}
