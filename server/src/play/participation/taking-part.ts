import type { Nouns } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { findPlayedSimulation } from '../../authoring/store/simulations.ts';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { isObserved } from '../store/observers.ts';
import { asksForOrders } from '../store/orders.ts';
import { enterRunCode } from './codes.ts';

/** What a person who has the access code of a run can know about it before they join. */
export function takingPartRoutes(app: App): Pick<Handlers<Nouns['participation']>, 'getTakingPart'> {
  return {
    getTakingPart: async ({ params, caller, address }) => {
      const trier = { account: caller.user?.id ?? null, address };
      const run = await enterRunCode(app, trier, params.accessCode);
      const db = app.db.read;
      const { name, status, access_code, questionnaires } = run;
      const is_finished = isFinished(status);
      const { name: simulation } = await findPlayedSimulation(db, run.simulation_id);
      return {
        access_code,
        run: is_finished ? null : { name, simulation },
        has_started: status !== 'DRAFT',
        is_finished,
        guest_join: run.guest_join === 1,
        questionnaires,
        names_answers: run.names_answers === 1,
        has_observers: await isObserved(db, run.id),
        table: run.has_table === 1,
        asks_confidence: run.asks_confidence === 1,
        asks_order: await asksForOrders(db, run),
      };
    },
  };
}
