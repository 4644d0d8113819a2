import {
  holds,
  isJudgedOnce,
  type PostCondition,
  runningMsAt,
  type StageState,
  stageRunningMs,
} from '@vincere/domain';
import { listFactRows } from '../../authoring/store/facts.ts';
import { ofScenario } from '../../authoring/store/part.ts';
import { conditionsOf, type PostRow, releaseOf, saveReleases } from '../../authoring/store/posts.ts';
import type { Change, Database, Queries } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { judgedConditions } from '../orders/played-order.ts';
import { findPlayedDecision } from '../outcomes/last-outcome.ts';
import { type CurrentPlace, currentPlace, hasBegun } from '../runs/place.ts';
import { listFirstReads } from '../store/posts/first-reads.ts';
import { listEverOnTable } from '../store/rooms/table.ts';
import { listActivePeriods } from '../store/runs/active-periods.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs/runs.ts';
import { listVisitTimes } from '../store/runs/visits.ts';
import { listSeats } from '../store/seats/seats.ts';
import { listChoices } from '../store/votes/votes.ts';

/** A post that waits for its conditions, with those that were judged already, by their JSON. */
type Waiting = { post: PostRow; judged: ReadonlyMap<string, boolean> };

/** What the conditions of posts say at a moment: posts to release, and conditions judged for the first time. */
type Found = {
  due: PostRow[];
  judged: { post_id: number; condition: string; holds: 0 | 1 }[];
  stageMs: number;
};

/**
 * Releases the posts of a run's current scenario whose conditions hold at `now` (epoch ms), stores what is judged once, and
 * announces each post to its room. Does nothing unless the run is in progress. The run must be locked.
 */
export async function releaseConditional(change: Change, run: RunRow, now: number): Promise<void> {
  const { due, judged, stageMs } = await findDue(change.tx, run, now);
  if (judged.length > 0)
    await change.tx
      .insertInto('judged_conditions')
      .values(judged.map((judgedCondition) => ({ ...judgedCondition, run_id: run.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (due.length === 0) return;
  const released_after = Math.floor(stageMs / 1000);
  const releases = due.map(({ id }) => ({ run_id: run.id, post_id: id, released_at: now, released_after }));
  const releasedPostIds = new Set((await saveReleases(change.tx, releases)).map(({ post_id }) => post_id));
  for (const { id, room_name } of due)
    if (releasedPostIds.has(id)) announceOn(change, run, 'post-published', room_name);
}

/**
 * Releases what has become due by itself in all runs: posts whose minute or whose earliest time has come. It locks a run only
 * if there is something to store.
 */
export async function releaseDue(db: Database, now: number): Promise<void> {
  for (const { id } of await listWaitingRuns(db.read)) {
    const run = await findRun(db.read, id);
    if (run === undefined) continue;
    const { due, judged } = await findDue(db.read, run, now);
    if (due.length > 0 || judged.length > 0)
      await db.change(async (change) => releaseConditional(change, await lockRun(change, id), now));
  }
}

/** Returns the runs in progress whose current scenario has posts that wait for conditions. */
function listWaitingRuns(db: Queries) {
  return db
    .selectFrom('posts')
    .innerJoin('visits', 'visits.scenario_id', 'posts.scenario_id')
    .innerJoin('runs', 'runs.current_visit_id', 'visits.id')
    .distinct()
    .select('runs.id')
    .where('posts.appears_when', 'is not', null)
    .where('runs.status', '=', 'IN_PROGRESS')
    .where('visits.has_begun', '=', 1)
    .execute();
}

async function findDue(db: Queries, run: RunRow, now: number): Promise<Found> {
  const none: Found = { due: [], judged: [], stageMs: 0 };
  if (run.status !== 'IN_PROGRESS' || run.current_visit_id === null) return none;
  const rows = await waitingPosts(db, { runId: run.id, visitId: run.current_visit_id });
  if (rows.length === 0) return none;
  const place = await currentPlace(db, run);
  if (!hasBegun(place)) return none;
  const facts = await loadStageState(db, run, place, now);
  const checkResult: Found = { ...none, stageMs: facts.stageMs };
  for (const { post, judged } of await withJudged(db, run.id, rows)) {
    const results = conditionsOf(post).map((condition) => judge(condition, judged, facts));
    for (const { condition, isNew, result } of results)
      if (isNew && result !== undefined)
        checkResult.judged.push({
          post_id: post.id,
          condition: JSON.stringify(condition),
          holds: result ? 1 : 0,
        });
    const release = releaseOf(post);
    const isEarly = typeof release === 'number' && facts.stageMs < release * 1000;
    if (!isEarly && results.every(({ result }) => result === true)) checkResult.due.push(post);
  }
  return checkResult;
}

function judge(condition: PostCondition, earlierResults: Waiting['judged'], facts: StageState) {
  const earlierResult = earlierResults.get(JSON.stringify(condition));
  const result = earlierResult ?? holds(condition, facts);
  return { condition, result, isNew: earlierResult === undefined && isJudgedOnce(condition) };
}

const waitingPosts = prepared((db, { runId, visitId }: { runId: number; visitId: number }) =>
  db
    .selectFrom('visits')
    .innerJoin('posts', 'posts.scenario_id', 'visits.scenario_id')
    .leftJoin('post_releases', (join) =>
      join.onRef('post_releases.post_id', '=', 'posts.id').on('post_releases.run_id', '=', runId),
    )
    .leftJoin('post_drops', (join) =>
      join.onRef('post_drops.post_id', '=', 'posts.id').on('post_drops.run_id', '=', runId),
    )
    .selectAll('posts')
    .where('visits.id', '=', visitId)
    .where('posts.appears_when', 'is not', null)
    .where('posts.room_run_id', 'is', null)
    .where('post_releases.post_id', 'is', null)
    .where('post_drops.post_id', 'is', null),
);

async function withJudged(db: Queries, runId: number, posts: readonly PostRow[]): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('judged_conditions')
    .select(['post_id', 'condition', 'holds'])
    .where('run_id', '=', runId)
    .execute();
  return posts.map((post) => ({
    post,
    judged: new Map(
      rows.filter(({ post_id }) => post_id === post.id).map((row) => [row.condition, row.holds === 1]),
    ),
  }));
}

/** Returns the state of a run that the conditions of its posts look at. */
async function loadStageState(
  db: Queries,
  run: RunRow,
  place: CurrentPlace,
  now: number,
): Promise<StageState> {
  const { scenario_id, visit } = place;
  const [visits, votes, seats, facts, items, reads, activePeriods] = await Promise.all([
    listVisitTimes(db, run.id),
    listChoices(db, run.id, 'room', scenario_id),
    listSeats(db, run.id),
    listFactRows(db, ofScenario(scenario_id)),
    listEverOnTable(db, run.id, scenario_id),
    listFirstReads(db, run.id, scenario_id),
    listActivePeriods(db, run.id),
  ]);
  const entryMs = runningMsAt(activePeriods, visit.entered_at);
  const stageMsAt = (at: number) => runningMsAt(activePeriods, at) - entryMs;
  const closedVisits = visits.filter(({ closed_at }) => closed_at !== null);
  const { entered_at_running_ms } = visit;
  return {
    stageMs: stageRunningMs({ entered_at_running_ms, left_at_running_ms: null }, run, now),
    closed: await Promise.all(
      closedVisits.map(async (closedVisit) => ({
        scenario_id: closedVisit.scenario_id,
        decision_id: closedVisit.decision_id,
        conditions: judgedConditions(closedVisit, await findPlayedDecision(db, closedVisit)),
      })),
    ),
    votes,
    seats,
    facts,
    items: items.map(({ post_id, file_id, added_at, taken_back_at }) => ({
      post_id,
      file_id,
      added_ms: stageMsAt(added_at),
      taken_back_ms: taken_back_at === null ? null : stageMsAt(taken_back_at),
    })),
    reads: reads.map(({ room_name, post_id, read_at }) => ({
      room_name,
      post_id,
      read_ms: stageMsAt(read_at),
    })),
  };
}
