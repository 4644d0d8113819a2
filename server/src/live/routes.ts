import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { App } from '../app.ts';
import type { Handlers } from '../http/handle.ts';
import { findRun } from '../runs/store.ts';

export function liveRoutes(app: App): Handlers<Nouns['live']> {
  return {
    streamRunEvents: async ({ params, caller }) => {
      const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
      const { id, session_id, is_admin, expires_at } = caller.user;
      return (response) => app.streams.open(response, run, { session_id, user_id: id, is_admin, expires_at });
    },
  };
}
