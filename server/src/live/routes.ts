import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { findRun } from '../runs/store.ts';

export function liveRoutes(app: App): Handlers<Nouns['live']> {
  return {
    streamRunEvents: async ({ params, caller }) => {
      const readRun = async () => (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
      await readRun();
      const { id, session_id, is_admin, expires_at } = caller.user;
      const seat = caller.seat && { id: caller.seat.id, run_id: caller.seat.run_id };
      const listener = { session_id, user_id: id, is_admin, expires_at, seat };
      return (response) =>
        app.streams.open(response, params.runId, listener, async () => (await readRun()).revision);
    },
  };
}
