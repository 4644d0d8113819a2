import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

// The data of a run that a participant sees, and the data that must stay hidden.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const readRun = (run: BuiltRun, member: Member | undefined) =>
  member!.call('joinRun', { body: { access_code: run.access_code } });
const castFinalVote = (run: BuiltRun, member: Member | undefined, option: number) =>
  member!.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: `Reason ${option}` },
  });

describe('a participant who reads a run', () => {
  test('a participant who reads a run is first in the list, and sees no email of others', async () => {
    const run = await buildRun(server, {
      rooms: ['political', 'economic', 'dashboard'],
      people: [
        { first_name: 'Ada', last_name: 'Lovelace' },
        { first_name: 'Alan', last_name: 'Turing' },
        { first_name: 'Grace', last_name: 'Hopper' },
      ],
    });
    const [ada, alan, grace] = run.members;
    const { users_playing } = await readRun(run, alan);
    expect(users_playing.map(({ user }) => user)).toEqual([
      { first_name: 'Alan', last_name: 'Turing', email_address: alan?.email_address },
      { first_name: 'Ada', last_name: 'Lovelace', email_address: null },
      { first_name: 'Grace', last_name: 'Hopper', email_address: null },
    ]);
    expect(
      users_playing.map(({ user_run_id, user_id, room }) => [user_run_id, user_id, room.room_name]),
    ).toEqual([
      [alan?.seat_id, alan?.id, 'economic'],
      [ada?.seat_id, ada?.id, 'political'],
      [grace?.seat_id, grace?.id, 'dashboard'],
    ]);
    const all = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(all.users_playing.map(({ user }) => user.email_address)).toEqual(
      run.members.map(({ email_address }) => email_address),
    );
  });

  test('a participant sees notes of the own room only, and none of the facilitator', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [own, other] = run.members;
    for (const member of run.members) {
      const params = { runId: run.id, roomName: member.room_name };
      const room = await member.call('getRoomRunByName', { params });
      await member.call('replaceRoomNotes', {
        params: { roomRunId: room.id },
        body: { notes: `By ${member.room_name}` },
      });
    }
    await run.facilitator.call('saveFacilitatorNotes', {
      params: { runId: run.id },
      body: { notes: 'Quiet group' },
    });
    const view = await readRun(run, own);
    expect(view.users_playing.map(({ room }) => room.notes)).toEqual(['By political', null]);
    expect(view.users_playing.every(({ room }) => room.id !== null)).toBe(true);
    expect(JSON.stringify(view)).not.toContain('By economic');
    expect(view.notes).toBeNull();
    expect((await readRun(run, other)).users_playing[0]?.room.notes).toBe('By economic');
  });

  test('a participant sees that others have voted, but not their votes, until the scenario is closed', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [own, other] = run.members;
    await castFinalVote(run, own, 0);
    await castFinalVote(run, other, 1);
    const entry = (member: Member | undefined, option: number) => ({
      user_run_id: member?.seat_id,
      scenario_id: run.first.id,
      decision_chosen_id: run.first.decision_ids[option],
      reasoning: `Reason ${option}`,
      evidence: [],
      evidence_files: [],
      on_behalf: false,
    });
    const covered = { decision_chosen_id: null, reasoning: null };
    const decisions = async () => (await readRun(run, own)).all_users_decision;

    expect(await decisions()).toEqual([entry(own, 0), { ...entry(other, 1), ...covered }]);
    const seat = await own!.call('getUserRun', { params: { userRunId: own!.seat_id } });
    expect(seat.sim_run.all_users_decision).toEqual(await decisions());
    const all = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(all.all_users_decision).toEqual([entry(own, 0), entry(other, 1)]);

    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'PAUSED' } });
    expect(await decisions()).toMatchObject([entry(own, 0), covered]);
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'IN_PROGRESS' },
    });
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
    expect(await decisions()).toEqual([entry(own, 0), entry(other, 1)]);
  });

  test('a participant sees all votes of an ended run', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [own, other] = run.members;
    await castFinalVote(run, other, 1);
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    const seat = await own!.call('getUserRun', { params: { userRunId: own!.seat_id } });
    expect(seat.sim_run.all_users_decision).toMatchObject([
      { decision_chosen_id: run.first.decision_ids[1] },
    ]);
  });

  test('a participant sees no decisions before the start, and never their links', async () => {
    const run = await buildRun(server, { rooms: ['political'], status: 'DRAFT' });
    const [own] = run.members;
    expect((await readRun(run, own)).current_scenario?.all_decisions).toEqual([]);
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'IN_PROGRESS' },
    });
    const { current_scenario } = await readRun(run, own);
    expect(current_scenario?.all_decisions).toEqual(
      run.first.decision_ids.map((id, index) => ({
        id,
        title_of_decision: `Option ${index + 1}`,
        description_of_decision: `What option ${index + 1} means`,
      })),
    );
  });

  test('a participant sees room files of the own room and the dashboard only, once the scenario is reached', async () => {
    const run = await buildRun(server, { rooms: ['political', 'dashboard'], status: 'DRAFT' });
    const [own, atDashboard] = run.members;
    for (const room of ['political', 'economic', 'dashboard'] as const)
      await run.facilitator.call('uploadScenarioFile', {
        params: { scenarioId: run.first.id },
        body: { room },
        file: new Blob([`For ${room}`]),
        fileName: `${room}.txt`,
      });
    const files = async (member: Member | undefined) =>
      (await readRun(run, member)).current_scenario?.files.map(({ name }) => name);
    expect(await files(own)).toEqual([]);
    await run.facilitator.call('changeRunStatus', {
      params: { runId: run.id },
      body: { status: 'IN_PROGRESS' },
    });
    expect((await files(own))?.sort()).toEqual(['dashboard.txt', 'political.txt']);
    expect((await files(atDashboard))?.sort()).toEqual(['dashboard.txt', 'economic.txt', 'political.txt']);
  });

  test('a participant sees the own votes of earlier stages', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await advanceAll(run, run.first);
    expect((await readRun(run, run.members[0])).all_users_decision).toMatchObject([
      { scenario_id: run.first.id, decision_chosen_id: run.first.decision_ids[0] },
    ]);
  });
});
