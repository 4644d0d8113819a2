import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isoTime } from '../time.ts';

export function postView(row: Selectable<Schema['posts']>) {
  return {
    id: row.id,
    content: row.content,
    timestamp: row.timestamp,
    created_at: isoTime(row.created_at),
    room_run_id: row.room_run_id,
    scenario_id: row.scenario_id,
    room_name: row.room_name,
    author: { name: row.author_name, handle: row.author_handle, avatar: row.author_avatar },
    likes: row.likes,
    retweets: row.retweets,
    replies: row.replies,
  };
}
