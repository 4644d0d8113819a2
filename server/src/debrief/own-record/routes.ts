import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { loadOwnRecord } from './load.ts';
import { ownRecordView } from './view.ts';

export function ownRecordRoutes(app: App): Handlers<Nouns['own-record']> {
  return {
    getOwnRecord: async ({ params, caller }) =>
      ownRecordView(await loadOwnRecord(app.db.read, params.runId, caller.user, app.clock())),
  };
}
