import {
  bringsFrom,
  isInUse,
  isReleased,
  type Role,
  type Room,
  refuse,
  requireAddable,
  stageRunningMs,
} from '@vincere/domain';
import { listScenarioFiles } from '../../authoring/store/files.ts';
import { findPost } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { AlreadyExists, type CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunPost } from '../posts/in-runs.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { listItems, type Subject, saveItem } from '../store/rooms/table.ts';
import { announceOn, lockRun, type RunRow } from '../store/runs/runs.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';
import { itemView } from './items.ts';
import { type Reader, tableFacts, tableView } from './table-view.ts';

export const putOnTable: CallHandler<'putOnTable', App> = (
  { params, body, caller: { user }, inChange },
  app,
) =>
  inChange(async (change) => {
    const { tx } = change;
    const run = await lockRun(change, params.runId);
    const seat = (await findCurrentSeat(tx, run.id, user.id)) ?? refuse('run.unknown');
    const reader = { seat_id: seat.id, is_admin: false };
    const subject = subjectOf(body);
    const { scenario_id } = body;
    const items = await listItems(tx, run.id, scenario_id);
    if (items.some((item) => item.post_id === subject.post_id && item.file_id === subject.file_id))
      return new AlreadyExists(await added(tx, run, scenario_id, subject, reader));
    const now = app.clock();
    const room_name = requireAddable(
      { ...(await tableFacts(tx, run, scenario_id)), rooms: items.map((item) => item.room_name) },
      await findRoomOf(tx, run, scenario_id, seat.room_name, subject, now),
    );
    const { line } = body;
    await saveItem(tx, {
      ...subject,
      run_id: run.id,
      scenario_id,
      room_name,
      seat_id: seat.id,
      line: line.trim(),
      added_at: now,
    });
    announceOn(change, run, 'table-changed');
    return added(tx, run, scenario_id, subject, reader);
  });

/** Returns an item of a locked run that was just added, or that was on the table already. */
async function added(db: Queries, run: RunRow, scenarioId: number, subject: Subject, reader: Reader) {
  const { items } = await tableView(db, run, scenarioId, reader);
  return items.find((item) => isOf(item, subject)) ?? refuse('table.item-unknown');
}

/** Returns what a request names. Refuses `table.nothing-named` unless it names either a post or a file. */
function subjectOf({
  post_id,
  file_id,
}: {
  post_id?: number | undefined;
  file_id?: number | undefined;
}): Subject {
  if (post_id !== undefined && file_id === undefined) return { post_id, file_id: null };
  if (file_id !== undefined && post_id === undefined) return { post_id: null, file_id };
  return refuse('table.nothing-named');
}

function isOf(item: ReturnType<typeof itemView>, { post_id, file_id }: Subject): boolean {
  return (item.post?.id ?? null) === post_id && (item.file?.id ?? null) === file_id;
}

/** Returns the room whose post or file a person may put on the table at `now` (epoch ms); null if their room doesn't have it. */
async function findRoomOf(
  db: Queries,
  run: RunRow,
  scenarioId: number,
  ownRoom: Room,
  subject: Subject,
  now: number,
): Promise<Role | null> {
  const room =
    subject.post_id === null
      ? await findFileRoom(db, run, scenarioId, subject.file_id)
      : await findShownPostRoom(db, run, scenarioId, subject.post_id, now);
  return room !== null && bringsFrom(ownRoom, room) ? room : null;
}

async function findFileRoom(
  db: Queries,
  run: RunRow,
  scenarioId: number,
  fileId: number,
): Promise<Room | null> {
  const files = await listScenarioFiles(db, scenarioId);
  const room = files.find(({ id }) => id === fileId)?.room_name ?? null;
  return room !== null && isInUse(room, inUseOf(run)) ? room : null;
}

/** Returns the room in which a post has appeared; null if it has not appeared, or is of another scenario. */
async function findShownPostRoom(
  db: Queries,
  run: RunRow,
  scenarioId: number,
  postId: number,
  now: number,
): Promise<Room | null> {
  const row = await findPost(db, postId);
  if (row?.scenario_id !== scenarioId) return null;
  const runPost = await findRunPost(db, run.id, row);
  if (runPost === undefined) return null;
  const stageMs = stageRunningMs(runPost.time, runPost.time.clock, now);
  return isReleased(runPost.post, stageMs) ? row.room_name : null;
}
