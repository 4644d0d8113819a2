import { bringsFrom } from '@vincere/domain';
import { listFacts } from '../../authoring/store/facts.ts';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import type { Queries } from '../../platform/db/database.ts';
import { loadRoomPosts, shownPosts } from '../feeds/in-runs.ts';
import type { RunRow } from '../store/runs.ts';
import { listSeats } from '../store/seats.ts';
import { saveItem } from '../store/table.ts';

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
  const facts = (await listFacts(db, ofScenario(scenario_id))).filter((_, index) => index % 2 === 0);
  if (facts.length === 0) return false;
  const seats = await listSeats(db, run.id);
  const [posts] = await loadRoomPosts(db, scenario_id, [run.id]);
  const subjects = [
    ...(posts ? shownPosts(posts, now) : []).map(({ row }) => ({ post_id: row.id, file_id: null, ...row })),
    ...(await listScenarioFiles(db, scenario_id)).map((file) => ({
      post_id: null,
      file_id: file.id,
      ...file,
    })),
  ];
  let isShared = false;
  for (const fact of facts) {
    const subject = subjects.find(
      ({ post_id, file_id, room_name }) =>
        bringsFrom('dashboard', room_name) &&
        (post_id === null ? fact.files.includes(file_id) : fact.posts.includes(post_id)),
    );
    const seat = seats.find(({ room_name }) => room_name === subject?.room_name);
    if (subject === undefined || seat === undefined || !bringsFrom('dashboard', subject.room_name)) continue;
    const { post_id, file_id, room_name } = subject;
    const item = post_id === null ? { post_id, file_id } : { post_id, file_id };
    const { id: seat_id } = seat;
    await saveItem(db, { ...item, run_id: run.id, scenario_id, room_name, seat_id, line: '', added_at: now });
    isShared = true;
  }
  return isShared;
}
