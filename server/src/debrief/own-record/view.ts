import type { OwnRecord } from '@vincere/domain';
import { isoTime } from '../../platform/time.ts';

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
