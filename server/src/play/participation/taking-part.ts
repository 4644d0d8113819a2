import { isFinished } from '@vincere/domain';
import { findPlayedSimulation } from '../../authoring/store/simulations.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findSimulationEdition } from '../editions/read.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { isObserved } from '../store/seats/observers.ts';
import { asksForOrders } from '../store/votes/orders.ts';
import { enterRunCode } from './codes.ts';

export const getTakingPart: CallHandler<'getTakingPart', App> = async ({ params, caller, address }, app) => {
  const trier = { account: caller.user?.id ?? null, address };
  const run = await enterRunCode(app, trier, params.accessCode);
  const db = app.db.read;
  const { name, status, access_code, questionnaires } = run;
  const is_finished = isFinished(status);
  const { name: simulation } = await findPlayedSimulation(db, run.simulation_id);
  return {
    access_code,
    run: is_finished ? null : { name, simulation },
    is_finished,
    guest_join: run.guest_join === 1,
    questionnaires,
    names_answers: run.names_answers === 1,
    has_observers: await isObserved(db, run.id),
    table: run.has_table === 1,
    asks_confidence: run.asks_confidence === 1,
    asks_order: await asksOrder(db, run),
  };
};

/** Returns whether a scenario asks for an order. A finished run whose simulation was edited since keeps what it asked. */
async function asksOrder(db: Queries, run: RunRow): Promise<boolean> {
  if (run.edition_hash === null) return asksForOrders(db, run);
  const { scenarios } = await findSimulationEdition(db, run.edition_hash);
  return scenarios.some(({ asks_order }) => asks_order === 1);
}
