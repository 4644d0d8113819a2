import { refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRun } from '../store/runs/runs.ts';
import { countTotals } from './store.ts';
import { boardView } from './views.ts';

export const getRunBoard: CallHandler<'getRunBoard', App> = async ({ params, caller }, app) => {
  const board = await boardView(app, (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown'));
  if (caller.standing !== 'observer') return board;
  return {
    ...board,
    facilitators: [],
    removed: [],
    seats: board.seats.map((seat) => ({ ...seat, email_address: '' })),
  };
};

export const getFigures: CallHandler<'getFigures', App> = async (_request, app) => {
  const figures = await countTotals(app.db.read);
  return { ...figures, active_runs: figures.runs_by_status.IN_PROGRESS };
};
