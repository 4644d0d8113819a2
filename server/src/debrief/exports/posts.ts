import { appearedAt } from '@vincere/domain';
import { listLivePostRows, type PostRow, releaseInRun } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import type { RunRecord } from './record.ts';
import { listAuthoredPostsOf, listReleasesOn } from './store.ts';

/** A post of a run. `appeared_at` (epoch ms) is when its room could first see it, or null. */
export type RecordedPost = PostRow & { appeared_at: number | null };

/** Returns the authored posts of the visited scenarios and all posts published into the run. `now` in epoch ms. */
export async function loadPosts(
  db: Queries,
  { run, visits, reached, activePeriods, editions }: RunRecord,
  now: number,
): Promise<RecordedPost[]> {
  const live = await thenYield(listLivePostRows(db, run.id));
  const scenarioIds = visits.map(({ scenario_id }) => scenario_id);
  const currentPosts = await thenYield(
    listAuthoredPostsOf(
      db,
      scenarioIds.filter((id) => !editions.has(id)),
    ),
  );
  const playedPosts = scenarioIds.flatMap((id) => editions.get(id)?.posts ?? []);
  const authoredPosts = [...currentPosts, ...playedPosts].sort((post, other) => post.id - other.id);
  const releases = await thenYield(listReleasesOn(db, run.id));
  const stages = new Map(reached.map((visit) => [visit.scenario_id, visit]));
  return [...authoredPosts, ...live].map((post) => {
    const visit = stages.get(post.scenario_id);
    const withRelease = { ...post, release: releaseInRun(post), released_at: releases.get(post.id) ?? null };
    const until = visit?.closed_at ?? run.ended_at ?? now;
    const appeared_at = visit
      ? appearedAt(withRelease, { entered_at: visit.entered_at, until, activePeriods })
      : withRelease.released_at;
    return { ...post, appeared_at };
  });
}
