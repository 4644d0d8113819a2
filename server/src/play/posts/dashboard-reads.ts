import { isFinished, type Room, type RunStatus } from '@vincere/domain';
import { recordIfPossible } from '../../platform/db/failures.ts';
import type { RequestChanges } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { listFirstReads, savePostReads } from '../store/posts/first-reads.ts';
import { loadRoomPosts, shownPosts } from './in-runs.ts';

type Seat = { run_id: number; room_name: Room; status: RunStatus };

/**
 * Notes that the rooms of these seats have read the posts of the dashboard in a scenario. The dashboard has no read marks, so
 * opening its posts counts as reading them. Posts that a room has read already need no change.
 */
export async function noteDashboardReads(
  app: App,
  seats: readonly Seat[],
  scenario_id: number,
  inChange: RequestChanges['inChange'],
): Promise<void> {
  for (const { run_id, room_name, status } of seats) {
    if (isFinished(status)) continue;
    const [posts] = await loadRoomPosts(app.db.read, scenario_id, [run_id], 'dashboard');
    if (posts === undefined) continue;
    const reads = await listFirstReads(app.db.read, run_id, scenario_id);
    const knownPostIds = new Set(
      reads.filter((firstRead) => firstRead.room_name === room_name).map(({ post_id }) => post_id),
    );
    const unread = shownPosts(posts, app.clock()).flatMap(({ row: { id } }) =>
      knownPostIds.has(id) ? [] : [id],
    );
    if (unread.length === 0) continue;
    const reader = { run_id, scenario_id, room_name };
    await recordIfPossible(() => inChange(({ tx }) => savePostReads(tx, reader, unread, app.clock())));
  }
}
