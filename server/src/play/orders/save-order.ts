import { judgeOrder, requirePen } from '@vincere/domain';
import type { Change } from '../../platform/db/database.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun, type RunRow } from '../store/runs/runs.ts';
import { releasePen, saveOrderRow } from '../store/votes/orders.ts';
import { loadOrder, orderView, type User } from './load-order.ts';

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
  return orderView(app, change, run, newOrder.scenario_id, user);
}

function writerOf({ id, is_admin }: User) {
  return { user_id: id, is_admin };
}
