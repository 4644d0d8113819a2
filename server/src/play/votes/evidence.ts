import { type Evidence, requireEvidence } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { readsRoom } from '../access/standing.ts';
import { loadRoomPosts, shownPosts } from '../posts/in-runs.ts';
import { listDeletedPosts } from '../store/posts/deleted-posts.ts';
import { listEverOnTable } from '../store/rooms/table.ts';
import type { RunRow } from '../store/runs/runs.ts';

/**
 * Returns what of the `evidence` a vote of this seat has in a scenario at `now` (epoch ms). Refuses
 * `vote.foreign-evidence`, or `vote.bad-evidence` in a run without a table, for what the seat can't cite.
 */
export async function judgeEvidence(
  db: Queries,
  run: RunRow,
  seat: Seat,
  scenarioId: number,
  evidence: Evidence,
  now: number,
): Promise<Evidence> {
  if (evidence.posts.length === 0 && evidence.files.length === 0) return evidence;
  const hasTable = run.has_table === 1;
  const [deleted, loaded, everOnTable] = await Promise.all([
    listDeletedPosts(db, run.id, evidence.posts),
    loadRoomPosts(db, scenarioId, [seat.run_id]),
    hasTable ? listEverOnTable(db, run.id, scenarioId) : [],
  ]);
  const ownPosts = loaded
    .flatMap((posts) => shownPosts(posts, now))
    .filter(({ row }) => readsRoom(seat, row.room_name))
    .map(({ row }) => row.id);
  // Only what the voter could see counts as gone. Any other id is refused alike, whether it is a hidden post or none.
  const deletedIds = new Set(
    deleted.filter(({ room_name }) => readsRoom(seat, room_name)).map(({ post_id }) => post_id),
  );
  const presentItems = everOnTable.filter(({ taken_back_at }) => taken_back_at === null);
  const takenBack = everOnTable.filter(({ taken_back_at }) => taken_back_at !== null);
  const citable = {
    posts: {
      visible: new Set([...ownPosts, ...presentItems.flatMap(({ post_id }) => post_id ?? [])]),
      isGone: (id: number) => deletedIds.has(id) || takenBack.some(({ post_id }) => post_id === id),
    },
    files: {
      visible: new Set(presentItems.flatMap(({ file_id }) => file_id ?? [])),
      isGone: (id: number) => takenBack.some(({ file_id }) => file_id === id),
    },
  };
  return requireEvidence(evidence, citable, hasTable);
}
