import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRun } from '../store/runs.ts';
import { countTotals } from './store.ts';
import { boardView } from './views.ts';

export function boardRoutes(app: App): Handlers<Nouns['boards']> {
  return {
    getRunBoard: async ({ params, caller }) => {
      const board = await boardView(app, (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown'));
      if (caller.standing !== 'observer') return board;
      return {
        ...board,
        facilitators: [],
        removed: [],
        seats: board.seats.map((seat) => ({ ...seat, email_address: '' })),
      };
    },

    getFigures: async () => {
      const figures = await countTotals(app.db.read);
      return { ...figures, active_runs: figures.runs_by_status.IN_PROGRESS };
    },
  };
}
