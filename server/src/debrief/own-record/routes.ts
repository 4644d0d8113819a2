import type { Nouns } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import { isoTimeOrNull } from '../../platform/time.ts';
import type { App } from '../../play/app.ts';
import { findRun } from '../../play/store/runs.ts';
import { loadOwnRecord } from './load.ts';
import { ownRecordView } from './view.ts';

export function ownRecordRoutes(app: App): Handlers<Nouns['own-record']> {
  return {
    getOwnRecord: async ({ params, caller }) => {
      const db = app.db.read;
      const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
      const record = await loadOwnRecord(db, run, caller.user, app.clock());
      return { ...ownRecordView(record), started_at: isoTimeOrNull(run.started_at) };
    },
  };
}
