import { takeEvidence } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { readsRoom } from '../participation/standing.ts';
import type { Seat } from '../participation/store.ts';
import { loadRoomPosts, shownPosts } from '../posts/in-runs.ts';
import { listStoredPostIds } from '../posts/store.ts';

/**
 * Returns the ids of the `marked` posts that this seat may use as evidence in a scenario at `now` (epoch ms). Refuses what
 * `takeEvidence` refuses.
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
  return takeEvidence(marked, { stored, before: new Set(visible.map(({ row }) => row.id)) });
}
