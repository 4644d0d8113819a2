import { rooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let admin: BuiltUser;

beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
});
afterAll(() => server.close());

const add = (stageId: number, name = 'Flood') =>
  admin.call('createScenario', { params: { stageId }, body: { name, description: 'Water rises' } });
const remove = (scenarioId: number) => admin.call('deleteScenario', { params: { scenarioId } });
const list = (simulationId: number, stageId: number) =>
  admin.call('listScenarios', { params: { simulationId, stageId } });

describe('a new scenario', () => {
  test('a new scenario has its seven empty rooms', async () => {
    const { id, stages } = await buildSimulation(server.app, { scenarios: [1, 0] });
    const made = await add(stages[1]!.id);
    expect(made).toEqual({
      id: made.id,
      name: 'Flood',
      description: 'Water rises',
      asks_order: false,
      all_decisions: [],
      decision1_id: null,
      decision2_id: null,
      decision3_id: null,
      files: [],
      rooms: rooms.map((room_name) => ({ room_name, post_count: 0, file_count: 0, has_notes: false })),
    });
    expect(await list(id, stages[1]!.id)).toEqual([made]);
    for (const roomName of rooms)
      expect(
        await admin.call('getAuthoredRoom', { params: { scenarioId: made.id, roomName } }),
      ).toMatchObject({ notes: '', tweets: [] });
  });

  test.each([
    [1, 1, 'scenario.limit-first', 'The first stage can only have 1 scenario.', 'First'],
    [2, 3, 'scenario.limit', 'The second stage can have a maximum of 3 scenarios.', 'Second'],
    [3, 9, 'scenario.limit', 'The third stage can have a maximum of 9 scenarios.', 'Third'],
  ])('a new scenario of stage %i is refused after %i', async (stage, limit, code, message, ordinal) => {
    const { id, stages } = await buildSimulation(server.app, { scenarios: [1, 0, 0] });
    const stageId = stages[stage - 1]!.id;
    const existing = stages[stage - 1]!.scenarios.length;
    for (let count = existing; count < limit; count++) await add(stageId);
    await expect(add(stageId)).rejects.toMatchObject({
      status: 409,
      code,
      message,
      body: { title: `Maximum scenarios reached for ${ordinal} stage` },
    });
    expect(await list(id, stageId)).toHaveLength(limit);
  });

  test.each([
    [1, [0], 1],
    [2, [1, 2], 3],
    [3, [1, 1, 8], 9],
  ])(
    'a new scenario of stage %i is created once if two requests want the last place',
    async (stage, scenarios, limit) => {
      const { id, stages } = await buildSimulation(server.app, { scenarios });
      const stageId = stages[stage - 1]!.id;
      const outcomes = await Promise.allSettled([add(stageId), add(stageId)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await list(id, stageId)).toHaveLength(limit);
    },
  );

  test('a new scenario needs a name and a description', async () => {
    const { stages } = await buildSimulation(server.app, { scenarios: [0] });
    const params = { stageId: stages[0]!.id };
    for (const body of [
      { name: '', description: 'B' },
      { name: 'A', description: ' ' },
    ])
      await expect(admin.call('createScenario', { params, body })).rejects.toMatchObject({
        status: 422,
        message: 'This field is required',
      });
  });
});

describe('the scenarios of a stage', () => {
  test('the scenarios of a stage are in order of creation', async () => {
    const { id, stages } = await buildSimulation(server.app, { scenarios: [1, 3] });
    const names = (await list(id, stages[1]!.id)).map(({ name }) => name);
    expect(names).toEqual(['Scenario 2.1', 'Scenario 2.2', 'Scenario 2.3']);
  });

  test('the scenarios of an unknown simulation or of a stage of another one are refused', async () => {
    const one = await buildSimulation(server.app);
    const other = await buildSimulation(server.app);
    await expect(list(999_999, one.stages[0]!.id)).rejects.toMatchObject({ code: 'simulation.unknown' });
    for (const stageId of [other.stages[0]!.id, 999_999])
      await expect(list(one.id, stageId)).rejects.toMatchObject({ status: 404, code: 'stage.unknown' });
  });
});

describe('a scenario', () => {
  type Changes = {
    name?: string;
    description?: string;
    decision1_id?: number | null;
    decision2_id?: number | null;
    decision3_id?: number | null;
  };
  const change = (scenarioId: number, body: Changes) =>
    admin.call('updateScenario', { params: { scenarioId }, body });

  test('a request to change a scenario changes only the fields that it contains', async () => {
    const { stages } = await buildSimulation(server.app);
    const { id } = stages[0]!.scenarios[0]!;
    await expect(change(id, { description: ' ' })).rejects.toMatchObject({ status: 422 });
    expect(await change(id, { name: ' Storm ' })).toMatchObject({
      name: 'Storm',
      description: 'What happened',
    });
    expect(await change(id, { description: 'Wind ' })).toMatchObject({ name: 'Storm', description: 'Wind ' });
    expect(await change(id, {})).toMatchObject({ name: 'Storm', all_decisions: [{}, {}] });
  });

  test('a scenario keeps the order of its decisions while an unfinished run has reached it, but texts may change', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const { id, decision_ids } = run.first;
    const [a = 0, b = 0] = decision_ids;
    const swap = () => change(id, { name: 'Storm', decision1_id: b, decision2_id: a });
    const order = async () => {
      const decisions = await admin.call('listDecisions', { params: { scenarioId: id } });
      return decisions.map((decision) => decision.id);
    };
    for (const status of ['IN_PROGRESS', 'PAUSED'] as const) {
      if (status === 'PAUSED')
        await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
      await expect(swap()).rejects.toMatchObject({
        status: 409,
        code: 'decision.order-in-play',
        message:
          'The run Morning workshop has reached this scenario: until it is over, the decisions keep their order',
        body: { run: 'Morning workshop' },
      });
    }
    expect(await order()).toEqual([a, b]);
    const kept = { name: 'Gale', decision1_id: a, decision2_id: b };
    expect(await change(id, kept)).toMatchObject({ name: 'Gale', all_decisions: [{ id: a }, { id: b }] });
    expect(await change(id, { description: 'Wind' })).toMatchObject({ description: 'Wind' });
    const [next] = run.simulation.stages[1]!.scenarios;
    const [c = 0, d = 0] = next!.decision_ids;
    await change(next!.id, { decision1_id: d, decision2_id: c });
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    expect(await swap()).toMatchObject({ name: 'Storm', all_decisions: [{ id: b }, { id: a }] });
  });

  test('the decisions of a scenario can be reordered during a rehearsal', async () => {
    const simulation = await buildSimulation(server.app);
    const { id, decision_ids } = simulation.stages[0]!.scenarios[0]!;
    const [a = 0, b = 0] = decision_ids;
    const way = simulation.stages.map(({ scenarios }) => scenarios[0]?.decision_ids[0] ?? 0);
    const { id: runId } = await admin.call('startRehearsal', {
      params: { simulationId: simulation.id },
      body: { ways: [way] },
    });
    await admin.call('stepRehearsal', { params: { runId } });
    expect(await change(id, { decision1_id: b })).toMatchObject({ all_decisions: [{ id: b }, { id: a }] });
  });

  test('a scenario has its decisions in the order of the slots, the rest after them', async () => {
    const { stages } = await buildSimulation(server.app, { decisions: 3 });
    const { id, decision_ids } = stages[0]!.scenarios[0]!;
    const [a = 0, b = 0, c = 0] = decision_ids;
    const order = async (body: Changes) =>
      (await change(id, body)).all_decisions.map((decision) => decision.id);
    expect(await order({ decision1_id: c, decision2_id: a, decision3_id: b })).toEqual([c, a, b]);
    expect(await order({ decision1_id: null, decision2_id: null, decision3_id: null })).toEqual([c, a, b]);
    expect(await order({ name: 'Storm' })).toEqual([c, a, b]);
    expect(await order({ decision1_id: b })).toEqual([b, c, a]);
    expect(await change(id, {})).toMatchObject({ decision1_id: b, decision2_id: c, decision3_id: a });
  });

  test('a scenario refuses slots with foreign or repeated decisions', async () => {
    const { stages } = await buildSimulation(server.app);
    const { id, decision_ids } = stages[0]!.scenarios[0]!;
    const [own = 0] = decision_ids;
    const [foreign = 0] = stages[1]!.scenarios[0]!.decision_ids;
    for (const body of [
      { decision1_id: foreign },
      { decision1_id: own, decision2_id: own },
      { name: 'Lost', decision3_id: 999_999 },
    ])
      await expect(change(id, body)).rejects.toMatchObject({
        status: 409,
        code: 'decision.not-of-scenario',
        message: 'These are not the decisions of this scenario',
      });
    expect(await change(id, {})).toMatchObject({ name: 'Scenario 1.1', decision1_id: own });
  });

  test('a scenario is deleted with its files, and links to it become null', async () => {
    const { id, stages } = await buildSimulation(server.app);
    const [removed, kept] = stages[1]!.scenarios;
    const file = await admin.call('uploadScenarioFile', {
      params: { scenarioId: removed!.id },
      body: { room: 'legal' },
      file: new Blob(['The law']),
      fileName: 'law.txt',
    });
    const stored = await server.app.db.read
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    expect(await remove(removed!.id)).toEqual({ id: removed!.id });
    expect(await list(id, stages[1]!.id)).toMatchObject([{ id: kept!.id }]);
    const [initial] = await list(id, stages[0]!.id);
    expect(initial?.all_decisions).toMatchObject([
      { link_next_scenario_id: null, next_scenario: null },
      { link_next_scenario_id: kept!.id },
    ]);
    await expect(admin.call('downloadFile', { params: { fileId: file.id } })).rejects.toMatchObject({
      code: 'file.unknown',
    });
    expect(await server.app.files.open(stored.storage_key)).toBeNull();
  });

  test('a scenario of the first stage cannot be deleted', async () => {
    const { stages } = await buildSimulation(server.app);
    await expect(remove(stages[0]!.scenarios[0]!.id)).rejects.toMatchObject({
      status: 409,
      code: 'scenario.initial',
      message: 'Cannot delete the initial scenario',
    });
  });

  test('a scenario that a run has reached cannot be deleted', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await castFirstOption(run, 'Because');
    await run.facilitator.call('advanceRun', { params: { runId: run.id } });
    const [reached, other] = run.simulation.stages[1]!.scenarios;
    await expect(remove(reached!.id)).rejects.toMatchObject({
      status: 409,
      code: 'scenario.reached',
      message: 'This scenario has been reached by the run Morning workshop and cannot be deleted',
    });
    const params = { simulationId: run.simulation.id };
    const use = await admin.call('getSimulationUse', { params });
    expect(use.open_run).toBe('Morning workshop');
    expect(use.reached).toHaveLength(2);
    expect(use.reached).toContainEqual({
      stage_id: run.simulation.stages[1]!.id,
      scenario_id: reached!.id,
      run: 'Morning workshop',
    });
    await expect(admin.call('getSimulationUse', { params: { simulationId: 999_999 } })).rejects.toMatchObject(
      { code: 'simulation.unknown' },
    );
    expect(await remove(other!.id)).toEqual({ id: other!.id });
  });

  test.each([1, 2, 3, 4])(
    'a scenario deleted while a run enters it is either reached or deleted (%i)',
    async (round) => {
      const run = await buildRun(server, { rooms: ['legal'] });
      await castFirstOption(run, 'Because');
      const next = run.simulation.stages[1]!.scenarios[0]!.id;
      const move = () => run.facilitator.call('advanceRun', { params: { runId: run.id } });
      const hands = [move, () => remove(next)];
      const refusals = await refusalsOf((round % 2 === 0 ? hands : hands.toReversed()).map((hand) => hand()));
      const { current_scenario, status } = await run.facilitator.call('getRun', {
        params: { runId: run.id },
      });
      const reached = '409 This scenario has been reached by the run Morning workshop and cannot be deleted';
      expect([
        { refused: [], scenario: run.first.id, status: 'COMPLETED' },
        { refused: [reached], scenario: next, status: 'IN_PROGRESS' },
      ]).toContainEqual({
        refused: refusals.filter((refusal) => refusal !== 'answered'),
        scenario: current_scenario?.id,
        status,
      });
    },
  );

  test('a scenario that does not exist is refused', async () => {
    expect(await refusalsOf([change(999_999, {}), remove(999_999)])).toEqual(['404 Scenario not found']);
    await expect(add(999_999)).rejects.toMatchObject({ status: 404, message: 'Stage not found' });
  });
});

describe('the scenarios of all simulations', () => {
  test('all scenarios can be searched by scenario or simulation name, newest simulation first, then by stage', async () => {
    const older = await buildSimulation(server.app, { scenarios: [1, 1] });
    const newer = await buildSimulation(server.app, { scenarios: [1] });
    for (const { id } of [older, newer])
      await admin.call('updateSimulation', { params: { simulationId: id }, body: { name: 'Search me' } });
    const search = (text: string) => admin.call('searchScenarios', { query: { search: text } });
    const found = await search('sEARCH m');
    expect(found).toMatchObject({ total: 3, page: 1, page_size: 50 });
    expect(found.scenarios).toMatchObject([
      { simulation_id: newer.id, stage_number: 1 },
      { simulation_id: older.id, stage_number: 1 },
      { simulation_id: older.id, stage_number: 2 },
    ]);
    expect(found.scenarios[1]).toEqual({
      id: older.stages[0]!.scenarios[0]!.id,
      name: 'Scenario 1.1',
      description: 'What happened',
      simulation_id: older.id,
      simulation_name: 'Search me',
      stage_id: older.stages[0]!.id,
      stage_number: 1,
      decision_count: 2,
      linked_decision_count: 2,
    });
    expect(found.scenarios[2]).toMatchObject({ decision_count: 2, linked_decision_count: 0 });
    const { id } = await admin.call('updateScenario', {
      params: { scenarioId: newer.stages[0]!.scenarios[0]!.id },
      body: { name: '50% chance' },
    });
    expect((await search('50% C')).scenarios).toMatchObject([{ id }]);
    expect(await search('50_')).toMatchObject({ scenarios: [], total: 0 });
  });

  test('the list of all scenarios has pages of fifty, without scenarios of deleted simulations', async () => {
    const deleted = await buildSimulation(server.app);
    await admin.call('deleteSimulation', { params: { simulationId: deleted.id } });
    for (let count = 0; count < 4; count++)
      await buildSimulation(server.app, { scenarios: [1, 3, 9], decisions: 0 });
    const first = await admin.call('searchScenarios');
    expect(first.scenarios).toHaveLength(50);
    expect(first.scenarios.map((scenario) => scenario.simulation_id)).not.toContain(deleted.id);
    const second = await admin.call('searchScenarios', { query: { page: 2 } });
    expect(second).toMatchObject({ page: 2, total: first.total });
    const ids = new Set([...first.scenarios, ...second.scenarios].map(({ id }) => id));
    expect(ids.size).toBe(50 + second.scenarios.length);
    expect(second.scenarios).toHaveLength(Math.min(50, first.total - 50));
  });
});

/** Casts a member's final vote (by default the first member's) for the first option. */
async function castFirstOption(
  run: Awaited<ReturnType<typeof buildRun>>,
  reasoning: string,
  member = run.members[0],
) {
  const decision_chosen_id = run.first.decision_ids[0] ?? 0;
  await member?.call('castFinalVote', { params: { runId: run.id }, body: { decision_chosen_id, reasoning } });
  return { decision_chosen_id, reasoning };
}

describe('a scenario that was played', () => {
  const read = (caller: BuiltUser, scenarioId: number) =>
    caller.call('getScenario', { params: { scenarioId } });

  test('a scenario that was played shows participants the decision and their own vote, but no links', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const entered_at = new Date(server.clock.now).toISOString();
    const own_decision = await castFirstOption(run, 'It holds');
    const own_room = { room_name: 'legal', notes: '' };
    const open = {
      run_id: run.id,
      run_name: 'Morning workshop',
      entered_at,
      decided_by: null,
      own_decision,
      own_room,
    };
    expect(await read(member!, run.first.id)).toEqual({
      id: run.first.id,
      name: 'Scenario 1.1',
      description: 'What happened',
      room_texts: null,
      simulation_name: 'Harbour',
      stage_number: 1,
      stage_instruction: 'Stage 1',
      all_decisions: [1, 2].map((n) => ({
        id: run.first.decision_ids[n - 1],
        title_of_decision: `Option ${n}`,
        description_of_decision: `What option ${n} means`,
      })),
      runs: [{ ...open, decision_chosen_id: null }],
    });
    await run.facilitator.call('advanceRun', { params: { runId: run.id } });
    const { runs } = await read(member!, run.first.id);
    expect(runs).toEqual([
      { ...open, decided_by: 'majority', decision_chosen_id: own_decision.decision_chosen_id },
    ]);
  });

  test('a scenario that was played shows the notes of the own room only, even after the run has moved on', async () => {
    const run = await buildRun(server, { rooms: ['legal', 'social'] });
    const [lawyer, advocate] = run.members;
    const params = { runId: run.id, roomName: 'legal' as const };
    const { id: roomRunId } = await lawyer!.call('getRoomRunByName', { params });
    await lawyer!.call('addRoomNote', { params: { roomRunId }, body: { text: 'Ask the harbour master' } });
    await castFirstOption(run, 'It holds');
    await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: { force: true } });
    const roomOf = async (caller: BuiltUser) => (await read(caller, run.first.id)).runs[0]?.own_room;
    expect(await roomOf(lawyer!)).toMatchObject({
      room_name: 'legal',
      notes: expect.stringContaining('Ask the harbour master') as string,
    });
    expect(await roomOf(advocate!)).toEqual({ room_name: 'social', notes: '' });
    expect(await roomOf(run.facilitator)).toBeNull();
  });

  test('a scenario that was played shows participants their own runs, and administrators all runs', async () => {
    const one = await buildRun(server, { rooms: ['legal', 'social'] });
    const two = await buildRun(server, { rooms: ['legal'], simulation: one.simulation });
    await castFirstOption(one, 'Mine');
    const runsOf = async (caller: BuiltUser) => (await read(caller, one.first.id)).runs;
    expect(await runsOf(one.members[0]!)).toMatchObject([
      { run_id: one.id, own_decision: { reasoning: 'Mine' } },
    ]);
    expect(await runsOf(one.members[1]!)).toMatchObject([{ run_id: one.id, own_decision: null }]);
    expect(await runsOf(two.members[0]!)).toMatchObject([{ run_id: two.id, own_decision: null }]);
    expect((await runsOf(admin)).map(({ run_id }) => run_id)).toEqual([two.id, one.id]);
  });

  test('a scenario that was played is hidden from people whose runs have not reached it', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const draft = await buildRun(server, { rooms: ['legal'], status: 'DRAFT', simulation: run.simulation });
    const stranger = await server.user();
    const later = run.simulation.stages[1]!.scenarios[0]!.id;
    expect(
      await refusalsOf([
        read(stranger, run.first.id),
        read(draft.members[0]!, run.first.id),
        read(run.members[0]!, later),
        read(admin, 999_999),
      ]),
    ).toEqual(['404 Scenario not found']);
    expect(await read(admin, later)).toMatchObject({ runs: [] });
    const anonymous = server.nobody.call('getScenario', { params: { scenarioId: run.first.id } });
    await expect(anonymous).rejects.toMatchObject({ status: 401 });
  });

  test('a scenario that was played is hidden from a removed participant', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    await run.facilitator.call('removeParticipant', { params: { userRunId: member!.seat_id } });
    await expect(read(member!, run.first.id)).rejects.toMatchObject({ code: 'scenario.unknown' });
  });
});

describe('authoring scenarios', () => {
  test('authoring scenarios is only for administrators', async () => {
    const { id: simulationId, stages } = await buildSimulation(server.app);
    const stageId = stages[1]!.id;
    const scenarioId = stages[1]!.scenarios[0]!.id;
    const person = await server.user();
    const body = { name: 'A', description: 'B' };
    for (const [caller, refusal] of [
      [person, '403 Only administrators can do this'],
      [server.nobody, '401 No valid access token available.'],
    ] as const)
      expect(
        await refusalsOf([
          caller.call('listScenarios', { params: { simulationId, stageId } }),
          caller.call('searchScenarios'),
          caller.call('createScenario', { params: { stageId }, body }),
          caller.call('updateScenario', { params: { scenarioId }, body }),
          caller.call('deleteScenario', { params: { scenarioId } }),
        ]),
      ).toEqual([refusal]);
  });
});
