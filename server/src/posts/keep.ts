import { appearedAt, releasedAfter } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { type PostRow, releaseOf, saveReleases } from './store.ts';

/**
 * Before an authored post gets another release: the runs that have it before their rooms keep it from when they had it,
 * finished ones too. All runs of the simulation are locked; `now` in epoch ms.
 */
export async function keepWhereShown(db: Queries, post: PostRow, now: number): Promise<void> {
  const visits = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select(['visits.run_id', 'visits.entered_at', 'visits.closed_at', 'runs.ended_at'])
    .where('visits.scenario_id', '=', post.scenario_id)
    .execute();
  if (visits.length === 0) return;
  const stretches = await db
    .selectFrom('stretches')
    .selectAll()
    .where(
      'run_id',
      'in',
      visits.map(({ run_id }) => run_id),
    )
    .orderBy('began_at')
    .execute();
  const shown = visits.flatMap(({ run_id, entered_at, closed_at, ended_at }) => {
    const release = releaseOf(post);
    const released_at = appearedAt(
      { release, released_at: null, created_at: post.created_at },
      {
        entered_at,
        until: closed_at ?? ended_at ?? now,
        stretches: stretches.filter((one) => one.run_id === run_id),
      },
    );
    const released_after = releasedAfter({ release, released_after: null });
    return released_at === null ? [] : [{ run_id, post_id: post.id, released_at, released_after }];
  });
  // Where facilitators had released it by hand it stays as it is.
  if (shown.length > 0) await saveReleases(db, shown);
}

/** Name of a run with people that has released this post, or on which a vote rests on it; null for none. */
export async function findRunUsing(db: Queries, postId: number): Promise<string | null> {
  const released = await db
    .selectFrom('post_releases')
    .innerJoin('runs', 'runs.id', 'post_releases.run_id')
    .select('runs.name')
    .where('post_releases.post_id', '=', postId)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return released?.name ?? findRunRestingOn(db, postId);
}

/** Name of a run in which a vote rests on this post; null for none. */
export async function findRunRestingOn(db: Queries, postId: number): Promise<string | null> {
  const marked = await db
    .selectFrom('vote_evidence')
    .innerJoin('votes', 'votes.id', 'vote_evidence.vote_id')
    .innerJoin('runs', 'runs.id', 'votes.run_id')
    .select('runs.name')
    .where('vote_evidence.post_id', '=', postId)
    .limit(1)
    .executeTakeFirst();
  return marked?.name ?? null;
}
