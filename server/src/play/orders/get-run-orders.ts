import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRun } from '../store/runs/runs.ts';
import { orderViews } from './views.ts';

export const getRunOrders: CallHandler<'getRunOrders', App> = async ({ params, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  return { orders: await orderViews(app.db.read, run, caller.user, app.clock()) };
};
