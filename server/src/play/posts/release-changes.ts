import { appearedAt, isReleased, releasedAfter, stageRunningMs } from '@vincere/domain';
import { type PostRow, releaseInRun, saveReleases } from '../../authoring/store/posts.ts';
import type { Change, Queries } from '../../platform/db/database.ts';
import { openStatuses } from '../store/runs/runs.ts';

/**
 * Preserves when a post appeared. Call it before an authored post gets another release. Runs with the scenario open, in
 * which the post has appeared, keep the time at which it appeared. The other runs keep it with their edition. All unfinished
 * runs of the simulation must be locked; `now` in epoch ms.
 */
export async function preserveShownReleases(db: Queries, post: PostRow, now: number): Promise<void> {
  const visits = await db
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select(['visits.run_id', 'visits.entered_at', 'visits.closed_at', 'runs.ended_at'])
    .where('visits.scenario_id', '=', post.scenario_id)
    .where('visits.edition_hash', 'is', null)
    .execute();
  if (visits.length === 0) return;
  const activePeriods = await db
    .selectFrom('stretches')
    .selectAll()
    .where(
      'run_id',
      'in',
      visits.map(({ run_id }) => run_id),
    )
    .orderBy('began_at')
    .execute();
  const shownReleases = visits.flatMap(({ run_id, entered_at, closed_at, ended_at }) => {
    const release = releaseInRun(post);
    const released_at = appearedAt(
      { release, released_at: null, created_at: post.created_at },
      {
        entered_at,
        until: closed_at ?? ended_at ?? now,
        activePeriods: activePeriods.filter((period) => period.run_id === run_id),
      },
    );
    const released_after = releasedAfter({ release, released_after: null });
    return released_at === null ? [] : [{ run_id, post_id: post.id, released_at, released_after }];
  });
  // Releases made by a facilitator stay unchanged.
  if (shownReleases.length > 0) await saveReleases(db, shownReleases);
}

/**
 * Call after the release of a post was changed. Releases the post at `now` (epoch ms) in every run where it is now due and was
 * not visible before, and announces it there. Considers the open stage of run `runId`, or of all runs (null) for an authored post.
 * Call `preserveShownReleases` first for an authored post.
 */
export async function releaseIfDue(
  change: Change,
  post: PostRow,
  runId: number | null,
  now: number,
): Promise<void> {
  const openVisits = await change.tx
    .selectFrom('visits')
    .innerJoin('runs', 'runs.id', 'visits.run_id')
    .select([
      'visits.run_id',
      'visits.entered_at_running_ms',
      'runs.status',
      'runs.running_ms',
      'runs.last_start_time',
      'runs.revision',
    ])
    .where('visits.scenario_id', '=', post.scenario_id)
    .where('visits.closed_at', 'is', null)
    .where('runs.status', 'in', openStatuses)
    .$if(runId !== null, (query) => query.where('visits.run_id', '=', runId))
    .execute();
  const release = releaseInRun(post);
  const dueReleases = openVisits.flatMap(({ run_id, entered_at_running_ms, ...clock }) => {
    const stageMs = stageRunningMs({ entered_at_running_ms, left_at_running_ms: null }, clock, now);
    if (!isReleased({ release, released_after: null }, stageMs)) return [];
    return [{ run_id, post_id: post.id, released_at: now, released_after: Math.floor(stageMs / 1000) }];
  });
  if (dueReleases.length === 0) return;
  const newlyReleased = new Set((await saveReleases(change.tx, dueReleases)).map(({ run_id }) => run_id));
  for (const { run_id, revision } of openVisits)
    if (newlyReleased.has(run_id))
      change.announce({ kind: 'post-published', run_id, revision, room_name: post.room_name });
}

/**
 * Returns the name of a run (no rehearsal) that has released this post, or of one in which it is evidence of a vote, or
 * null.
 */
export async function findRunUsing(db: Queries, postId: number): Promise<string | null> {
  const releasingRun = await db
    .selectFrom('post_releases')
    .innerJoin('runs', 'runs.id', 'post_releases.run_id')
    .select('runs.name')
    .where('post_releases.post_id', '=', postId)
    .where('runs.rehearsal', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return releasingRun?.name ?? findRunWithEvidence(db, postId);
}

/** Returns the name of a run in which this post is evidence of a vote, or null. */
export async function findRunWithEvidence(db: Queries, postId: number): Promise<string | null> {
  const run = await db
    .selectFrom('vote_evidence')
    .innerJoin('votes', 'votes.id', 'vote_evidence.vote_id')
    .innerJoin('runs', 'runs.id', 'votes.run_id')
    .select('runs.name')
    .where('vote_evidence.post_id', '=', postId)
    .limit(1)
    .executeTakeFirst();
  return run?.name ?? null;
}
