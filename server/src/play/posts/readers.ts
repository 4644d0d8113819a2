import type { Room } from '@vincere/domain';
import { listAuthoredPosts, type PostRow } from '../../authoring/store/posts.ts';
import { readsRoom } from '../access/standing.ts';
import type { App } from '../app.ts';
import { listSeatsReaching } from '../store/seats/seats.ts';
import { byAppearance, loadRoomPosts, shownPosts } from './in-runs.ts';

/**
 * Returns the posts of a room of a scenario that a person may read. Administrators get all authored posts. Others get the
 * visible posts, authored or live, of those of their runs in which they may read the room.
 */
export async function listRoomPostsFor(
  app: App,
  reader: { id: number; is_admin: boolean },
  scenarioId: number,
  roomName: Room,
): Promise<PostRow[]> {
  const db = app.db.read;
  if (reader.is_admin) return listAuthoredPosts(db, scenarioId, roomName);
  const seats = await listSeatsReaching(db, reader.id, scenarioId);
  const runIds = seats.filter((seat) => readsRoom(seat, roomName)).map(({ run_id }) => run_id);
  const roomPosts = await loadRoomPosts(db, scenarioId, [...new Set(runIds)], roomName);
  const visiblePosts = roomPosts.flatMap((posts) => shownPosts(posts, app.clock())).sort(byAppearance);
  // Authored posts appear in each of the runs, so duplicates are removed.
  return [...new Map(visiblePosts.map(({ row }) => [row.id, row])).values()];
}
