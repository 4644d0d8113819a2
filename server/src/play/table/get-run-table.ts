import { refuse } from '@vincere/domain';
import { hasReached } from '../../authoring/store/files.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import { findRun } from '../store/runs/runs.ts';
import { tableView } from './table-view.ts';

export const getRunTable: CallHandler<'getRunTable', App> = async ({ params, query, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(app.db.read, run);
  const openPlace = hasBegun(place) ? place : null;
  const scenarioId = query.scenario_id ?? openPlace?.scenario_id ?? null;
  const reader = { seat_id: caller.seat?.id, is_admin: caller.user.is_admin };
  if (scenarioId === null) return { scenario_id: null, is_open: false, items: [] };
  if (!(await hasReached(app.db.read, run.id, scenarioId))) refuse('scenario.unknown');
  return tableView(app.db.read, run, scenarioId, reader);
};
