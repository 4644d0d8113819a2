import type { Nouns } from '@vincere/contract';
import type { OwnRecord } from '@vincere/domain';
import type { Handlers } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../../play/app.ts';
import { loadOwnRecord } from './load.ts';

export function ownRecordRoutes(app: App): Handlers<Nouns['own-record']> {
  return {
    getOwnRecord: async ({ params, caller }) =>
      ownRecordView(await loadOwnRecord(app.db.read, params.runId, caller.user, app.clock())),
  };
}

/** Returns a record with its times in ISO 8601. */
export function ownRecordView({ changes, ...record }: OwnRecord): OwnRecord<string> {
  return {
    ...record,
    changes: changes && {
      of: changes.of,
      stages: changes.stages.map(({ room_voted_at, decided_at, ...stage }) => ({
        ...stage,
        room_voted_at: isoTime(room_voted_at),
        decided_at: isoTime(decided_at),
      })),
    },
  };
}
