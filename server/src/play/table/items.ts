import { apiPrefix } from '@vincere/contract';
import { fileView } from '../../authoring/files/views.ts';
import { type FileRow, listFiles } from '../../authoring/store/files.ts';
import { listPostRows, type PostRow } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isoTime } from '../../platform/time.ts';
import { listScenarioEditions, type ScenarioEditions } from '../editions/read.ts';
import { type ItemRow, listItems } from '../store/rooms/table.ts';

/** An item on the table with its post or its file, as the run shows or showed it. */
export type Item = ItemRow & ({ post: PostRow; file: null } | { post: null; file: FileRow });

/** Returns the items on the tables of a run, or on that of one scenario, in the order in which they were added. */
export async function loadItems(db: Queries, runId: number, scenarioId?: number): Promise<Item[]> {
  const rows = await listItems(db, runId, scenarioId);
  return rows.length === 0 ? [] : withSubjects(db, rows, await listScenarioEditions(db, runId));
}

/** Returns items with their posts and files, in the same order. */
export async function withSubjects(
  db: Queries,
  rows: readonly ItemRow[],
  editions: ScenarioEditions,
): Promise<Item[]> {
  const [posts, files] = await Promise.all([
    listPostRows(
      db,
      rows.flatMap(({ post_id }) => post_id ?? []),
    ),
    listFiles(
      db,
      rows.flatMap(({ file_id }) => file_id ?? []),
    ),
  ]);
  return rows.flatMap((row): Item[] => {
    const edition = editions.get(row.scenario_id);
    const isPost = ({ id }: { id: number }) => id === row.post_id;
    const isFile = ({ id }: { id: number }) => id === row.file_id;
    const post = edition?.posts.find(isPost) ?? posts.find(isPost);
    if (post !== undefined) return [{ ...row, post, file: null }];
    const file = edition?.files.find(isFile) ?? files.find(isFile);
    return file === undefined ? [] : [{ ...row, post: null, file }];
  });
}

/** Returns an item as it appears in answers. The address of its file is open to everybody who may read the table. */
export function itemView(item: Item) {
  const { run_id, file } = item;
  return {
    id: item.id,
    room_name: item.room_name,
    user_run_id: item.seat_id,
    user: { first_name: item.first_name, last_name: item.last_name },
    line: item.line,
    added_at: isoTime(item.added_at),
    post: item.post && sharedPostView(item.post),
    file: file && { ...fileView(file), url: `${apiPrefix}/room-run-download/${run_id}/${file.id}` },
  };
}

/** Returns a post with only its author and its text. */
export function sharedPostView({ id, room_name, author_name, author_handle, content }: PostRow) {
  return { id, room_name, author: { name: author_name, handle: author_handle }, content };
}
