import { isoTime } from '../../platform/time.ts';
import { conditionsOf, type PostRow, releaseOf } from '../store/posts.ts';

export function postView(row: PostRow) {
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
    release: releaseOf(row),
  };
}

/** Returns a post as administrators see it: with its conditions, if it has any. */
export function authoredPostView(row: PostRow) {
  const when = conditionsOf(row);
  return { ...postView(row), ...(when.length > 0 && { when }) };
}
