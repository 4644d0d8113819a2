import { listFactRows } from '../../authoring/store/facts.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import type { Queries } from '../../platform/db/database.ts';
import { loadRoomPosts, shownPosts } from '../posts/in-runs.ts';
import { type Subject, saveItem } from '../store/rooms/table.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listSeats } from '../store/seats/seats.ts';

/**
 * Puts the first post or file that carries every second fact of a scenario on the table of a rehearsal, so that its author
 * sees facts that were shared and facts that were not. A bot of the room brings it. Returns whether there was one.
 */
export async function shareFacts(
  db: Queries,
  run: RunRow,
  scenario_id: number,
  now: number,
): Promise<boolean> {
  if (run.has_table === 0) return false;
  const facts = (await listFactRows(db, ofScenario(scenario_id))).filter((_, index) => index % 2 === 0);
  if (facts.length === 0) return false;
  const seats = await listSeats(db, run.id);
  const [posts] = await loadRoomPosts(db, scenario_id, [run.id]);
  const visibleRows = posts ? shownPosts(posts, now).map(({ row }) => row) : [];
  const files = await listScenarioFiles(db, scenario_id);
  let isShared = false;
  for (const fact of facts) {
    const post = visibleRows.find(
      ({ id, room_name }) => room_name !== 'dashboard' && fact.posts.includes(id),
    );
    const file = files.find(({ id, room_name }) => room_name !== 'dashboard' && fact.files.includes(id));
    const seat = seats.find(({ room_name }) => room_name === (post ?? file)?.room_name);
    if (seat === undefined || seat.room_name === 'dashboard') continue;
    const { id: seat_id, room_name } = seat;
    const subject: Subject =
      post === undefined ? { post_id: null, file_id: file?.id ?? 0 } : { post_id: post.id, file_id: null };
    await saveItem(db, {
      ...subject,
      run_id: run.id,
      scenario_id,
      room_name,
      seat_id,
      line: '',
      added_at: now,
    });
    isShared = true;
  }
  return isShared;
}
