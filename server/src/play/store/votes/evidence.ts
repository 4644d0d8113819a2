import type { Evidence, VoteKind } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** The evidence of a vote: the ids of its posts and of its files, smallest first. */
export type VoteEvidence = { evidence: number[]; evidence_files: number[] };

export const noEvidence: Readonly<VoteEvidence> = { evidence: [], evidence_files: [] };

/** Returns the evidence of one kind of votes of a run, or of a seat's votes, by vote id. Votes without evidence are left out. */
export async function listEvidence(
  db: Queries,
  scope: { runId: number; kind: VoteKind } | { seatId: number },
): Promise<ReadonlyMap<number, VoteEvidence>> {
  const [posts, files] = await ('seatId' in scope
    ? Promise.all([postsOfSeat(db, scope), filesOfSeat(db, scope)])
    : Promise.all([postsOfRun(db, scope), filesOfRun(db, scope)]));
  const byVote = new Map<number, VoteEvidence>();
  const of = (voteId: number) => {
    const evidence = byVote.get(voteId) ?? { evidence: [], evidence_files: [] };
    byVote.set(voteId, evidence);
    return evidence;
  };
  for (const { vote_id, post_id } of posts) of(vote_id).evidence.push(post_id);
  for (const { vote_id, file_id } of files) of(vote_id).evidence_files.push(file_id);
  return byVote;
}

type OfRun = { runId: number; kind: VoteKind };
const postsOfSeat = prepared((db, { seatId }: { seatId: number }) =>
  postEvidence(db).where('votes.seat_id', '=', seatId),
);
const postsOfRun = prepared((db, { runId, kind }: OfRun) =>
  postEvidence(db).where('votes.run_id', '=', runId).where('votes.kind', '=', kind),
);
const filesOfSeat = prepared((db, { seatId }: { seatId: number }) =>
  fileEvidence(db).where('votes.seat_id', '=', seatId),
);
const filesOfRun = prepared((db, { runId, kind }: OfRun) =>
  fileEvidence(db).where('votes.run_id', '=', runId).where('votes.kind', '=', kind),
);

function postEvidence(db: Queries) {
  return db
    .selectFrom('votes')
    .innerJoin('vote_evidence', 'vote_evidence.vote_id', 'votes.id')
    .select(['vote_evidence.vote_id', 'vote_evidence.post_id'])
    .orderBy('vote_evidence.post_id');
}

function fileEvidence(db: Queries) {
  return db
    .selectFrom('votes')
    .innerJoin('vote_files', 'vote_files.vote_id', 'votes.id')
    .select(['vote_files.vote_id', 'vote_files.file_id'])
    .orderBy('vote_files.file_id');
}

export async function saveEvidence(db: Queries, vote_id: number, { posts, files }: Evidence): Promise<void> {
  if (posts.length > 0)
    await db
      .insertInto('vote_evidence')
      .values(posts.map((post_id) => ({ vote_id, post_id })))
      .execute();
  if (files.length > 0)
    await db
      .insertInto('vote_files')
      .values(files.map((file_id) => ({ vote_id, file_id })))
      .execute();
}

/** Returns the ids of the posts and files that votes in a scenario of a run cite. */
export async function listCited(
  db: Queries,
  runId: number,
  scenarioId: number,
): Promise<{ posts: ReadonlySet<number>; files: ReadonlySet<number> }> {
  const [posts, files] = await Promise.all([
    postEvidence(db).where('votes.run_id', '=', runId).where('votes.scenario_id', '=', scenarioId).execute(),
    fileEvidence(db).where('votes.run_id', '=', runId).where('votes.scenario_id', '=', scenarioId).execute(),
  ]);
  return {
    posts: new Set(posts.map(({ post_id }) => post_id)),
    files: new Set(files.map(({ file_id }) => file_id)),
  };
}

/** Returns the posts and files that final decisions in a scenario of a run cite, withdrawn votes included. */
export async function listFinalCitations(db: Queries, runId: number, scenarioId: number) {
  const columns = ['votes.seat_id', 'votes.room_name', 'votes.created_at', 'votes.withdrawn_at'] as const;
  const [posts, files] = await Promise.all([
    postEvidence(db)
      .select(columns)
      .where('votes.run_id', '=', runId)
      .where('votes.kind', '=', 'final')
      .where('votes.scenario_id', '=', scenarioId)
      .execute(),
    fileEvidence(db)
      .select(columns)
      .where('votes.run_id', '=', runId)
      .where('votes.kind', '=', 'final')
      .where('votes.scenario_id', '=', scenarioId)
      .execute(),
  ]);
  return [
    ...posts.map(({ post_id, ...vote }) => ({ ...vote, kind: 'post' as const, id: post_id })),
    ...files.map(({ file_id, ...vote }) => ({ ...vote, kind: 'file' as const, id: file_id })),
  ];
}
