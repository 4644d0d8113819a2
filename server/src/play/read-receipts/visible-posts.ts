import type { Room } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { App } from '../app.ts';
import { loadRoomPosts, type RoomPosts, shownPosts } from '../posts/in-runs.ts';

/** Returns the posts of a scenario in a run, of one room or all, with their release data. */
export async function postsOf(db: Queries, runId: number, scenarioId: number, room?: Room) {
  const [posts] = await loadRoomPosts(db, scenarioId, [runId], room);
  return posts;
}

export function visiblePosts(app: App, posts: RoomPosts | undefined) {
  return posts ? shownPosts(posts, app.clock()) : [];
}
