import type { Answer, Calls } from '@vincere/contract';
import { isFinished, leadingDecisions, type Pen, penHolder } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/time.ts';
import { findScenarioEdition } from '../editions/read.ts';
import { findPlayedDecision } from '../outcomes/last-outcome.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { findPlaceTexts } from '../store/runs/texts.ts';
import { listVisitTimes } from '../store/runs/visits.ts';
import { listOrders, type OrderRow } from '../store/votes/orders.ts';
import { listChoices, listMissingVoters } from '../store/votes/votes.ts';
import { judgedConditions } from './played-order.ts';

export type OrderView = Answer<Calls['getRunOrders']>['orders'][number];
type Visit = Awaited<ReturnType<typeof listVisitTimes>>[number];
type Reader = { id: number; is_admin: boolean };

/** Returns the orders of the scenarios that a run has reached, as a reader may see them at `now` (epoch ms). */
export async function orderViews(
  db: Queries,
  run: RunRow,
  reader: Reader,
  now: number,
): Promise<OrderView[]> {
  const [visits, orders] = await Promise.all([listVisitTimes(db, run.id), listOrders(db, run.id)]);
  return Promise.all(
    visits.map((visit) =>
      viewOf(
        visit,
        orders.find(({ scenario_id }) => scenario_id === visit.scenario_id),
      ),
    ),
  );

  async function viewOf(visit: Visit, order: OrderRow | undefined): Promise<OrderView> {
    const { scenario_id, stage_number, closed_at, has_begun } = visit;
    const is_asked = (has_begun === 1 || reader.is_admin) && (await asksOrder(db, visit));
    const is_open = is_asked && has_begun === 1 && closed_at === null && !isFinished(run.status);
    const pen = is_open ? penHolder(penOf(order), now) : null;
    return {
      scenario_id,
      stage_number,
      is_asked,
      is_open,
      text: order?.text ?? '',
      revision: order?.revision ?? 0,
      pen: pen && {
        name: pen.name,
        is_own: pen.user_id === reader.id,
        is_facilitator: order?.is_admin === 1,
        until: isoTime(pen.until),
      },
      leading: is_open ? [...(await loadLeading(db, run.id, scenario_id))] : [],
      conditions: await conditionsOf(db, visit, run, reader),
    };
  }
}

async function asksOrder(db: Queries, { edition_hash, scenario_id }: Visit): Promise<boolean> {
  const texts =
    edition_hash === null
      ? await findPlaceTexts(db, scenario_id)
      : (await findScenarioEdition(db, edition_hash)).texts;
  return texts.asks_order === 1;
}

/** Returns who wrote last; null if nobody did, or if the pen was put down. */
export function penOf(order: OrderRow | undefined): Pen | null {
  if (order === undefined || order.pen_user_id === null || order.pen_used_at === null) return null;
  const name = `${order.first_name ?? ''} ${order.last_name ?? ''}`.trim();
  return { user_id: order.pen_user_id, name, used_at: order.pen_used_at };
}

async function loadLeading(db: Queries, runId: number, scenarioId: number) {
  const missingVoters = await listMissingVoters(db, runId, scenarioId);
  const votes = missingVoters.length > 0 ? [] : await listChoices(db, runId, 'final', scenarioId);
  return leadingDecisions(missingVoters.length, votes);
}

/**
 * Returns the conditions of the decision with which a visit was closed. People other than administrators learn only judged
 * ones, and only once the run is over.
 */
async function conditionsOf(
  db: Queries,
  visit: Visit,
  run: RunRow,
  { is_admin }: Reader,
): Promise<OrderView['conditions']> {
  if (visit.closed_at === null || (!is_admin && !isFinished(run.status))) return [];
  const conditions = judgedConditions(visit, await findPlayedDecision(db, visit));
  return is_admin ? conditions : conditions.filter(({ is_met }) => is_met !== null);
}
