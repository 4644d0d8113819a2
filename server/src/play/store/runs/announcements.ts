import { shownAnnouncements } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

const columns = ['id', 'room_name', 'content', 'created_at'] as const;

/**
 * Returns the last announcements of a run, newest first. The limit applies separately to each room and to announcements to
 * everyone, so that one room's announcements don't displace those of another.
 */
export function listAnnouncements(db: Queries, runId: number) {
  return lastAnnouncements(db, { runId });
}

const lastAnnouncements = prepared((db, { runId }: { runId: number }) =>
  db
    .selectFrom((builder) =>
      builder
        .selectFrom('announcements')
        .select(columns)
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((part) => part.partitionBy('room_name').orderBy('id', 'desc'))
            .as('place'),
        )
        .where('run_id', '=', runId)
        .as('ranked'),
    )
    .select(columns)
    .where('place', '<=', shownAnnouncements)
    .orderBy('id', 'desc'),
);

/** Returns all announcements of a run that were not withdrawn, in order. */
export function listAllAnnouncements(db: Queries, runId: number) {
  return db.selectFrom('announcements').select(columns).where('run_id', '=', runId).orderBy('id').execute();
}

export function saveAnnouncement(
  db: Queries,
  announcement: { run_id: number; room_name: Room | null; content: string; created_at: number },
) {
  return db.insertInto('announcements').values(announcement).returning(columns).executeTakeFirstOrThrow();
}

/** Returns an announcement of a run; undefined if it doesn't exist. */
export function findAnnouncement(db: Queries, runId: number, id: number) {
  return db
    .selectFrom('announcements')
    .select(columns)
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .executeTakeFirst();
}

/** Removes an announcement of a run. Returns undefined if it doesn't exist. */
export function removeAnnouncement(db: Queries, runId: number, id: number) {
  return db
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .returning(['id', 'room_name'])
    .executeTakeFirst();
}
