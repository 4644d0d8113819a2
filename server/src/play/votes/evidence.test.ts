import { maxEvidence, type Room } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// Evidence: the posts that voters mark for their votes.

let server: TestServer;
let run: BuiltRun;
let legal: Member;
let second: Member;
let social: Member;
let dashboard: Member;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, { rooms: ['legal', 'legal', 'social', 'dashboard'] });
  [legal, second, social, dashboard] = run.members as [Member, Member, Member, Member];
});

const params = () => ({ runId: run.id });
const write = async (content: string, room_name: Room = 'legal', release: 'held' | null = null) =>
  (
    await run.facilitator.call('createPost', {
      body: { content, room_name, scenario_id: run.first.id, release },
    })
  ).id;
const body = (evidence?: number[]) => ({
  decision_chosen_id: run.first.decision_ids[0] ?? 0,
  reasoning: 'The posts say so',
  ...(evidence && { evidence }),
});
const roomVote = (voter: Member, evidence?: number[]) =>
  voter.call('castRoomVote', { params: params(), body: body(evidence) });
const finalVote = (voter: Member, evidence?: number[]) =>
  voter.call('castFinalVote', { params: params(), body: body(evidence) });

describe('a vote', () => {
  test('a vote has the posts that its voter marked, once each', async () => {
    const [one, two] = [await write('One'), await write('Two', 'dashboard')];
    const cast = await roomVote(legal, [two, one, one]);
    expect(new Set(cast.evidence)).toEqual(new Set([one, two]));
    expect((await roomVote(second)).evidence).toEqual([]);
    // A repeated vote is answered with the stored evidence.
    expect(await roomVote(legal, [one])).toMatchObject({ id: cast.id, evidence: [one, two] });
    const { all_room_decisions } = await second.call('getRoomVotes', {
      params: { ...params(), roomId: 'legal' },
    });
    expect(all_room_decisions.map(({ evidence }) => evidence)).toEqual([[one, two], []]);
  });

  test('a vote leaves out posts that were deleted since they were marked', async () => {
    const [one, deleted] = [await write('One'), await write('Gone')];
    await run.facilitator.call('deletePost', { params: { postId: deleted } });
    expect((await finalVote(legal, [deleted, one])).evidence).toEqual([one]);
    // A post that is used as evidence can't be deleted.
    await expect(run.facilitator.call('deletePost', { params: { postId: one } })).rejects.toMatchObject({
      code: 'post.used',
    });
    const { all_users_decision } = await run.facilitator.call('getRun', { params: params() });
    expect(all_users_decision).toMatchObject([{ reasoning: 'The posts say so', evidence: [one] }]);
  });

  test('a vote refuses posts that the voter cannot see', async () => {
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const { id: roomRunId } = await other.facilitator.call('getRoomRunByName', {
      params: { runId: other.id, roomName: 'legal' },
    });
    const elsewhere = await other.facilitator.call('publishPost', {
      params: { roomRunId },
      body: { content: 'In another run' },
    });
    const laterScenario = run.simulation.stages[1]?.scenarios[0]?.id ?? 0;
    const later = await run.facilitator.call('createPost', {
      body: { content: 'Later', room_name: 'legal', scenario_id: laterScenario },
    });
    const heldPost = await write('Held', 'legal', 'held');
    const never = later.id + 1_000;
    for (const post of [await write('Theirs', 'social'), heldPost, elsewhere.id, later.id, never])
      await expect(roomVote(legal, [post])).rejects.toMatchObject({
        status: 409,
        code: 'vote.foreign-evidence',
      });
    await run.facilitator.call('releasePost', {
      params: { postId: heldPost },
      body: { simulation_run_id: run.id },
    });
    expect((await roomVote(legal, [heldPost])).evidence).toEqual([heldPost]);
  });

  test('a vote from the dashboard may have posts of every room', async () => {
    const posts = [await write('Law'), await write('Society', 'social')];
    expect((await finalVote(dashboard, posts)).evidence).toEqual(posts);
    await expect(finalVote(social, posts)).rejects.toMatchObject({ code: 'vote.foreign-evidence' });
  });

  test(`a vote has at most ${maxEvidence} posts`, async () => {
    const many = Array.from({ length: maxEvidence + 1 }, (_, index) => index + 1);
    await expect(finalVote(legal, many)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the evidence of a final vote', () => {
  test('the evidence of a final vote is hidden from others until its scenario is closed', async () => {
    const post = await write('One');
    await finalVote(legal, [post]);
    const visibleEvidence = async (reader: Member) => {
      const { sim_run } = await reader.call('getUserRun', { params: { userRunId: reader.seat_id } });
      return sim_run.all_users_decision.find(({ user_run_id }) => user_run_id === legal.seat_id)?.evidence;
    };
    expect(await visibleEvidence(legal)).toEqual([post]);
    expect(await visibleEvidence(social)).toEqual([]);
    run.members.shift();
    await advanceAll(run, run.first);
    expect(await visibleEvidence(social)).toEqual([post]);
  });

  test('the evidence of a final vote is in the reports with the posts', async () => {
    const [one, two] = [await write('One'), await write('Two')];
    await roomVote(second, [two]);
    await finalVote(legal, [one]);
    run.members.shift();
    await advanceAll(run, run.first);
    const [stage] = await run.facilitator.call('getAdminReport', { params: params() });
    expect(stage?.all_user_decisions.map(({ evidence }) => evidence)).toEqual([[one], [], [], []]);
    expect(stage?.room_decisions_all_user_votes.legal).toMatchObject([{ evidence: [two] }]);
    expect(stage?.evidence_posts).toMatchObject([
      { id: one, room_name: 'legal', content: 'One' },
      { id: two, room_name: 'legal', content: 'Two' },
    ]);
    const own = await legal.call('getParticipantReport', { params: params() });
    expect(own.report_per_stage[0]?.user_chosen_decision?.evidence).toMatchObject([{ content: 'One' }]);
    const others = await social.call('getParticipantReport', { params: params() });
    expect(others.report_per_stage[0]?.user_chosen_decision?.evidence).toEqual([]);
  });
});
