import type { Queries } from '../../../platform/db/database.ts';
import { findRunWithItem } from '../rooms/table.ts';
import { openStatuses } from '../runs/runs.ts';

/** The posts and files that carry a key fact, by their ids. */
type Carriers = { posts: readonly number[]; files: readonly number[] };

/**
 * Returns the name of an unfinished run in which one of these posts and files is on the table, or a vote cites one. Null if there
 * is none. Ignores rehearsals.
 */
export async function findRunUsingCarriers(db: Queries, { posts, files }: Carriers): Promise<string | null> {
  for (const subject of [
    ...posts.map((post_id) => ({ post_id })),
    ...files.map((file_id) => ({ file_id })),
  ]) {
    const run = (await findRunWithItem(db, subject)) ?? (await findRunCiting(db, subject));
    if (run !== null) return run;
  }
  return null;
}

async function findRunCiting(
  db: Queries,
  subject: { post_id: number } | { file_id: number },
): Promise<string | null> {
  const votes = db
    .selectFrom('votes')
    .innerJoin('runs', 'runs.id', 'votes.run_id')
    .select('runs.name')
    .where('votes.withdrawn_at', 'is', null)
    .where('runs.status', 'in', openStatuses)
    .where('runs.rehearsal', 'is', null)
    .limit(1);
  const vote = await ('post_id' in subject
    ? votes
        .innerJoin('vote_evidence', 'vote_evidence.vote_id', 'votes.id')
        .where('vote_evidence.post_id', '=', subject.post_id)
    : votes
        .innerJoin('vote_files', 'vote_files.vote_id', 'votes.id')
        .where('vote_files.file_id', '=', subject.file_id)
  ).executeTakeFirst();
  return vote?.name ?? null;
}
