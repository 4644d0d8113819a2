import { apiPrefix } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const setStatus = (run: BuiltRun, status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const get = (run: BuiltRun) => run.facilitator.call('getRun', { params: { runId: run.id } });

/** Posts a raw body and returns the answer with its status. */
async function post(
  user: BuiltUser,
  path: string,
  body: unknown,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(server.origin + apiPrefix + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

const closed = { status: 409, code: 'run.not-in-progress', message: 'This simulation is not in progress' };
const submitted = {
  status: 409,
  code: 'vote.already-submitted',
  message: 'You have already submitted your decision',
};
const notOffered = {
  status: 409,
  code: 'vote.not-offered',
  message: 'This decision is not one of the current scenario',
};

const kinds = [
  { kind: 'castFinalVote', path: 'user-decision-create', extraFields: {} },
  { kind: 'castRoomVote', path: 'user-decision-room-create', extraFields: { room_name: 'legal' } },
] as const;

describe.each(kinds)('$kind', ({ kind, path, extraFields }) => {
  const cast = (
    run: BuiltRun,
    user: BuiltUser,
    decision_chosen_id: number | undefined,
    reasoning = 'The contract',
  ) =>
    user.call(kind, {
      params: { runId: run.id },
      body: { decision_chosen_id: decision_chosen_id ?? 0, reasoning },
    });

  test('a vote stores the decision and the unchanged reasoning', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision] = run.first.decision_ids;
    expect(await cast(run, member, decision, '  Because.\n')).toEqual({
      id: expect.any(Number),
      user_run_id: member.seat_id,
      scenario_id: run.first.id,
      decision_chosen_id: decision,
      reasoning: '  Because.\n',
      evidence: [],
      evidence_files: [],
      created_at: new Date(server.clock.now).toISOString(),
      ...extraFields,
    });
  });

  test('a vote sent again returns the stored one: 201, then 200', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const body = { decision_chosen_id: run.first.decision_ids[0], reasoning: 'The contract' };
    const first = await post(member, `/${path}/${run.id}`, body);
    expect(first.status).toBe(201);
    server.clock.advance(60_000);
    expect(await post(member, `/${path}/${run.id}`, body)).toEqual({ status: 200, answer: first.answer });
  });

  test('a vote with half an emoji in it is still one vote when sent again', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision] = run.first.decision_ids;
    const first = await cast(run, member, decision, 'For the port \ud83d');
    expect(first).toMatchObject({ reasoning: 'For the port \ufffd' });
    const again = await cast(run, member, decision, 'For the port \ud83d');
    expect(again).toEqual(first);
  });

  test('a vote sent again does not change the revision', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await cast(run, member, run.first.decision_ids[0]);
    const { revision } = await get(run);
    await cast(run, member, run.first.decision_ids[0]);
    expect((await get(run)).revision).toBe(revision);
  });

  test('a vote sent again after a pause, an advance or the end returns the stored one', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision] = run.first.decision_ids;
    const stored = await cast(run, member, decision, `Because of ${member.full_name}`);
    await setStatus(run, 'PAUSED');
    expect(await cast(run, member, decision, stored.reasoning)).toEqual(stored);
    await setStatus(run, 'IN_PROGRESS');
    await advanceAll(run, run.first);
    expect(await cast(run, member, decision, stored.reasoning)).toEqual(stored);
    await setStatus(run, 'ENDED');
    expect(await cast(run, member, decision, stored.reasoning)).toEqual(stored);
    expect((await get(run)).all_users_decision).toHaveLength(1);
  });

  test('a vote cannot be changed to another decision or reasoning', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision, other] = run.first.decision_ids;
    const stored = await cast(run, member, decision);
    await expect(cast(run, member, other)).rejects.toMatchObject(submitted);
    await expect(cast(run, member, decision, 'Changed my mind')).rejects.toMatchObject(submitted);
    expect(await cast(run, member, decision)).toEqual(stored);
  });

  test('a vote needs a decision of the current scenario', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await expect(
      cast(run, member, run.simulation.stages[1]?.scenarios[0]?.decision_ids[0]),
    ).rejects.toMatchObject(notOffered);
    await expect(cast(run, member, 999_999)).rejects.toMatchObject(notOffered);
  });

  test('a vote is refused for a closed scenario', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await advanceAll(run, run.first);
    await expect(cast(run, member, run.first.decision_ids[1])).rejects.toMatchObject(notOffered);
  });

  test('a vote can be cast again in the next stage', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await cast(run, member, run.first.decision_ids[0], `Because of ${member.full_name}`);
    await advanceAll(run, run.first);
    const next = run.simulation.stages[1]?.scenarios[0];
    expect(await cast(run, member, next?.decision_ids[1])).toMatchObject({ scenario_id: next?.id });
  });

  test.each(['DRAFT', 'PAUSED'] as const)('a vote needs a run in progress, not %s', async (status) => {
    const run = await buildRun(server, { rooms: ['legal'], status });
    await expect(cast(run, run.members[0]!, run.first.decision_ids[0])).rejects.toMatchObject(closed);
  });

  test('a vote needs a reasoning of at most 10,000 characters', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [decision] = run.first.decision_ids;
    await expect(cast(run, member, decision, ' \n')).rejects.toMatchObject({
      status: 422,
      message: 'Your reasoning is required before submitting your decision.',
    });
    await expect(cast(run, member, decision, 'x'.repeat(10_001))).rejects.toMatchObject({ status: 422 });
    expect(await cast(run, member, decision, 'x'.repeat(10_000))).toMatchObject({
      decision_chosen_id: decision,
    });
  });

  test('only participants can vote', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [decision] = run.first.decision_ids;
    await expect(cast(run, run.facilitator, decision)).rejects.toMatchObject({
      status: 403,
      code: 'vote.not-seated',
      message: 'You do not take part in this simulation',
    });
    await expect(cast(run, await server.user(), decision)).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });

  test('an administrator with a seat can vote', async () => {
    const run = await buildRun(server);
    const admin = await server.administrator();
    await admin.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    expect(await cast(run, admin, run.first.decision_ids[0])).toMatchObject({ scenario_id: run.first.id });
  });
});

describe('a room vote that names its room', () => {
  const castIn = (run: BuiltRun, member: Member, room_name: Room, option = 0) =>
    member.call('castRoomVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: 'Kept', room_name },
    });
  const move = (run: BuiltRun, { seat_id }: Member, room_name: Room) =>
    run.facilitator.call('moveParticipant', { params: { userRunId: seat_id }, body: { room_name } });

  test('a room vote that names its room is refused if its voter was moved meanwhile', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await move(run, member, 'social');
    await expect(castIn(run, member, 'legal')).rejects.toMatchObject({
      status: 409,
      code: 'vote.other-room',
      message: 'This vote was meant for another room: you were moved in the meantime',
    });
    expect(await castIn(run, member, 'social')).toMatchObject({ room_name: 'social' });
  });

  test('a room vote sent again after a move returns the stored one', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const stored = await castIn(run, member, 'legal');
    await move(run, member, 'social');
    expect(await castIn(run, member, 'legal')).toEqual(stored);
  });
});

test('a room vote and a final vote may differ', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  const [member] = run.members as [Member];
  const params = { runId: run.id };
  const [first, second] = run.first.decision_ids;
  await member.call('castRoomVote', { params, body: { decision_chosen_id: first ?? 0, reasoning: 'Room' } });
  await member.call('castFinalVote', { params, body: { decision_chosen_id: second ?? 0, reasoning: 'All' } });
  expect((await get(run)).all_users_decision).toMatchObject([
    { decision_chosen_id: second, reasoning: 'All' },
  ]);
});

describe("a decision recorded on a participant's behalf", () => {
  type Recorded = { participantId?: number; scenarioId?: number; decisionId?: number; reasoning?: string };
  const record = (run: BuiltRun, fields: Recorded = {}) =>
    run.facilitator.call('recordVoteFor', {
      params: { runId: run.id },
      body: {
        participantId: run.members[0]?.seat_id ?? 0,
        scenarioId: run.first.id,
        decisionId: run.first.decision_ids[0] ?? 0,
        ...fields,
      },
    });

  test('a decision recorded on behalf of a participant counts like an own vote and is marked everywhere', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [absent, present] = run.members as [Member, Member];
    const [first, second] = run.first.decision_ids;
    expect(await record(run, { decisionId: second, reasoning: 'Said by phone' })).toEqual({
      id: expect.any(Number),
      user_run_id: absent.seat_id,
      scenario_id: run.first.id,
      decision_chosen_id: second,
      reasoning: 'Said by phone',
      evidence: [],
      evidence_files: [],
      created_at: new Date(server.clock.now).toISOString(),
    });
    await present.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: first ?? 0, reasoning: 'Here' },
    });
    const view = await absent.call('joinRun', { body: { access_code: run.access_code } });
    expect(view.all_users_decision).toMatchObject([
      { user_run_id: absent.seat_id, decision_chosen_id: second, on_behalf: true },
      { user_run_id: present.seat_id, decision_chosen_id: null, on_behalf: false },
    ]);
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { decision_id: second } });
    const [stage] = await run.facilitator.call('getAdminReport', { params: { runId: run.id } });
    expect(stage?.all_user_decisions).toMatchObject([
      { user_info: { email_address: absent.email_address }, reasoning: 'Said by phone', on_behalf: true },
      { user_info: { email_address: present.email_address }, on_behalf: false },
    ]);
  });

  test('a decision recorded on behalf needs no reasoning, and sent again answers 200', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const stored = await record(run);
    expect(stored.reasoning).toBe('');
    const again = await post(run.facilitator, `/simulation-runs/${run.id}`, {
      participantId: run.members[0]?.seat_id,
      scenarioId: run.first.id,
      decisionId: run.first.decision_ids[0],
    });
    expect(again).toEqual({ status: 200, answer: stored });
  });

  test('a decision recorded on behalf and sent again does not change the revision, even after an advance', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const stored = await record(run);
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    const { revision } = await get(run);
    expect(await record(run)).toEqual(stored);
    await expect(record({ ...run, id: 999_999 })).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
    expect((await get(run)).revision).toBe(revision);
  });

  test('a decision recorded on behalf does not replace an own vote, and is not replaced by one', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal'] });
    const [one, other] = run.members as [Member, Member];
    const vote = { decision_chosen_id: run.first.decision_ids[1] ?? 0, reasoning: 'Mine' };
    await one.call('castFinalVote', { params: { runId: run.id }, body: vote });
    await expect(record(run)).rejects.toMatchObject(submitted);
    await record(run, { participantId: other.seat_id });
    await expect(
      other.call('castFinalVote', { params: { runId: run.id }, body: vote }),
    ).rejects.toMatchObject(submitted);
  });

  const withdraw = (run: BuiltRun, scenarioId = run.first.id) =>
    run.facilitator.call('withdrawVoteFor', {
      params: { runId: run.id, participantId: run.members[0]?.seat_id ?? 0, scenarioId },
    });

  test('a decision recorded on behalf can be withdrawn, and another one recorded or cast instead', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const params = { runId: run.id };
    const [member] = run.members as [Member];
    const [first = 0, second = 0] = run.first.decision_ids;
    await record(run, { decisionId: first });
    await withdraw(run);
    expect((await get(run)).all_users_decision).toEqual([]);
    await record(run, { decisionId: second });
    await setStatus(run, 'PAUSED');
    await withdraw(run);
    await setStatus(run, 'IN_PROGRESS');
    await member.call('castFinalVote', { params, body: { decision_chosen_id: second, reasoning: 'Mine' } });
    expect((await get(run)).all_users_decision).toMatchObject([
      { decision_chosen_id: second, on_behalf: false },
    ]);
    await expect(withdraw(run)).rejects.toMatchObject({ status: 409, code: 'vote.not-on-behalf' });
  });

  test('a decision recorded on behalf stays once its stage is closed', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await record(run);
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    await expect(withdraw(run)).rejects.toMatchObject({ status: 409, code: 'advance.moved-on' });
  });

  test('a decision recorded on behalf can be withdrawn only by a facilitator, and only on its own run', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const other = await buildRun(server, { rooms: ['legal'] });
    await record(run);
    const params = { runId: run.id, participantId: run.members[0]?.seat_id ?? 0, scenarioId: run.first.id };
    await expect(run.members[0]?.call('withdrawVoteFor', { params })).rejects.toMatchObject({ status: 403 });
    await expect(
      run.facilitator.call('withdrawVoteFor', { params: { ...params, runId: other.id } }),
    ).rejects.toMatchObject({ status: 404, code: 'seat.unknown' });
  });

  test('recording a decision is refused for another scenario, one not offered or a run not in progress', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const next = run.simulation.stages[1]?.scenarios[0];
    await expect(record(run, { scenarioId: next?.id })).rejects.toMatchObject({
      status: 409,
      code: 'advance.moved-on',
      message: 'The simulation has already moved on to another scenario',
    });
    await expect(record(run, { decisionId: next?.decision_ids[0] })).rejects.toMatchObject(notOffered);
    await setStatus(run, 'PAUSED');
    await expect(record(run)).rejects.toMatchObject(closed);
    await expect(record(await buildRun(server, { rooms: ['legal'], status: 'DRAFT' }))).rejects.toMatchObject(
      closed,
    );
  });

  test('recording a decision is refused for an unknown run and an unknown, removed or foreign seat', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const elsewhere = await buildRun(server, { rooms: ['legal'] });
    const unknown = { status: 404, code: 'seat.unknown', message: 'No such participant' };
    await expect(record(run, { participantId: 999_999 })).rejects.toMatchObject(unknown);
    await expect(record(run, { participantId: elsewhere.members[0]?.seat_id })).rejects.toMatchObject(
      unknown,
    );
    await run.facilitator.call('removeParticipant', { params: { userRunId: run.members[0]?.seat_id ?? 0 } });
    await expect(record(run)).rejects.toMatchObject(unknown);
    await expect(record({ ...run, id: 999_999 })).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  });
});
