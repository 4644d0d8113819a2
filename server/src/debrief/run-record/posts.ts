import { appearedAt } from '@vincere/domain';
import { listLivePostRows, type PostRow, releaseInRun } from '../../authoring/store/posts.ts';
import type { Queries } from '../../platform/db/database.ts';
import { thenYield } from '../../platform/yield.ts';
import { listAuthoredPostsOf, listReleasesOn } from '../played-run/store.ts';
import type { WholeRun } from '../played-run/whole.ts';

/** A post of a run. `appeared_at` (epoch ms) is when its room could first see it, or null. */
export type RecordedPost = PostRow & { appeared_at: number | null };

/** Returns the authored posts of the visible stages and all posts published into the run. */
export async function loadPosts(
  db: Queries,
  { run, now, stages, reachedStages, activePeriods, editions }: WholeRun,
): Promise<RecordedPost[]> {
  const livePosts = await thenYield(listLivePostRows(db, run.id));
  const scenarioIds = stages.map(({ scenario_id }) => scenario_id);
  const currentPosts = await thenYield(
    listAuthoredPostsOf(
      db,
      scenarioIds.filter((id) => !editions.has(id)),
    ),
  );
  const playedPosts = scenarioIds.flatMap((id) => editions.get(id)?.posts ?? []);
  const authoredPosts = [...currentPosts, ...playedPosts].sort((post, other) => post.id - other.id);
  const releases = await thenYield(listReleasesOn(db, run.id));
  const stagesByScenario = new Map(reachedStages.map((stage) => [stage.scenario_id, stage]));
  return [...authoredPosts, ...livePosts].map((post) => {
    const stage = stagesByScenario.get(post.scenario_id);
    const withRelease = { ...post, release: releaseInRun(post), released_at: releases.get(post.id) ?? null };
    const until = stage?.closed_at ?? run.ended_at ?? now;
    const appeared_at = stage
      ? appearedAt(withRelease, { entered_at: stage.entered_at, until, activePeriods })
      : withRelease.released_at;
    return { ...post, appeared_at };
  });
}
