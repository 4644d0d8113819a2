import type { Nouns } from '@vincere/contract';
import {
  bringsFrom,
  isFinished,
  isInUse,
  isReleased,
  type Role,
  type Room,
  refuse,
  requireAddable,
  requireTakeBack,
  stageRunningMs,
} from '@vincere/domain';
import { hasReached, listScenarioFiles } from '../../authoring/store/files.ts';
import { findPost } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { AlreadyExists, type CallHandler, type Handlers } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { findRunPost } from '../posts/in-runs.ts';
import { currentPlace } from '../runs/place.ts';
import { listCited } from '../store/evidence.ts';
import { inUseOf } from '../store/run-rooms.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs.ts';
import { findCurrentSeat } from '../store/seats.ts';
import {
  clearLine,
  findItem,
  type ItemRow,
  listItems,
  type Subject,
  saveItem,
  takeItemBack,
} from '../store/table.ts';
import { type Item, itemView, loadItems } from './items.ts';

/** A person who reads the table: their seat, and whether they are an administrator. */
type Reader = { seat_id: number | undefined; is_admin: boolean };

export const getRunTable: CallHandler<'getRunTable', App> = async ({ params, query, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(app.db.read, run);
  const scenarioId = query.scenario_id ?? place?.scenario_id ?? null;
  const reader = { seat_id: caller.seat?.id, is_admin: caller.user.is_admin };
  if (scenarioId === null) return { scenario_id: null, is_open: false, items: [] };
  if (!(await hasReached(app.db.read, run.id, scenarioId))) refuse('scenario.unknown');
  return tableView(app.db.read, run, scenarioId, reader);
};

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

export const takeFromTable: CallHandler<'takeFromTable', App> = ({ params, caller, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const item = (await findItem(change.tx, run.id, params.itemId)) ?? refuse('table.item-unknown');
    requireTakeBack(
      await tableFacts(change.tx, run, item.scenario_id),
      {
        is_own: item.seat_id === caller.seat?.id,
        is_cited: citesItem(await listCited(change.tx, run.id, item.scenario_id), item),
      },
      caller.user,
    );
    await takeItemBack(change.tx, item.id, app.clock());
    announceOn(change, run, 'table-changed');
    return { id: item.id };
  });

export const blankLine: CallHandler<'blankLine', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    const item = (await findItem(change.tx, run.id, params.itemId)) ?? refuse('table.item-unknown');
    await clearLine(change.tx, item.id);
    announceOn(change, run, 'table-changed');
    return { id: item.id };
  });

export const tableRoutes: Handlers<Nouns['table'], App> = {
  getRunTable,
  putOnTable,
  takeFromTable,
  blankLine,
};

/** Returns an item of a locked run that was just added, or that was on the table already. */
async function added(db: Queries, run: RunRow, scenarioId: number, subject: Subject, reader: Reader) {
  const { items } = await tableView(db, run, scenarioId, reader);
  return items.find((item) => isOf(item, subject)) ?? refuse('table.item-unknown');
}

/** Returns the table of a reached scenario as a reader sees it. */
async function tableView(db: Queries, run: RunRow, scenario_id: number, reader: Reader) {
  const { is_on, is_current } = await tableFacts(db, run, scenario_id);
  const is_open = is_on && is_current && !isFinished(run.status);
  const items = is_on ? await loadItems(db, run.id, scenario_id) : [];
  const mayTakeBack = (item: Item) => is_open && (reader.is_admin || item.seat_id === reader.seat_id);
  const citedItems = items.some(mayTakeBack) ? await listCited(db, run.id, scenario_id) : noneCited;
  return {
    scenario_id,
    is_open,
    items: items.map((item) => ({
      ...itemView(item),
      is_removable: mayTakeBack(item),
      is_cited: mayTakeBack(item) && citesItem(citedItems, item),
    })),
  };
}

type Cited = Awaited<ReturnType<typeof listCited>>;

const noneCited: Cited = { posts: new Set(), files: new Set() };

function citesItem(citedItems: Cited, { post_id, file_id }: ItemRow): boolean {
  return citedItems.posts.has(post_id ?? 0) || citedItems.files.has(file_id ?? 0);
}

async function tableFacts(db: Queries, run: RunRow, scenarioId: number) {
  const place = await currentPlace(db, run);
  return { status: run.status, is_on: run.has_table === 1, is_current: place?.scenario_id === scenarioId };
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
