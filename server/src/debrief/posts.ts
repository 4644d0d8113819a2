import { appearedAt } from '@vincere/domain';
import type { Queries } from '../db/database.ts';
import { listLivePosts, type PostRow, releaseOf } from '../posts/store.ts';
import { apart, type RunRecord } from './record.ts';
import { listAuthoredPostsOf, listReleasesOn } from './store.ts';

/** A post of a run with when (epoch ms) it appeared before its room, or null. */
export type RecordedPost = PostRow & { appeared_at: number | null };

/** Loads the posts of the scenarios that a run tells of, and all that were posted into it. `now` in epoch ms. */
export async function loadPosts(
  db: Queries,
  { run, visits, reached, stretches }: RunRecord,
  now: number,
): Promise<RecordedPost[]> {
  const live = await apart(listLivePosts(db, run.id));
  const authored = await apart(
    listAuthoredPostsOf(
      db,
      visits.map(({ scenario_id }) => scenario_id),
    ),
  );
  const releases = await apart(listReleasesOn(db, run.id));
  const stages = new Map(reached.map((visit) => [visit.scenario_id, visit]));
  return [...authored, ...live].map((post) => {
    const visit = stages.get(post.scenario_id);
    const as = { ...post, release: releaseOf(post), released_at: releases.get(post.id) ?? null };
    const until = visit?.closed_at ?? run.ended_at ?? now;
    const appeared_at = visit
      ? appearedAt(as, { entered_at: visit.entered_at, until, stretches })
      : as.released_at;
    return { ...post, appeared_at };
  });
}
