import type { Nouns } from '@vincere/contract';
import { judgeOrder, type OrderFacts, refuse, requireJudged, requirePen } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler, Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findPlayedDecision } from '../outcomes/last-outcome.ts';
import { currentPlace } from '../runs/place.ts';
import { findOrder, releasePen, saveOrderRow } from '../store/orders.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs.ts';
import { findPlaceTexts } from '../store/texts.ts';
import { listVisitTimes, saveJudgedConditions } from '../store/visits.ts';
import { orderViews, penOf } from './views.ts';

type User = { id: number; is_admin: boolean };

export const getRunOrders: CallHandler<'getRunOrders', App> = async ({ params, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  return { orders: await orderViews(app.db.read, run, caller.user, app.clock()) };
};

export const saveOrder: CallHandler<'saveOrder', App> = ({ params, body, caller: { user }, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const order = await loadOrder(change, run, body.scenario_id);
    const now = app.clock();
    const verdict = judgeOrder(order, writerOf(user), body, now);
    const revision = verdict === 'saved' ? order.revision + 1 : order.revision;
    const newOrder = { scenario_id: body.scenario_id, text: body.text, revision };
    return store(app, change, run, newOrder, user, now);
  });

export const takePen: CallHandler<'takePen', App> = ({ params, body, caller: { user }, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const order = await loadOrder(change, run, body.scenario_id);
    const now = app.clock();
    requirePen(order, writerOf(user), now);
    const { text, revision } = order;
    return store(app, change, run, { scenario_id: body.scenario_id, text, revision }, user, now);
  });

export const putPenDown: CallHandler<'putPenDown', App> = ({ params, caller: { user }, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (await releasePen(change.tx, run.id, user.id)) announceOn(change, run, 'order-changed');
    return { id: run.id };
  });

export const correctJudgement: CallHandler<'correctJudgement', App> = (
  { params, body, caller, inChange },
  app,
) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const visits = await listVisitTimes(change.tx, run.id);
    const lastVisit = visits.findLast(({ closed_at }) => closed_at !== null);
    if (lastVisit?.scenario_id !== body.scenario_id) return refuse('judgement.closed');
    if (run.shared_at !== null) return refuse('judgement.report-shared');
    const decision = (await findPlayedDecision(change.tx, lastVisit)) ?? refuse('judgement.closed');
    const judgement = { met: body.conditions_met, unmet: body.conditions_unmet ?? null };
    requireJudged(
      judgement,
      decision.conditions.map(({ id }) => id),
    );
    await saveJudgedConditions(change.tx, lastVisit.id, judgement);
    announceOn(change, run, 'judgement-corrected');
    return viewOf(app, change, run, body.scenario_id, caller.user);
  });

export const orderRoutes: Handlers<Nouns['orders'], App> = {
  getRunOrders,
  saveOrder,
  takePen,
  putPenDown,
  correctJudgement,
};

/** Returns an order of a locked run as the user sees it now. */
async function viewOf(app: App, change: Change, run: RunRow, scenarioId: number, user: User) {
  const views = await orderViews(change.tx, run, user, app.clock());
  const view = views.find(({ scenario_id }) => scenario_id === scenarioId);
  return view ?? refuse('order.closed');
}

/** Stores an order with the pen in the user's hand, announces it and returns it. */
async function store(
  app: App,
  change: Change,
  run: RunRow,
  newOrder: { scenario_id: number; text: string; revision: number },
  user: User,
  now: number,
) {
  await saveOrderRow(change.tx, { ...newOrder, run_id: run.id, pen_user_id: user.id, pen_used_at: now });
  announceOn(change, run, 'order-changed');
  return viewOf(app, change, run, newOrder.scenario_id, user);
}

async function loadOrder({ tx }: Change, run: RunRow, scenarioId: number): Promise<OrderFacts> {
  const place = await currentPlace(tx, run);
  const is_current = place?.scenario_id === scenarioId;
  const order = await findOrder(tx, run.id, scenarioId);
  return {
    status: run.status,
    is_current,
    asks_order: is_current && (await findPlaceTexts(tx, scenarioId)).asks_order === 1,
    text: order?.text ?? '',
    revision: order?.revision ?? 0,
    pen: penOf(order),
  };
}

function writerOf({ id, is_admin }: User) {
  return { user_id: id, is_admin };
}
