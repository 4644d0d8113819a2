import type { Answer, Calls } from '@vincere/contract';
import { type Moment, runningMsAt } from '@vincere/domain';
import { releaseInRun } from '../../authoring/store/posts.ts';
import type { RecordedPost } from './posts.ts';
import type { RunRecord, VoterRow } from './record.ts';

type Replay = Answer<Calls['getReplay']>;

/** The order of moments in the same millisecond. */
const order: Record<Moment['kind'], number> = {
  joined: 0,
  closed: 2,
  stage: 3,
  post: 1,
  shared: 1,
  'room-vote': 1,
  'final-vote': 1,
  left: 4,
};

/**
 * Returns the moments of a run in chronological order, each with its running time. Posts that were visible from the start
 * of their stage are not among them.
 */
export function replayView(record: RunRecord, posts: readonly RecordedPost[]): Replay {
  const { visits, seats, finalVotes, roomVotes, activePeriods, decisions, scenarios } = record;
  const events: { at: number; moment: Replay['moments'][number] }[] = [];
  const add = (at: number, moment: MomentWithoutTime) => {
    const at_ms = Math.round(runningMsAt(activePeriods, at));
    events.push({ at, moment: { ...moment, at_ms } as Replay['moments'][number] });
  };
  for (const { id, created_at, removed_at } of seats) {
    add(created_at, { kind: 'joined', seat_id: id });
    if (removed_at !== null) add(removed_at, { kind: 'left', seat_id: id });
  }
  for (const { scenario_id, entered_at, closed_at, decision_id } of visits) {
    add(entered_at, { kind: 'stage', scenario_id });
    if (closed_at !== null) add(closed_at, { kind: 'closed', scenario_id, decision_id });
  }
  const visibleScenarioIds = new Set(visits.map(({ scenario_id }) => scenario_id));
  for (const post of posts) {
    const { scenario_id, room_name, author_name: author, appeared_at } = post;
    const appearsWithStage = post.room_run_id === null && releaseInRun(post) === null;
    if (appeared_at !== null && visibleScenarioIds.has(scenario_id) && !appearsWithStage)
      add(appeared_at, { kind: 'post', scenario_id, room_name, author });
  }
  for (const { scenario_id, room_name, seat_id, added_at } of record.items)
    if (visibleScenarioIds.has(scenario_id))
      add(added_at, { kind: 'shared', scenario_id, room_name, seat_id });
  for (const vote of roomVotes) add(vote.created_at, voteMoment('room-vote', vote));
  for (const vote of finalVotes) add(vote.created_at, voteMoment('final-vote', vote));
  events.sort((a, b) => a.at - b.at || order[a.moment.kind] - order[b.moment.kind]);
  return {
    people: seats.map(({ id, first_name, last_name, room_name }) => ({
      seat_id: id,
      first_name,
      last_name,
      room_name,
    })),
    scenarios: visits.map(({ scenario_id, stage_number }) => ({
      scenario_id,
      stage_number,
      name: scenarios.find(({ id }) => id === scenario_id)?.name ?? '',
      decisions: decisions
        .filter((decision) => decision.scenario_id === scenario_id)
        .map(({ id, title_of_decision }) => ({ id, title_of_decision })),
    })),
    moments: events.map(({ moment }) => moment),
  };
}

type MomentWithoutTime = Replay['moments'][number] extends infer M
  ? M extends { at_ms: number }
    ? Omit<M, 'at_ms'>
    : never
  : never;

function voteMoment(kind: 'room-vote' | 'final-vote', vote: VoterRow) {
  const { seat_id, room_name, decision_chosen_id } = vote;
  return { kind, seat_id, room_name, decision_id: decision_chosen_id };
}
