import { shownAnnouncements } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

const columns = ['id', 'room_name', 'content', 'created_at'] as const;

/** The last announcements of a run, newest first. */
export function listAnnouncements(db: Queries, runId: number) {
  return lastAnnouncements(db, { runId });
}

const lastAnnouncements = prepared((db, { runId }: { runId: number }) =>
  db
    .selectFrom('announcements')
    .select(columns)
    .where('run_id', '=', runId)
    .orderBy('id', 'desc')
    .limit(shownAnnouncements),
);

export function saveAnnouncement(
  db: Queries,
  announcement: { run_id: number; room_name: Room | null; content: string; created_at: number },
) {
  return db.insertInto('announcements').values(announcement).returning(columns).executeTakeFirstOrThrow();
}

/** Removes an announcement of a run; undefined when it is not there. */
export function removeAnnouncement(db: Queries, runId: number, id: number) {
  return db
    .deleteFrom('announcements')
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .returning(['id', 'room_name'])
    .executeTakeFirst();
}
