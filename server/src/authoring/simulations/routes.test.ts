import { apiPrefix } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRoomRuns } from '../../play/store/rooms/rooms.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';
import { savePosts } from '../store/posts.ts';

let server: TestServer;
let admin: BuiltUser;

beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
});
afterAll(() => server.close());

const create = (name: string, total_stages?: number) =>
  admin.call('createSimulation', { body: { name, description: 'What happens', total_stages } });
const get = (simulationId: number) => admin.call('getSimulation', { params: { simulationId } });
const remove = (simulationId: number) => admin.call('deleteSimulation', { params: { simulationId } });
const readinessOf = async (simulationId: number) =>
  (await admin.call('getReadiness', { params: { simulationId } })).items;

const post = {
  content: 'Water',
  timestamp: null,
  author: { name: 'A', handle: '@a', avatar: null },
  likes: 200,
  retweets: 0,
  replies: 0,
  release: null,
};

describe('a new simulation', () => {
  test('a new simulation is empty, with three planned stages', async () => {
    const simulation = await create('  Flood  ');
    expect(simulation).toMatchObject({
      name: 'Flood',
      description: 'What happens',
      string_briefing: '',
      total_stages: 3,
      created_at: new Date(server.clock.now).toISOString(),
      stages: [],
      files: [],
    });
    expect(await get(simulation.id)).toEqual(simulation);
  });

  test('a new simulation has the planned number of stages that its author sets, up to three', async () => {
    expect(await create('Short', 1)).toMatchObject({ total_stages: 1 });
    await expect(create('Long', 4)).rejects.toMatchObject({
      status: 422,
      message: 'Maximum of 3 stages allowed per simulation',
    });
  });

  test('a new simulation needs a name and a description', async () => {
    await expect(create('   ')).rejects.toMatchObject({ status: 422, message: 'This field is required' });
    const blank = admin.call('createSimulation', { body: { name: 'Flood', description: '  ' } });
    await expect(blank).rejects.toMatchObject({ status: 422, message: 'This field is required' });
  });
});

describe('the list of simulations', () => {
  test('the list of simulations is newest first, with stages by number and scenario counts', async () => {
    const built = await buildSimulation(server.app, { scenarios: [1, 3, 0] });
    const empty = await create('Empty');
    const [newest, next] = await admin.call('listSimulations');
    expect(newest).toMatchObject({ id: empty.id, name: 'Empty', stages: [], scenario_count: 0 });
    expect(next).toMatchObject({ id: built.id, name: 'Harbour', scenario_count: 4 });
    expect(next?.stages).toEqual(
      built.stages.map((stage, index) => ({
        id: stage.id,
        stage_number: index + 1,
        stage_instruction: `Stage ${index + 1}`,
        scenario_count: stage.scenarios.length,
        scenarios: stage.scenarios.map(({ id }) => ({ id, name: expect.any(String) })),
      })),
    );
  });

  test('the list of simulations has the briefing files of each simulation, and no files of its rooms', async () => {
    const { id, stages } = await buildSimulation(server.app);
    const upload = { file: new Blob(['A briefing.']), fileName: 'briefing.txt' };
    await admin.call('uploadSimulationFile', { params: { simulationId: id }, body: {}, ...upload });
    const scenarioId = stages[0]?.scenarios[0]?.id ?? 0;
    await admin.call('uploadScenarioFile', { params: { scenarioId }, body: { room: 'legal' }, ...upload });
    await create('Without files');
    const [newest, next] = await admin.call('listSimulations');
    expect(newest?.files).toEqual([]);
    expect(next?.files).toMatchObject([{ name: 'briefing.txt', simulation_id: id, scenario_id: null }]);
  });

  test('the list of simulations is searched by name regardless of case, with literal wildcards', async () => {
    const made = await create('Drought at 100%');
    await create('Drought at 1000');
    const names = async (search: string) =>
      (await admin.call('listSimulations', { query: { search } })).map(({ name }) => name);
    expect(await names('dROUGHT')).toEqual(['Drought at 1000', 'Drought at 100%']);
    expect(await names('100%')).toEqual([made.name]);
    expect(await names('_rought')).toEqual([]);
    expect(await names("' or 1=1 --")).toEqual([]);
  });

  test('the list of simulations is complete, or has pages of fifty', async () => {
    for (let count = 0; count < 51; count++) await create(`Paged ${count}`);
    const paged = (page?: number) => admin.call('listSimulations', { query: { search: 'paged', page } });
    expect(await paged()).toHaveLength(51);
    expect((await paged(1)).map(({ name }) => name)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Paged ${50 - index}`),
    );
    expect(await paged(2)).toMatchObject([{ name: 'Paged 0' }]);
    expect(await paged(3)).toEqual([]);
    await expect(paged(0)).rejects.toMatchObject({ status: 422 });
  });

  test('the list of simulations is complete with an empty page parameter', async () => {
    const response = await fetch(`${server.origin}${apiPrefix}/get-all-simulations?search=paged&page=`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(51);
  });

  test('the list of simulations is searched by name and description in pages, with the total', async () => {
    const search = (search: string, page?: number) =>
      admin.call('searchSimulations', { query: { search, page } });
    const { id } = await admin.call('createSimulation', {
      body: { name: 'Volcano', description: 'A PAGED ash cloud' },
    });
    const [first, second, third] = [
      await search('paged'),
      await search('paged', 2),
      await search('paged', 3),
    ];
    expect([first, second, third].map(({ simulations }) => simulations.length)).toEqual([50, 2, 0]);
    expect(first).toMatchObject({ total: 52, page: 1, page_size: 50 });
    expect(third).toMatchObject({ total: 52, page: 3 });
    expect(first.simulations[0]?.id).toBe(id);
    expect(await search('ash CLOUD')).toMatchObject({ total: 1, simulations: [{ id, name: 'Volcano' }] });
    expect(await admin.call('listSimulations', { query: { page: 1 } })).toMatchObject(
      (await search('')).simulations,
    );
    await admin.call('deleteSimulation', { params: { simulationId: id } });
    expect(await search('ash cloud')).toMatchObject({ total: 0, simulations: [] });
  });
});

describe('a simulation', () => {
  test('a simulation has its stages, scenarios, decisions with links, and files, in order', async () => {
    const built = await buildSimulation(server.app);
    const [first, second] = built.stages;
    const initial = first!.scenarios[0]!;
    const briefing = await admin.call('uploadSimulationFile', {
      params: { simulationId: built.id },
      file: new Blob(['Read me']),
      fileName: 'briefing.txt',
    });
    const clue = await admin.call('uploadScenarioFile', {
      params: { scenarioId: initial.id },
      body: { room: 'legal' },
      file: new Blob(['The law']),
      fileName: 'law.txt',
    });
    const simulation = await get(built.id);
    expect(simulation.files).toEqual([briefing]);
    expect(simulation.stages.map((stage) => stage.scenarios.length)).toEqual([1, 2, 2]);
    expect(simulation.stages[0]).toMatchObject({ id: first!.id, stage_number: 1, duration_seconds: 930 });
    expect(simulation.stages[0]?.scenarios[0]).toEqual({
      id: initial.id,
      name: 'Scenario 1.1',
      description: 'What happened',
      decision1_id: initial.decision_ids[0],
      decision2_id: initial.decision_ids[1],
      decision3_id: null,
      asks_order: false,
      all_decisions: [1, 2].map((n) => ({
        id: initial.decision_ids[n - 1],
        title_of_decision: `Option ${n}`,
        description_of_decision: `What option ${n} means`,
        link_next_scenario_id: second!.scenarios[n - 1]!.id,
        next_scenario: `Scenario 2.${n}`,
        outcome: '',
        conditions: [],
      })),
      files: [clue],
      rooms: rooms.map((room_name) => ({
        room_name,
        post_count: 0,
        file_count: room_name === 'legal' ? 1 : 0,
        has_notes: true,
      })),
    });
  });

  test('a simulation shows the content of every room, without live posts', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    const params = { scenarioId: run.first.id };
    const room = await admin.call('getRoomRunByName', { params: { runId: run.id, roomName: 'social' } });
    await admin.call('publishPost', { params: { roomRunId: room.id }, body: { content: 'Live' } });
    for (const content of ['One', 'Two'])
      await admin.call('createPost', {
        body: { content, room_name: 'social', scenario_id: run.first.id },
      });
    await admin.call('saveAuthoredNotes', {
      params: { ...params, roomName: 'legal' },
      body: { notes: '' },
    });
    await admin.call('uploadScenarioFile', {
      params,
      body: { room: 'dashboard' },
      file: new Blob(['For all']),
      fileName: 'all.txt',
    });
    const [stage, next] = (await get(run.simulation.id)).stages;
    const roomSummary = (name: string) =>
      stage?.scenarios[0]?.rooms.find(({ room_name }) => room_name === name);
    expect(roomSummary('social')).toMatchObject({ post_count: 2, file_count: 0, has_notes: true });
    expect(roomSummary('legal')).toMatchObject({ post_count: 0, file_count: 0, has_notes: false });
    expect(roomSummary('dashboard')).toMatchObject({ post_count: 0, file_count: 1, has_notes: true });
    expect(next?.scenarios[0]?.rooms.map(({ post_count }) => post_count)).toEqual(rooms.map(() => 0));
  });

  test('a request to change a simulation changes only the fields that it contains', async () => {
    const { id } = await create('Storm');
    server.clock.advance(1000);
    const change = (body: { name?: string; description?: string; string_briefing?: string }) =>
      admin.call('updateSimulation', { params: { simulationId: id }, body });
    await change({ string_briefing: '  You lead.\n' });
    await change({ description: ' Wind. ' });
    const changed = await change({ name: ' Gale ' });
    expect(changed).toMatchObject({ name: 'Gale', description: ' Wind. ', string_briefing: '  You lead.\n' });
    expect(Date.parse(changed.updatedAt) - Date.parse(changed.created_at)).toBe(1000);
    expect(await change({})).toEqual(changed);
    for (const blank of [{ name: ' ' }, { description: ' \n' }])
      await expect(change(blank)).rejects.toMatchObject({ status: 422 });
  });

  test('a simulation announces changed texts to the run that plays it', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const before = await run.facilitator.call('getRun', { params: { runId: run.id } });
    await admin.call('updateSimulation', {
      params: { simulationId: run.simulation.id },
      body: { name: 'New' },
    });
    const after = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(after.simulation.name).toBe('New');
    expect(after.revision).toBe(before.revision + 1);
  });

  test('a simulation with an unfinished run cannot be deleted', async () => {
    for (const status of ['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const) {
      const run = await buildRun(server, { status });
      await expect(remove(run.simulation.id)).rejects.toMatchObject({
        status: 409,
        code: 'simulation.has-open-runs',
        message: 'This simulation has a run that is not finished: Morning workshop',
      });
      expect(await get(run.simulation.id)).toMatchObject({ id: run.simulation.id });
    }
  });

  test('a simulation with finished runs can be deleted, and the runs stay complete', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const scenarioId = run.first.id;
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    expect(await remove(run.simulation.id)).toEqual({ id: run.simulation.id });
    expect((await admin.call('listSimulations')).map(({ id }) => id)).not.toContain(run.simulation.id);
    expect(await run.facilitator.call('getRun', { params: { runId: run.id } })).toMatchObject({
      status: 'ENDED',
      simulation: { name: 'Harbour' },
      current_scenario: { id: scenarioId },
    });
    expect(await run.members[0]?.call('getScenario', { params: { scenarioId } })).toMatchObject({
      simulation_name: 'Harbour',
    });
  });

  test('a deleted simulation is refused by every authoring call', async () => {
    const { id: simulationId, stages } = await buildSimulation(server.app);
    const [{ id: stageId, scenarios }] = stages as [(typeof stages)[number]];
    const [{ id: scenarioId, decision_ids }] = scenarios as [(typeof scenarios)[number]];
    const decisionId = decision_ids[0] ?? 0;
    await remove(simulationId);
    expect(
      await refusalsOf([
        get(simulationId),
        remove(simulationId),
        readinessOf(simulationId),
        admin.call('updateSimulation', { params: { simulationId }, body: { name: 'Back' } }),
        admin.call('listStages', { params: { simulationId } }),
        admin.call('createStage', { params: { simulationId }, body: { stage_instruction: 'Go' } }),
        admin.call('listScenarios', { params: { simulationId, stageId } }),
      ]),
    ).toEqual(['404 Simulation not found']);
    expect(
      await refusalsOf([
        admin.call('updateStage', { params: { stageId }, body: { stage_instruction: 'Go' } }),
        admin.call('deleteStage', { params: { stageId } }),
        admin.call('createScenario', { params: { stageId }, body: { name: 'A', description: 'B' } }),
      ]),
    ).toEqual(['404 Stage not found']);
    expect(
      await refusalsOf([
        admin.call('updateScenario', { params: { scenarioId }, body: { name: 'A' } }),
        admin.call('deleteScenario', { params: { scenarioId } }),
        admin.call('listDecisions', { params: { scenarioId } }),
        admin.call('createDecision', { params: { scenarioId }, body: { title_of_decision: 'A' } }),
      ]),
    ).toEqual(['404 Scenario not found']);
    expect(
      await refusalsOf([
        admin.call('updateDecision', { params: { decisionId }, body: { title_of_decision: 'A' } }),
        admin.call('deleteDecision', { params: { decisionId } }),
      ]),
    ).toEqual(['404 Decision not found']);
  });

  test('a simulation that does not exist is refused', async () => {
    expect(
      await refusalsOf([
        get(999_999),
        remove(999_999),
        readinessOf(999_999),
        admin.call('updateSimulation', { params: { simulationId: 999_999 }, body: { name: 'A' } }),
      ]),
    ).toEqual(['404 Simulation not found']);
  });
});

describe('the readiness list', () => {
  test('the readiness list of an empty simulation asks for stages', async () => {
    const { id } = await create('Unready');
    expect(await readinessOf(id)).toMatchObject([{ kind: 'no-stage', severity: 'blocks' }]);
  });

  test('the readiness list names unfinished items and their places', async () => {
    const built = await buildSimulation(server.app, { scenarios: [1, 1] });
    const initial = built.stages[0]!.scenarios[0]!;
    const params = { decisionId: initial.decision_ids[1] ?? 0 };
    await admin.call('updateDecision', { params, body: { link_next_scenario_id: null } });
    const items = await readinessOf(built.id);
    expect(items.filter(({ kind }) => kind !== 'empty-room')).toEqual([
      {
        kind: 'no-link',
        severity: 'warns',
        message: 'Some decisions are not linked to the next stage',
        stage_id: built.stages[0]!.id,
        scenario_id: initial.id,
        decision_id: initial.decision_ids[1],
        room_name: null,
      },
    ]);
    expect(items.filter(({ kind }) => kind === 'empty-room')).toHaveLength(12);
  });

  test('the readiness list counts authored posts and files of a room, but no live posts', async () => {
    const run = await buildRun(server, { simulation: await buildSimulation(server.app, { scenarios: [1] }) });
    const scenario_id = run.first.id;
    await admin.call('uploadScenarioFile', {
      params: { scenarioId: scenario_id },
      body: { room: 'legal' },
      file: new Blob(['The law']),
      fileName: 'law.txt',
    });
    await server.app.systemChange(async ({ tx }) => {
      const roomRuns = await listRoomRuns(tx, run.id, scenario_id);
      const economic = roomRuns.find(({ room_name }) => room_name === 'economic')!;
      const now = server.clock.now;
      await savePosts(tx, [{ ...post, scenario_id, room_name: 'social', room_run_id: null }], now);
      await savePosts(tx, [{ ...post, scenario_id, room_name: 'economic', room_run_id: economic.id }], now);
    });
    const empty = (await readinessOf(run.simulation.id)).map(({ room_name }) => room_name);
    expect(empty).toEqual(['political', 'economic', 'technological', 'environmental']);
  });
});

describe('authoring simulations', () => {
  test('authoring simulations is only for administrators', async () => {
    const { id: simulationId } = await create('Closed');
    const person = await server.user();
    const body = { name: 'A', description: 'B' };
    for (const [caller, refusal] of [
      [person, '403 Only administrators can do this'],
      [server.nobody, '401 No valid access token available.'],
    ] as const)
      expect(
        await refusalsOf([
          caller.call('listSimulations'),
          caller.call('getSimulation', { params: { simulationId } }),
          caller.call('createSimulation', { body }),
          caller.call('updateSimulation', { params: { simulationId }, body }),
          caller.call('deleteSimulation', { params: { simulationId } }),
          caller.call('getReadiness', { params: { simulationId } }),
        ]),
      ).toEqual([refusal]);
  });
});
