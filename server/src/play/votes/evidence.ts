import { requireEvidence } from '@vincere/domain';
import { listStoredPostIds } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { readsRoom } from '../access/standing.ts';
import { loadRoomPosts, shownPosts } from '../feeds/in-runs.ts';

/**
 * Returns the ids of the `marked` posts that this seat may use as evidence in a scenario at `now` (epoch ms). Refuses
 * `vote.bad-evidence` for a post that the seat can't see.
 */
export async function judgeEvidence(
  db: Queries,
  seat: Seat,
  scenarioId: number,
  marked: readonly number[],
  now: number,
): Promise<number[]> {
  if (marked.length === 0) return [];
  const [stored, loaded] = await Promise.all([
    listStoredPostIds(db, marked),
    loadRoomPosts(db, scenarioId, [seat.run_id]),
  ]);
  const visible = loaded
    .flatMap((posts) => shownPosts(posts, now))
    .filter(({ row }) => readsRoom(seat, row.room_name));
  return requireEvidence(marked, { stored, visible: new Set(visible.map(({ row }) => row.id)) });
}
