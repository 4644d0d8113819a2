import type { Room } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { openStatuses } from '../runs/runs.ts';

/** Returns the unfinished runs that are in a scenario now. */
export async function listRunsIn(db: Queries, scenarioId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select('runs.id')
    .where('visits.scenario_id', '=', scenarioId)
    .where('visits.closed_at', 'is', null)
    .where('runs.status', 'in', openStatuses)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that a post was deleted that a room of a run could see. */
export async function saveDeletedPost(
  db: Queries,
  post: { run_id: number; post_id: number; room_name: Room },
): Promise<void> {
  await db.insertInto('deleted_posts').values(post).execute();
}

/** Returns those of these posts that were deleted while a room of the run could see them, with that room. */
export async function listDeletedPosts(
  db: Queries,
  runId: number,
  postIds: readonly number[],
): Promise<{ post_id: number; room_name: Room }[]> {
  if (postIds.length === 0) return [];
  return db
    .selectFrom('deleted_posts')
    .select(['post_id', 'room_name'])
    .where('run_id', '=', runId)
    .where('post_id', 'in', postIds)
    .execute();
}
