import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, decideAll, join, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const boardOf = (run: BuiltRun) => run.facilitator.call('getRunBoard', { params: { runId: run.id } });
const now = () => new Date(server.clock.now).toISOString();

/** Casts a member's vote for the decision with this index in the run's first scenario. */
const vote = (run: BuiltRun, member: Member, option: number, kind: 'castRoomVote' | 'castFinalVote') =>
  member.call(kind, {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: 'A secret reason' },
  });

describe('the board of a run', () => {
  test('the board of a run that has not started has its seats and no votes', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'dashboard'], status: 'DRAFT' });
    const board = await boardOf(run);
    expect(board).toEqual({
      run_id: run.id,
      revision: board.revision,
      server_time: now(),
      scenario_id: null,
      public_url: null,
      seats: run.members.map((member) => ({
        user_run_id: member.seat_id,
        user_id: member.id,
        first_name: expect.any(String),
        last_name: expect.any(String),
        email_address: member.email_address,
        is_guest: false,
        is_active: true,
        room_name: member.room_name,
        created_at: now(),
        is_connected: false,
        last_seen_at: null,
        room_vote: null,
        final_vote: null,
        room_vote_in: null,
        final_vote_in: null,
        on_behalf: false,
      })),
      facilitators: [],
      removed: [],
      room_votes: {},
      final_votes: [],
      missing_user_run_ids: [],
      leading: [],
      rule_choice: null,
      next: [],
      path: [],
      last_closed: null,
    });
  });

  test('the board gets an event when an account is deactivated, and does not wait for it', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [member] = run.members as [(typeof run.members)[number]];
    const stream = await follow(server, run.id, run.facilitator.token);
    const setActive = (is_active: boolean) =>
      run.facilitator.call('updateUser', { params: { userId: member.id }, body: { is_active } });
    await setActive(false);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'participants-changed'))).toBe(
      true,
    );
    const without = await boardOf(run);
    expect(without.seats.map(({ is_active }) => is_active)).toEqual([false, true]);
    expect(without.missing_user_run_ids).toEqual([run.members[1]?.seat_id]);
    await setActive(true);
    expect((await boardOf(run)).missing_user_run_ids).toHaveLength(2);
    stream.close();
  });

  test('the board shows all votes, the missing voters and the links of decisions', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political', 'legal', 'dashboard'] });
    const [ada, alan, grace, mary] = run.members as [Member, Member, Member, Member];
    const [first, second] = run.first.decision_ids as [number, number];
    await vote(run, ada, 0, 'castRoomVote');
    await vote(run, alan, 0, 'castRoomVote');
    await vote(run, grace, 1, 'castRoomVote');
    await vote(run, ada, 1, 'castFinalVote');
    server.clock.advance(5_000);
    await run.facilitator.call('recordVoteFor', {
      params: { runId: run.id },
      body: { participantId: mary.seat_id, scenarioId: run.first.id, decisionId: second },
    });
    const board = await boardOf(run);
    const [nextFirst, nextSecond] = run.simulation.stages[1]?.scenarios ?? [];
    expect(board).toMatchObject({
      scenario_id: run.first.id,
      room_votes: {
        political: [{ decision_id: first, count: 2 }],
        legal: [{ decision_id: second, count: 1 }],
      },
      final_votes: [
        { decision_id: first, count: 0, rooms_led: ['political'], reached_at: null },
        { decision_id: second, count: 2, rooms_led: ['legal'], reached_at: now() },
      ],
      missing_user_run_ids: [alan.seat_id, grace.seat_id],
      leading: [second],
      rule_choice: { decision_id: second, decided_by: 'majority' },
      next: [
        { decision_id: first, scenario: { id: nextFirst?.id, name: 'Scenario 2.1', stage_number: 2 } },
        { decision_id: second, scenario: { id: nextSecond?.id, name: 'Scenario 2.2', stage_number: 2 } },
      ],
    });
    expect(
      board.seats.map(({ room_vote, final_vote, on_behalf }) => [room_vote, final_vote, on_behalf]),
    ).toEqual([
      [first, second, false],
      [first, null, false],
      [second, null, false],
      [null, second, true],
    ]);
    expect(JSON.stringify(board)).not.toContain('A secret reason');
  });

  test('the board shows the choice of the rules in a tie, and an advance makes that choice', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [ada, alan] = run.members as [Member, Member];
    const [first, second] = run.first.decision_ids as [number, number];
    await vote(run, ada, 1, 'castFinalVote');
    await vote(run, alan, 0, 'castFinalVote');
    expect(await boardOf(run)).toMatchObject({
      leading: [second, first],
      rule_choice: { decision_id: second, decided_by: 'first' },
    });
    await vote(run, ada, 0, 'castRoomVote');
    const tied = await boardOf(run);
    expect(tied).toMatchObject({
      leading: [second, first],
      rule_choice: { decision_id: first, decided_by: 'rooms' },
    });
    await run.facilitator.call('advanceRun', { params: { runId: run.id } });
    const { path } = await boardOf(run);
    expect(path[0]).toMatchObject({ decision: { id: first }, decided_by: 'rooms' });
  });

  test('the board leaves out removed seats and their votes', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [ada, alan] = run.members as [Member, Member];
    await vote(run, ada, 0, 'castRoomVote');
    await vote(run, ada, 0, 'castFinalVote');
    await run.facilitator.call('removeParticipant', { params: { userRunId: ada.seat_id } });
    const board = await boardOf(run);
    expect(board.seats.map(({ user_run_id }) => user_run_id)).toEqual([alan.seat_id]);
    expect(board).toMatchObject({
      room_votes: {},
      leading: [],
      rule_choice: null,
      missing_user_run_ids: [alan.seat_id],
    });
    expect(board.final_votes.map(({ count }) => count)).toEqual([0, 0]);
  });

  test('the board shows the rooms in which votes were cast, even if people moved since', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [ada] = run.members as [Member, Member];
    await vote(run, ada, 0, 'castRoomVote');
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: ada.seat_id },
      body: { room_name: 'social' },
    });
    await vote(run, ada, 0, 'castFinalVote');
    const { seats } = await boardOf(run);
    expect(
      seats.map(({ room_name, room_vote_in, final_vote_in }) => [room_name, room_vote_in, final_vote_in]),
    ).toEqual([
      ['social', 'political', 'social'],
      ['legal', null, null],
    ]);
  });

  test('the board does not wait for a deactivated account, and neither does an advance', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [ada, alan] = run.members as [Member, Member];
    const params = { runId: run.id };
    await expect(run.facilitator.call('advanceRun', { params })).rejects.toMatchObject({
      status: 409,
      body: { missing_users: [{ user_run_id: ada.seat_id }, { user_run_id: alan.seat_id }] },
    });
    await run.facilitator.call('updateUser', { params: { userId: alan.id }, body: { is_active: false } });
    expect(await boardOf(run)).toMatchObject({ missing_user_run_ids: [ada.seat_id] });
    await vote(run, ada, 0, 'castFinalVote');
    expect(await boardOf(run)).toMatchObject({ missing_user_run_ids: [] });
    await run.facilitator.call('advanceRun', { params });
  });

  test('the board shows the path with forced stages, and waits for nobody after the end', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    const [stage1, stage2, stage3] = run.simulation.stages;
    await vote(run, run.members[0]!, 0, 'castFinalVote');
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
    await advanceAll(run, stage2!.scenarios[0]!);
    const before = await boardOf(run);
    expect(before.next.map(({ scenario }) => scenario)).toEqual([null, null]);
    await decideAll(run, stage3!.scenarios[0]!, 1);
    await run.facilitator.call('advanceRun', { params: { runId: run.id } });
    const { path, ...board } = await boardOf(run);
    const decided = { decided_by: 'majority', forced: false };
    expect(path).toEqual(
      [stage1!, stage2!, stage3!].map(({ scenarios: [scenario] }, index) => ({
        ...decided,
        forced: index === 0,
        stage_number: index + 1,
        scenario: { id: scenario?.id, name: `Scenario ${index + 1}.1` },
        decision: {
          id: scenario?.decision_ids[index === 2 ? 1 : 0],
          title_of_decision: index === 2 ? 'Option 2' : 'Option 1',
        },
      })),
    );
    expect(board).toMatchObject({
      scenario_id: stage3!.scenarios[0]!.id,
      missing_user_run_ids: [],
      rule_choice: null,
    });
    expect(board.leading).toEqual([stage3!.scenarios[0]!.decision_ids[1]]);
  });

  test('the board keeps the votes of the stage closed last, also after an advance without everyone', async () => {
    const run = await buildRun(server, { rooms: ['political', 'political', 'legal', 'dashboard'] });
    const [ada, alan, grace] = run.members as [Member, Member, Member];
    const [first, second] = run.first.decision_ids as [number, number];
    await vote(run, ada, 0, 'castRoomVote');
    await vote(run, alan, 1, 'castRoomVote');
    await vote(run, ada, 1, 'castFinalVote');
    await vote(run, grace, 1, 'castFinalVote');
    await run.facilitator.call('removeParticipant', { params: { userRunId: grace.seat_id } });
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
    await run.facilitator.call('updateDecision', {
      params: { decisionId: first },
      body: { title_of_decision: 'Renamed' },
    });
    expect((await boardOf(run)).last_closed).toEqual({
      stage_number: 1,
      scenario_id: run.first.id,
      final_votes: [
        { decision_id: first, title_of_decision: 'Option 1', count: 0 },
        { decision_id: second, title_of_decision: 'Option 2', count: 1 },
      ],
      room_votes: {
        political: [
          { decision_id: first, count: 1 },
          { decision_id: second, count: 1 },
        ],
      },
      confidence: null,
    });
  });

  test('the board has no counts in a scenario without decisions, and waits for nobody', async () => {
    const simulation = await buildSimulation(server.app, { decisions: 0 });
    const run = await buildRun(server, { rooms: ['social'], simulation });
    expect(await boardOf(run)).toMatchObject({
      scenario_id: run.first.id,
      final_votes: [],
      next: [],
      rule_choice: null,
      missing_user_run_ids: [],
    });
  });

  test('the board grows with the number of seats, but not with the length of texts', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    const size = async () => JSON.stringify(await boardOf(run)).length;
    const one = await size();
    for (let n = 0; n < 4; n++) await join(server, run.facilitator, run, 'social');
    await decideAll(run, run.first);
    expect((await size()) - one).toBeLessThan(4 * 500);
  });

  test('the board has the public URL for participants, if it is configured', async () => {
    const named = await startServer({ VINCERE_PUBLIC_URL: 'https://vincere.example/' });
    try {
      expect(await boardOf(await buildRun(named))).toMatchObject({ public_url: 'https://vincere.example' });
    } finally {
      await named.close();
    }
  });

  test('the board is refused for an unknown run', async () => {
    const admin = await server.administrator();
    await expect(admin.call('getRunBoard', { params: { runId: 987_654 } })).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });
});

describe('the figures of the dashboard', () => {
  let admin: BuiltUser;
  const figures = () => admin.call('getFigures');

  test('the figures of the dashboard count undeleted simulations and scenarios, and active runs', async () => {
    admin = await server.administrator();
    const before = await figures();
    const simulation = await buildSimulation(server.app, { scenarios: [1, 3] });
    expect(await figures()).toEqual({
      ...before,
      total_simulations: before.total_simulations + 1,
      total_scenarios: before.total_scenarios + 4,
    });
    await buildRun(server, { simulation, status: 'DRAFT' });
    expect(await figures()).toMatchObject({
      active_runs: before.active_runs,
      runs_by_status: { ...before.runs_by_status, DRAFT: before.runs_by_status.DRAFT + 1 },
    });
    const run = await buildRun(server, { simulation });
    await buildRun(server, { simulation, status: 'PAUSED' });
    expect((await figures()).active_runs).toBe(before.active_runs + 1);
    await admin.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    expect(await figures()).toMatchObject({
      active_runs: before.active_runs,
      runs_by_status: { PAUSED: before.runs_by_status.PAUSED + 1, ENDED: before.runs_by_status.ENDED + 1 },
    });
    await admin.call('archiveRun', { params: { runId: run.id }, body: { archived: true } });
    expect((await figures()).runs_by_status.ENDED).toBe(before.runs_by_status.ENDED);
    const unused = await buildSimulation(server.app);
    await admin.call('deleteSimulation', { params: { simulationId: unused.id } });
    expect(await figures()).toMatchObject({
      total_simulations: before.total_simulations + 1,
      total_scenarios: before.total_scenarios + 4,
    });
  });
});
