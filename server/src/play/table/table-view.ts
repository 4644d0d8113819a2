import { isFinished } from '@vincere/domain';
import type { Queries } from '../../platform/db/database.ts';
import { currentPlace, hasBegun } from '../runs/place.ts';
import type { ItemRow } from '../store/rooms/table.ts';
import type { RunRow } from '../store/runs/runs.ts';
import { listCited } from '../store/votes/evidence.ts';
import { type Item, itemView, loadItems } from './items.ts';

/** A person who reads the table: their seat, and whether they are an administrator. */
export type Reader = { seat_id: number | undefined; is_admin: boolean };

/** Returns the table of a reached scenario as a reader sees it. */
export async function tableView(db: Queries, run: RunRow, scenario_id: number, reader: Reader) {
  const { is_on, is_current, has_begun } = await tableFacts(db, run, scenario_id);
  const is_open = is_on && is_current && has_begun && !isFinished(run.status);
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

/** Returns whether a vote cites the post or file of an item. */
export function citesItem(citedItems: Cited, { post_id, file_id }: ItemRow): boolean {
  return citedItems.posts.has(post_id ?? 0) || citedItems.files.has(file_id ?? 0);
}

/** Returns what the rules of the table need to know of a run and a scenario. */
export async function tableFacts(db: Queries, run: RunRow, scenarioId: number) {
  const place = await currentPlace(db, run);
  return {
    status: run.status,
    is_on: run.has_table === 1,
    is_current: place?.scenario_id === scenarioId,
    has_begun: hasBegun(place),
  };
}
