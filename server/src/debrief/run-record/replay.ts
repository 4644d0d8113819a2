import type { Answer, Calls } from '@vincere/contract';
import { type Moment, readNotes, runningMsAt } from '@vincere/domain';
import { releaseInRun } from '../../authoring/store/posts.ts';
import type { KnownStage } from '../../play/run-facts/known-stages.ts';
import type { listAllAnnouncements } from '../../play/store/runs/announcements.ts';
import type { RunWithFacts } from '../played-run/load.ts';
import type { listNotedRooms } from '../played-run/store.ts';
import type { VoterRow, WholeRun } from '../played-run/whole.ts';
import type { RecordedPost } from './posts.ts';

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
  note: 1,
  announced: 1,
  // A fact reaches a state by a post that was read or shared, or by a vote.
  fact: 1.5,
  order: 1.5,
  left: 4,
};

/** The content of a replay that is not part of the record of its run. */
type Content = {
  posts: readonly RecordedPost[];
  rooms: Awaited<ReturnType<typeof listNotedRooms>>;
  announcements: Awaited<ReturnType<typeof listAllAnnouncements>>;
};

/**
 * Returns the moments of a run in chronological order, each with its running time. Leaves out posts that were visible from the
 * start of their stage, texts that facilitators wrote for themselves, the help line and confidence.
 */
export function replayView(
  record: WholeRun & RunWithFacts,
  { posts, rooms, announcements }: Content,
): Replay {
  const { stages, knownStages, seats, finalVotes, roomVotes, activePeriods } = record;
  const events: { at: number; moment: Replay['moments'][number] }[] = [];
  const add = (at: number, moment: MomentWithoutTime) => {
    const at_ms = Math.round(runningMsAt(activePeriods, at));
    events.push({ at, moment: { ...moment, at_ms } as Replay['moments'][number] });
  };
  for (const { id, created_at, removed_at } of seats) {
    add(created_at, { kind: 'joined', seat_id: id });
    if (removed_at !== null) add(removed_at, { kind: 'left', seat_id: id });
  }
  for (const { scenario_id, entered_at, closed_at, decision_id } of stages) {
    add(entered_at, { kind: 'stage', scenario_id });
    if (closed_at !== null) add(closed_at, { kind: 'closed', scenario_id, decision_id });
  }
  const visibleScenarioIds = new Set(stages.map(({ scenario_id }) => scenario_id));
  for (const post of posts) {
    const { scenario_id, room_name, author_name: author, appeared_at } = post;
    const appearsWithStage = post.room_run_id === null && releaseInRun(post) === null;
    if (appeared_at !== null && visibleScenarioIds.has(scenario_id) && !appearsWithStage)
      add(appeared_at, { kind: 'post', scenario_id, room_name, author });
  }
  for (const { scenario_id, items } of stages)
    for (const { room_name, seat_id, added_at, line, post, file } of items) {
      const text = post?.content ?? file?.name ?? '';
      add(added_at, { kind: 'shared', scenario_id, room_name, seat_id, line, text });
    }
  for (const { scenario_id, room_name, notes } of rooms)
    if (visibleScenarioIds.has(scenario_id))
      for (const { author, at, text } of readNotes(notes))
        if (author !== null && at !== null)
          add(at.getTime(), { kind: 'note', scenario_id, room_name, author, text });
  for (const { room_name, content, created_at } of announcements)
    add(created_at, { kind: 'announced', room_name, text: content });
  for (const { scenario_id, closed_at, orderText: text } of stages) {
    const at = closed_at ?? record.run.ended_at;
    if (at !== null && text.trim() !== '') add(at, { kind: 'order', scenario_id, text });
  }
  for (const { scenario_id, facts } of knownStages)
    for (const fact of facts)
      for (const { at, ...reached } of statesOf(fact))
        add(Date.parse(at), { kind: 'fact', scenario_id, text: fact.text, ...reached });
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
    scenarios: stages.map(({ scenario_id, stage_number, title_of_scenario, decisions }) => ({
      scenario_id,
      stage_number,
      name: title_of_scenario,
      decisions: decisions.map(({ id, title_of_decision }) => ({ id, title_of_decision })),
    })),
    moments: events.map(({ moment }) => moment),
  };
}

type MomentWithoutTime = Replay['moments'][number] extends infer M
  ? M extends { at_ms: number }
    ? Omit<M, 'at_ms'>
    : never
  : never;

/** Returns the states that a key fact reached, each with its time and the room that brought it there. */
function statesOf({ rooms, on_table, voiced, used, used_in_room }: KnownStage['facts'][number]) {
  return [
    ...rooms.flatMap(({ room_name, read_at }) =>
      read_at === null ? [] : [{ state: 'read' as const, room_name, at: read_at }],
    ),
    ...(on_table === null ? [] : [{ state: 'on-table' as const, ...on_table }]),
    ...(voiced === null ? [] : [{ state: 'voiced' as const, room_name: null, at: voiced.at }]),
    ...(used === null ? [] : [{ state: 'used' as const, ...used }]),
    ...(used_in_room === null ? [] : [{ state: 'used-in-room' as const, ...used_in_room }]),
  ];
}

function voteMoment(kind: 'room-vote' | 'final-vote', vote: VoterRow) {
  const { seat_id, room_name, decision_chosen_id, reasoning, recorded_by } = vote;
  const on_behalf = recorded_by !== null;
  return { kind, seat_id, room_name, decision_id: decision_chosen_id, reasoning, on_behalf };
}
