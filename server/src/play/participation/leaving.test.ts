import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// A participant who is removed from a run may join again.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const remove = (run: BuiltRun, userRunId: number) =>
  run.facilitator.call('removeParticipant', { params: { userRunId } });
const rejoin = async (run: BuiltRun, member: Member) =>
  (await member.call('joinRun', { body: { access_code: run.access_code, room_name: 'social' } }))
    .users_playing[0];
const get = (run: BuiltRun) => run.facilitator.call('getRun', { params: { runId: run.id } });
const report = (run: BuiltRun) => run.facilitator.call('getAdminReport', { params: { runId: run.id } });
const vote = (
  kind: 'castFinalVote' | 'castRoomVote',
  run: BuiltRun,
  member: Member,
  decision: number | undefined,
) =>
  member.call(kind, {
    params: { runId: run.id },
    body: { decision_chosen_id: decision ?? 0, reasoning: 'Mine' },
  });

describe('a participant who is removed', () => {
  test('a removed participant leaves the run together with the votes of the open stage', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal'] });
    const [leaving, staying] = run.members as [Member, Member];
    const [first, second] = run.first.decision_ids;
    for (const kind of ['castFinalVote', 'castRoomVote'] as const) {
      await vote(kind, run, leaving, first);
      await vote(kind, run, staying, second);
    }
    expect(await remove(run, leaving.seat_id)).toEqual({ id: leaving.seat_id });

    const { users_playing, all_users_decision } = await get(run);
    expect(users_playing.map(({ user_run_id }) => user_run_id)).toEqual([staying.seat_id]);
    expect(all_users_decision.map(({ user_run_id }) => user_run_id)).toEqual([staying.seat_id]);
    const votes = await staying.call('getRoomVotes', { params: { runId: run.id, roomId: 'legal' } });
    expect(votes['Counts votes']).toEqual({ [String(second)]: 1 });

    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    expect(await report(run)).toMatchObject([
      {
        chosen_decision: { id: second },
        decided_by: 'majority',
        forced: false,
        all_user_decisions: [{ user_info: { email_address: staying.email_address } }],
        room_decisions: { legal: { votes: 1 } },
      },
    ]);
  });

  test('nobody waits for a removed participant', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [staying, leaving] = run.members as [Member, Member];
    await vote('castFinalVote', run, staying, run.first.decision_ids[0]);
    await remove(run, leaving.seat_id);
    const advanced = await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    expect(advanced.current_stage?.stage_number).toBe(2);
  });

  test('a removed participant stays in the report of the stages that were closed', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [leaving] = run.members as [Member, Member];
    await vote('castRoomVote', run, leaving, run.first.decision_ids[1]);
    await advanceAll(run, run.first);
    const before = await report(run);
    expect(before[0]?.all_user_decisions).toHaveLength(2);
    await remove(run, leaving.seat_id);
    expect(await report(run)).toEqual(before);
  });

  test('a removed participant cannot read the run', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const params = { runId: run.id };
    const room = await member.call('getRoomRunByName', { params: { ...params, roomName: 'legal' } });
    await remove(run, member.seat_id);
    const unknown = { status: 404, code: 'run.unknown' };
    await expect(vote('castFinalVote', run, member, run.first.decision_ids[0])).rejects.toMatchObject(
      unknown,
    );
    await expect(member.call('getParticipantReport', { params })).rejects.toMatchObject(unknown);
    await expect(member.call('getRoomRun', { params: { roomRunId: room.id } })).rejects.toMatchObject({
      status: 404,
      code: 'room.unknown',
    });
  });

  test('a participant cannot be removed twice', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await remove(run, member.seat_id);
    const unknown = { status: 404, code: 'seat.unknown', message: 'No such participant' };
    await expect(remove(run, member.seat_id)).rejects.toMatchObject(unknown);
    await expect(remove(run, 999_999)).rejects.toMatchObject(unknown);
  });
});

describe('a participant who comes back', () => {
  test('a participant who comes back gets a new seat in any room, and votes again in the open stage', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    const [first, second] = run.first.decision_ids;
    for (const kind of ['castFinalVote', 'castRoomVote'] as const) await vote(kind, run, member, first);
    await remove(run, member.seat_id);

    const seat = await rejoin(run, member);
    expect(seat).toMatchObject({ user_id: member.id, room: { room_name: 'social' } });
    expect(seat?.user_run_id).not.toBe(member.seat_id);
    for (const kind of ['castFinalVote', 'castRoomVote'] as const)
      expect(await vote(kind, run, member, second)).toMatchObject({
        user_run_id: seat?.user_run_id,
        decision_chosen_id: second,
      });
    expect((await get(run)).all_users_decision).toMatchObject([
      { user_run_id: seat?.user_run_id, decision_chosen_id: second },
    ]);
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    const [stage] = await report(run);
    expect(stage).toMatchObject({ chosen_decision: { id: second }, all_user_decisions: [{}] });
    expect(stage?.room_decisions).toMatchObject({ legal: { votes: 0 }, social: { votes: 1 } });
  });

  test('a participant who comes back has the earlier votes in the own report', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await advanceAll(run, run.first);
    await remove(run, member.seat_id);
    await rejoin(run, member);
    const own = await member.call('getParticipantReport', { params: { runId: run.id } });
    expect(own).toMatchObject({
      alignment_rate: 100,
      report_per_stage: [{ user_chosen_decision: { decision_chosen_id: run.first.decision_ids[0] } }],
    });
    expect((await member.call('listMyRuns')).user_run).toHaveLength(1);
  });

  test('a removed participant can also be seated again by the facilitator', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members as [Member];
    await remove(run, member.seat_id);
    const seated = await run.facilitator.call('seatParticipant', {
      params: { runId: run.id },
      body: { name: member.full_name, email: member.email_address, room_name: 'legal' },
    });
    expect(seated.id).not.toBe(member.seat_id);
    expect((await get(run)).users_playing).toMatchObject([{ user_run_id: seated.id }]);
  });
});
