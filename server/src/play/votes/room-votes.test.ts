import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

// Readers see all votes of their own room once they have voted there, but only the leading decision of other rooms.

let server: TestServer;
let run: BuiltRun;
let ada: Member;
let alan: Member;
let grace: Member;
let outsider: Member;
let overview: Member;
let options: number[];

const read = (by: BuiltUser, roomId: Room | number, of = run) =>
  by.call('getRoomVotes', { params: { runId: of.id, roomId } });
const vote = (kind: 'castFinalVote' | 'castRoomVote', member: Member, option: number, of = run) =>
  member.call(kind, {
    params: { runId: of.id },
    body: {
      decision_chosen_id: of.first.decision_ids[option] ?? 0,
      reasoning: `${member.full_name} says ${option}`,
    },
  });

beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, {
    simulation: await buildSimulation(server.app, { decisions: 3 }),
    rooms: ['legal', 'legal', 'legal', 'social', 'dashboard'],
    people: [
      { first_name: 'Ada', last_name: 'Lovelace' },
      { first_name: 'Alan', last_name: 'Turing' },
      { first_name: 'Grace', last_name: 'Hopper' },
    ],
  });
  [ada, alan, grace, outsider, overview] = run.members as [Member, Member, Member, Member, Member];
  options = run.first.decision_ids;
  await vote('castRoomVote', ada, 1);
  await vote('castRoomVote', alan, 2);
  await vote('castRoomVote', grace, 1);
  await vote('castFinalVote', ada, 0);
  await vote('castFinalVote', alan, 0);
});
afterAll(() => server.close());

const entry = (member: Member, option: number, email_address: string | null) => {
  const [first_name, last_name] = member.full_name.split(' ');
  return {
    user_run_id: member.seat_id,
    decision_chosen_id: options[option],
    reasoning: `${member.full_name} says ${option}`,
    evidence: [],
    evidence_files: [],
    user: { first_name, last_name, email_address },
  };
};
const leading = () => ({
  room_name: 'legal',
  scenario_id: run.first.id,
  max_vote: { id: options[1], title_of_decision: 'Option 2' },
  max_vote_count: 2,
  max_vote_percentage: 67,
  tied: [],
  votes_cast: 3,
  ballots: 3,
});
const finalOf = (member: Member, isCovered: boolean) => ({
  user_run_id: member.seat_id,
  scenario_id: run.first.id,
  decision_chosen_id: isCovered ? null : options[0],
  reasoning: isCovered ? null : `${member.full_name} says 0`,
  evidence: [],
  evidence_files: [],
  on_behalf: false,
});

describe('the votes of a room', () => {
  test('the votes of a room are complete for members of the room, without emails of others', async () => {
    expect(await read(alan, 'legal')).toEqual({
      ...leading(),
      'Counts votes': { [String(options[1])]: 2, [String(options[2])]: 1 },
      all_room_decisions: [entry(ada, 1, null), entry(alan, 2, alan.email_address), entry(grace, 1, null)],
      Simulation_run_details: { all_users_decision: [finalOf(ada, true), finalOf(alan, false)] },
    });
  });

  test('the votes of a room are complete for administrators, including emails and final votes', async () => {
    const view = await read(run.facilitator, 'legal');
    expect(view.all_room_decisions).toEqual([
      entry(ada, 1, ada.email_address),
      entry(alan, 2, alan.email_address),
      entry(grace, 1, grace.email_address),
    ]);
    expect(view.Simulation_run_details.all_users_decision).toEqual([
      finalOf(ada, false),
      finalOf(alan, false),
    ]);
  });

  test('the votes of a room are complete for a participant in the dashboard', async () => {
    const { all_room_decisions } = await read(overview, 'legal');
    expect(all_room_decisions).toEqual([entry(ada, 1, null), entry(alan, 2, null), entry(grace, 1, null)]);
  });

  test('the votes of a room show other rooms only the leading decision with its count and percentage', async () => {
    const view = await read(outsider, 'legal');
    expect(view).toEqual({
      ...leading(),
      'Counts votes': { [String(options[1])]: 2 },
      all_room_decisions: [],
      Simulation_run_details: { all_users_decision: [finalOf(ada, true), finalOf(alan, true)] },
    });
    expect(JSON.stringify(view)).not.toMatch(/says|Ada|Alan|Grace/);
  });

  test('the votes of a room can also be read by the id of the room run', async () => {
    const { id } = await ada.call('getRoomRunByName', { params: { runId: run.id, roomName: 'legal' } });
    expect(await read(outsider, id)).toEqual(await read(outsider, 'legal'));
  });

  test('the votes of a room are only counted for members who have not voted yet', async () => {
    const blind = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
    const [first, second, other] = blind.members as [Member, Member, Member];
    await vote('castRoomVote', first, 1, blind);
    const hidden = {
      room_name: 'legal',
      scenario_id: blind.first.id,
      'Counts votes': {},
      max_vote: null,
      max_vote_count: 0,
      max_vote_percentage: 0,
      tied: [],
      votes_cast: 1,
      ballots: 2,
      all_room_decisions: [],
      Simulation_run_details: { all_users_decision: [] },
    };
    expect(await read(second, 'legal', blind)).toEqual(hidden);
    const { id } = await second.call('getRoomRunByName', {
      params: { runId: blind.id, roomName: 'legal' },
    });
    expect(await read(second, id, blind)).toEqual(hidden);
    expect(await read(other, 'legal', blind)).toMatchObject({ max_vote_count: 1 });
    await vote('castRoomVote', second, 0, blind);
    expect((await read(second, 'legal', blind)).all_room_decisions).toHaveLength(2);
    // A person who is moved has voted already.
    await blind.facilitator.call('moveParticipant', {
      params: { userRunId: first.seat_id },
      body: { room_name: 'social' },
    });
    await vote('castRoomVote', other, 0, blind);
    expect((await read(first, 'social', blind)).all_room_decisions).toHaveLength(1);
  });

  test('the votes of a room are shown to everybody in the room after the end', async () => {
    const ended = await buildRun(server, { rooms: ['legal', 'legal'] });
    const [first, second] = ended.members as [Member, Member];
    await vote('castRoomVote', first, 1, ended);
    await ended.facilitator.call('changeRunStatus', {
      params: { runId: ended.id },
      body: { status: 'ENDED' },
    });
    expect(await read(second, 'legal', ended)).toMatchObject({ max_vote_count: 1 });
  });

  test('the votes of a room are empty if nobody voted in it', async () => {
    expect(await read(outsider, 'social')).toMatchObject({
      room_name: 'social',
      scenario_id: run.first.id,
      'Counts votes': {},
      max_vote: null,
      max_vote_count: 0,
      max_vote_percentage: 0,
      all_room_decisions: [],
    });
  });

  test('room votes are led by the decision that reached a tied count first, and name all tied ones to everybody', async () => {
    const tied = await buildRun(server, { rooms: ['legal', 'legal', 'legal', 'social'] });
    const [one, other, , reader] = tied.members as [Member, Member, Member, Member];
    await vote('castRoomVote', one, 1, tied);
    await vote('castRoomVote', other, 0, tied);
    expect(await read(one, 'legal', tied)).toMatchObject({
      max_vote: { id: tied.first.decision_ids[1] },
      max_vote_count: 1,
      max_vote_percentage: 50,
    });
    const [first, second] = tied.first.decision_ids;
    expect(await read(reader, 'legal', tied)).toMatchObject({
      'Counts votes': { [String(first)]: 1, [String(second)]: 1 },
      tied: [{ id: first }, { id: second }],
      votes_cast: 2,
      all_room_decisions: [],
    });
  });

  test('the votes of a room start again with each scenario', async () => {
    const next = await buildRun(server, { rooms: ['legal'] });
    const [member] = next.members as [Member];
    await vote('castRoomVote', member, 0, next);
    await advanceAll(next, next.first);
    expect(await read(member, 'legal', next)).toMatchObject({
      scenario_id: next.simulation.stages[1]?.scenarios[0]?.id,
      'Counts votes': {},
      all_room_decisions: [],
    });
  });

  test('the votes of a room are empty before the start, without a scenario', async () => {
    const draft = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
    expect(await read(draft.members[0]!, 'legal', draft)).toEqual({
      room_name: 'legal',
      scenario_id: null,
      'Counts votes': {},
      max_vote: null,
      max_vote_count: 0,
      max_vote_percentage: 0,
      tied: [],
      votes_cast: 0,
      ballots: 1,
      all_room_decisions: [],
      Simulation_run_details: { all_users_decision: [] },
    });
  });

  test('the votes of a room are not found for a room run of another run', async () => {
    const other = await buildRun(server, { rooms: ['legal'] });
    const { id } = await other.members[0]!.call('getRoomRunByName', {
      params: { runId: other.id, roomName: 'legal' },
    });
    const unknown = { status: 404, code: 'room.unknown', message: 'No such room' };
    await expect(read(ada, id)).rejects.toMatchObject(unknown);
    await expect(read(ada, 999_999)).rejects.toMatchObject(unknown);
  });
});

test('a vote counts in the room in which it was cast, and somebody who was moved has none left', async () => {
  const other = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
  const [one, two, three] = other.members as [Member, Member, Member];
  await other.facilitator.call('updateSettings', { body: { advanced_controls: true } });
  await vote('castRoomVote', one, 0, other);
  await other.facilitator.call('moveParticipant', {
    params: { userRunId: one.seat_id },
    body: { room_name: 'social' },
  });
  const counts = async (room: Room) => {
    const { votes_cast, ballots } = await read(other.facilitator, room, other);
    return [votes_cast, ballots];
  };
  expect(await counts('legal')).toEqual([1, 2]);
  expect(await counts('social')).toEqual([0, 1]);
  await vote('castRoomVote', two, 0, other);
  await vote('castRoomVote', three, 0, other);
  expect(await counts('legal')).toEqual([2, 2]);
  expect(await counts('social')).toEqual([1, 1]);
});
