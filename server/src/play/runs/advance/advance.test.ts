import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, decideAll, type Member } from '../../../testing/runs.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { buildSimulation } from '../../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const get = (run: BuiltRun) => run.facilitator.call('getRun', { params: { runId: run.id } });
const advance = (run: BuiltRun, body: { scenario_id?: number; decision_id?: number; force?: boolean } = {}) =>
  run.facilitator.call('advanceRun', { params: { runId: run.id }, body });
const reportOf = async (run: BuiltRun) =>
  (await run.facilitator.call('getAdminReport', { params: { runId: run.id } }))[0];

const vote = (
  kind: 'castFinalVote' | 'castRoomVote',
  run: BuiltRun,
  member: Member | undefined,
  option: number,
) =>
  member?.call(kind, {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: 'So' },
  });
/** Casts the final votes of the members in order; `options` has the option of each. */
async function decide(run: BuiltRun, ...options: number[]) {
  for (const [index, option] of options.entries())
    await vote('castFinalVote', run, run.members[index], option);
}

/** Expects a run to be still in its first stage. */
async function expectUnmoved(run: BuiltRun) {
  expect(await get(run)).toMatchObject({ status: 'IN_PROGRESS', current_scenario: { id: run.first.id } });
}

const four: Room[] = ['political', 'economic', 'social', 'legal'];

describe('advancing a run', () => {
  test('an advance follows the decision with the most final votes', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic', 'dashboard'] });
    await decide(run, 1, 0, 1);
    const second = run.simulation.stages[1]?.scenarios[1];
    const advanced = await advance(run, { scenario_id: run.first.id });
    expect(advanced).toMatchObject({
      status: 'IN_PROGRESS',
      sim_pass: false,
      current_stage: { id: second?.stage_id, stage_number: 2, stage_instruction: 'Stage 2' },
      current_scenario: { id: second?.id, name: 'Scenario 2.2' },
    });
    expect(advanced.message).toBeUndefined();
    expect(advanced.current_scenario?.all_decisions.map(({ id }) => id)).toEqual(second?.decision_ids);
    expect(await reportOf(run)).toMatchObject({
      chosen_decision: { id: run.first.decision_ids[1], title_of_decision: 'Option 2' },
      decided_by: 'majority',
      forced: false,
    });
  });

  test('an advance breaks a tie by the number of rooms', async () => {
    const run = await buildRun(server, { rooms: four });
    await decide(run, 0, 0, 1, 1);
    await vote('castRoomVote', run, run.members[0], 0);
    await vote('castRoomVote', run, run.members[2], 1);
    await vote('castRoomVote', run, run.members[3], 1);
    await advance(run);
    expect(await reportOf(run)).toMatchObject({
      chosen_decision: { id: run.first.decision_ids[1] },
      decided_by: 'rooms',
    });
  });

  test('an advance breaks a tie in the rooms too by the earlier count', async () => {
    const run = await buildRun(server, { rooms: four });
    await decide(run, 1, 0, 0, 1);
    await vote('castRoomVote', run, run.members[0], 1);
    await vote('castRoomVote', run, run.members[1], 0);
    await advance(run);
    expect(await reportOf(run)).toMatchObject({
      chosen_decision: { id: run.first.decision_ids[0] },
      decided_by: 'first',
    });
  });

  test('an advance breaks a tie of three by rooms, with the other leader as runner-up', async () => {
    const simulation = await buildSimulation(server.app, { decisions: 3 });
    const run = await buildRun(server, { rooms: ['political', 'economic', 'social'], simulation });
    const [a, b, c] = run.first.decision_ids;
    await vote('castRoomVote', run, run.members[0], 0);
    await vote('castRoomVote', run, run.members[1], 2);
    await decide(run, 1, 2, 0);
    const { rule_choice } = await run.facilitator.call('getRunBoard', { params: { runId: run.id } });
    expect(rule_choice).toEqual({ decision_id: c, decided_by: 'first' });
    await advance(run);
    expect(await reportOf(run)).toMatchObject({
      chosen_decision: { id: c },
      decided_by: 'first',
    });
    const { stages } = await run.facilitator.call('getDebrief', { params: { runId: run.id } });
    expect(stages).toMatchObject([{ runner_up_id: a, decisions: [{ id: a }, { id: b }, { id: c }] }]);
  });

  test('an advance lets the facilitator break a tie', async () => {
    const run = await buildRun(server, { rooms: four });
    await decide(run, 0, 0, 1, 1);
    await vote('castRoomVote', run, run.members[0], 0);
    const decision_id = run.first.decision_ids[1] ?? 0;
    const advanced = await advance(run, { decision_id });
    expect(advanced.current_scenario?.name).toBe('Scenario 2.2');
    expect(await reportOf(run)).toMatchObject({
      chosen_decision: { id: decision_id },
      decided_by: 'facilitator',
    });
  });

  test('an advance refuses a choice that is not tied', async () => {
    const simulation = await buildSimulation(server.app, { decisions: 3 });
    const run = await buildRun(server, { rooms: four, simulation });
    await decide(run, 1, 0, 0, 1);
    await expect(advance(run, { decision_id: run.first.decision_ids[2] })).rejects.toMatchObject({
      status: 409,
      code: 'advance.not-tied',
      message: 'Only one of the tied decisions can be chosen: Option 1, Option 2',
      body: { tied: run.first.decision_ids.slice(0, 2) },
    });
    await expectUnmoved(run);
  });

  test('an advance refuses a choice against a majority', async () => {
    const run = await buildRun(server, { rooms: ['political', 'social', 'legal'] });
    await decide(run, 0, 0, 1);
    await expect(advance(run, { decision_id: run.first.decision_ids[1] })).rejects.toMatchObject({
      status: 409,
      code: 'advance.not-tied',
      message: 'Only one of the tied decisions can be chosen: Option 1',
    });
    await advance(run, { decision_id: run.first.decision_ids[0] });
    expect(await reportOf(run)).toMatchObject({ decided_by: 'majority' });
  });

  test('an advance waits for everyone, including the dashboard, and names missing voters', async () => {
    const run = await buildRun(server, {
      rooms: ['political', 'legal', 'dashboard'],
      people: [
        { first_name: 'Ada', last_name: 'Lovelace' },
        { first_name: 'Alan', last_name: 'Turing' },
        { first_name: 'Grace', last_name: 'Hopper' },
      ],
    });
    const [, alan, grace] = run.members;
    await decide(run, 0);
    await vote('castRoomVote', run, alan, 0);
    await expect(advance(run)).rejects.toMatchObject({
      status: 409,
      code: 'advance.missing-voters',
      message: "Some users haven't voted yet: Alan Turing, Grace Hopper",
      body: {
        missing_users: [
          { user_run_id: alan?.seat_id, full_name: 'Alan Turing' },
          { user_run_id: grace?.seat_id, full_name: 'Grace Hopper' },
        ],
      },
    });
    await expectUnmoved(run);
  });

  test('a forced advance does not wait, and the report says so', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    await decide(run, 0);
    expect(await advance(run, { force: true })).toMatchObject({ current_stage: { stage_number: 2 } });
    expect(await reportOf(run)).toMatchObject({ decided_by: 'majority', forced: true });
  });

  test('an advance is not marked as forced if no vote was missing', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await decide(run, 0);
    await advance(run, { force: true });
    expect(await reportOf(run)).toMatchObject({ forced: false });
  });

  test('a forced advance is refused if the facilitator has no advanced controls', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal'] });
    await decide(run, 0);
    await run.facilitator.call('updateSettings', { body: { advanced_controls: false } });
    await expect(advance(run, { force: true })).rejects.toMatchObject({
      status: 403,
      code: 'run.advanced-controls-off',
      message: 'Turn on Advanced Controls in your settings to do this',
    });
    await expectUnmoved(run);
  });

  test('an advance needs at least one vote, even if forced or without participants', async () => {
    const noDecisions = {
      status: 409,
      code: 'advance.no-decisions',
      message: 'No decisions have been submitted for this stage',
    };
    await expect(
      advance(await buildRun(server, { rooms: ['legal'] }), { force: true }),
    ).rejects.toMatchObject(noDecisions);
    await expect(advance(await buildRun(server))).rejects.toMatchObject(noDecisions);
  });

  test('an advance refuses a request from another scenario', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await decide(run, 0);
    await expect(
      advance(run, { scenario_id: run.simulation.stages[1]?.scenarios[0]?.id }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'advance.moved-on',
      message: 'The simulation has already moved on to another scenario',
    });
    await expectUnmoved(run);
  });

  test.each(['DRAFT', 'PAUSED'] as const)(
    'an advance is refused for a run that is %s, and for an unknown one',
    async (status) => {
      const run = await buildRun(server, { rooms: ['political'], status });
      await expect(advance(run)).rejects.toMatchObject({
        status: 409,
        code: 'run.not-in-progress',
        message: 'This simulation is not in progress',
      });
      await expect(advance({ ...run, id: 999_999 })).rejects.toMatchObject({
        status: 404,
        code: 'run.unknown',
      });
    },
  );

  test('an advance creates new rooms with empty notes', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const [member] = run.members;
    const room = () => member!.call('getRoomRunByName', { params: { runId: run.id, roomName: 'political' } });
    const first = await room();
    await member!.call('addRoomNote', { params: { roomRunId: first.id }, body: { text: 'Remember' } });
    await advanceAll(run, run.first);
    const second = await room();
    expect(second).toMatchObject({
      scenario_id: run.simulation.stages[1]?.scenarios[0]?.id,
      notes: '',
      revision: 0,
    });
    expect(second.id).not.toBe(first.id);
  });
});

describe('a run ends', () => {
  const end = {
    status: 'COMPLETED',
    sim_pass: true,
    last_start_time: null,
    message: 'The simulation has no more decisions left, it has ended, good job',
  };

  test('a run ends with its last stage, even if a decision there has a link', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const [, second, third] = run.simulation.stages;
    await server.app.systemChange(({ tx }) =>
      tx
        .updateTable('decisions')
        .set({ link_next_scenario_id: second?.scenarios[1]?.id })
        .where('scenario_id', '=', third?.scenarios[0]?.id ?? 0)
        .execute(),
    );
    await advanceAll(run, run.first);
    await advanceAll(run, second!.scenarios[0]!);
    server.clock.advance(10_000);
    const ended = await advanceAll(run, third!.scenarios[0]!);
    expect(ended).toMatchObject({ ...end, total_run_time: 10, current_stage: { stage_number: 3 } });
    const { all_sim_run } = await run.facilitator.call('listRuns', { query: {} });
    expect(all_sim_run.find(({ id }) => id === run.id)).toMatchObject({
      status: 'COMPLETED',
      sim_pass: true,
      ended_at: new Date(server.clock.now).toISOString(),
    });
  });

  test('a run ends if the chosen decision has no link', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    await server.app.systemChange(({ tx }) =>
      tx
        .updateTable('decisions')
        .set({ link_next_scenario_id: null })
        .where('id', '=', run.first.decision_ids[1] ?? 0)
        .execute(),
    );
    await decideAll(run, run.first, 1);
    expect(await advance(run)).toMatchObject({ ...end, current_scenario: { id: run.first.id } });
    expect(await reportOf(run)).toMatchObject({ chosen_decision: { title_of_decision: 'Option 2' } });
  });

  test('a run ends in a scenario without decisions, without any votes', async () => {
    const simulation = await buildSimulation(server.app, { decisions: 0 });
    const run = await buildRun(server, { rooms: ['political'], simulation });
    expect(await advance(run)).toMatchObject(end);
    expect(await reportOf(run)).toMatchObject({ chosen_decision: null, decided_by: null, forced: false });
  });
});
