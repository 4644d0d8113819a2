import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, buildRun, freshCode, join } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
let admin: BuiltUser;
let simulation: BuiltSimulation;
beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
  simulation = await buildSimulation(server.app);
});
afterAll(() => server.close());

const create = (name: string, access_code: string, simulationId = simulation.id) =>
  admin.call('createRun', { params: { simulationId }, body: { name, access_code } });
const now = () => new Date(server.clock.now).toISOString();

describe('a new run', () => {
  test('a new run is a draft that shows its first scenario', async () => {
    const run = await create('  Morning workshop ', ' abc1d2 ');
    const [first] = simulation.stages;
    expect(run).toEqual({
      id: run.id,
      names_answers: false,
      shared: false,
      takeaway: '',
      name: 'Morning workshop',
      status: 'DRAFT',
      access_code: 'ABC1D2',
      created_at: now(),
      updatedAt: now(),
      sim_pass: false,
      guest_join: false,
      questionnaires: 'full',
      plenary_ends_at: null,
      table: true,
      asks_confidence: false,
      rooms: null,
      rehearsal: null,
      total_run_time: 0,
      last_start_time: null,
      elapsed_seconds: 0,
      server_time: now(),
      revision: 1,
      simulation: {
        id: simulation.id,
        name: 'Harbour',
        description: 'A harbour in trouble',
        created_at: run.simulation.created_at,
        total_stages: 3,
        string_briefing: 'You lead the harbour.',
        files: [],
      },
      current_stage: { id: first?.id, stage_number: 1, stage_instruction: 'Stage 1' },
      current_scenario: {
        id: first?.scenarios[0]?.id,
        name: 'Scenario 1.1',
        description: 'What happened',
        asks_order: false,
        all_decisions: first?.scenarios[0]?.decision_ids.map((id, index) => ({
          id,
          title_of_decision: `Option ${index + 1}`,
          description_of_decision: `What option ${index + 1} means`,
        })),
        files: [],
      },
      stage_clock: { duration_seconds: 930, remaining_seconds: 930, remaining_ms: 930000, running: false },
      last_outcome: null,
      is_outcome_shown: true,
      stage_begun_at: null,
      nudged_at: null,
      announcements: [],
      users_playing: [],
      all_users_decision: [],
      notes: '',
    });
    expect(await admin.call('getRun', { params: { runId: run.id } })).toEqual(run);
  });

  test('a new run counts the existing stages of its simulation', async () => {
    const { id: simulationId } = await admin.call('createSimulation', {
      body: { name: 'Short of one', description: 'Two of three', total_stages: 3 },
    });
    const counted = async () => {
      const { id } = await create('Counted', freshCode(), simulationId);
      const params = { runId: id };
      const [run, debrief] = [
        await admin.call('getRun', { params }),
        await admin.call('getDebrief', { params }),
      ];
      return [run.simulation.total_stages, debrief.run.simulation.total_stages];
    };
    const addStage = () =>
      admin.call('createStage', { params: { simulationId }, body: { stage_instruction: 'Decide' } });
    expect(await counted()).toEqual([1, 1]);
    await addStage();
    await addStage();
    expect(await counted()).toEqual([2, 2]);
    const planned = await admin.call('getSimulation', { params: { simulationId } });
    expect(planned.total_stages).toBe(3);
  });

  test('a new run is refused if its code is taken, in any case, even by a finished run', async () => {
    const access_code = 'TAKEN7';
    await create('First', access_code);
    const codeTaken = {
      status: 409,
      code: 'run.code-taken',
      message: expect.stringContaining('access code already exists'),
    };
    for (const name of ['First', 'Second'])
      await expect(create(name, access_code)).rejects.toMatchObject(codeTaken);
    await expect(create('Second', ` ${access_code.toLowerCase()}`)).rejects.toMatchObject(codeTaken);
    const over = await buildRun(server);
    await admin.call('changeRunStatus', { params: { runId: over.id }, body: { status: 'ENDED' } });
    await expect(create('Third', over.access_code)).rejects.toMatchObject(codeTaken);
  });

  test.each(['ABC12', 'ABC1234', 'ABC-12', 'ÄBC123', ''])(
    'a new run needs a code of six letters and digits, not %j',
    async (code) => {
      await expect(create('Run', code)).rejects.toMatchObject({ status: 422 });
    },
  );

  test('a new run needs a name', async () => {
    await expect(create('  ', freshCode())).rejects.toMatchObject({ status: 422 });
  });

  test('a new run is refused for an unknown or deleted simulation', async () => {
    const notFound = { status: 404, code: 'simulation.unknown', message: 'Simulation not found' };
    await expect(create('Run', freshCode(), 999_999)).rejects.toMatchObject(notFound);
    const deleted = await buildSimulation(server.app);
    await admin.call('deleteSimulation', { params: { simulationId: deleted.id } });
    await expect(create('Run', freshCode(), deleted.id)).rejects.toMatchObject(notFound);
  });
});

describe('the list of runs', () => {
  test('the list of runs has all runs, newest first, with the number of participants', async () => {
    const older = await buildRun(server, { rooms: ['political', 'legal'], simulation });
    await admin.call('removeParticipant', { params: { userRunId: older.members[1]!.seat_id } });
    const newer = await create('Evening workshop', freshCode());
    const { all_sim_run, total } = await admin.call('listRuns', { query: {} });
    expect(total).toBe(all_sim_run.length);
    expect(all_sim_run.slice(0, 2)).toEqual([
      {
        id: newer.id,
        name: 'Evening workshop',
        status: 'DRAFT',
        access_code: newer.access_code,
        created_at: now(),
        updatedAt: now(),
        started_at: null,
        ended_at: null,
        archived_at: null,
        sim_pass: false,
        total_run_time: 0,
        last_start_time: null,
        elapsed_seconds: 0,
        participant_count: 0,
        simulation: { id: simulation.id, name: 'Harbour' },
        current_stage: null,
      },
      expect.objectContaining({ id: older.id, participant_count: 1, current_stage: { stage_number: 1 } }),
    ]);
  });

  test('the list of runs can be searched by name, simulation and code, and filtered by status', async () => {
    const run = await create('Zebra 100%', 'STRIPE');
    const found = async (query: { search?: string; status?: 'DRAFT' | 'ENDED' }) =>
      (await admin.call('listRuns', { query })).all_sim_run.map(({ id }) => id);
    expect(await found({ search: 'zebra' })).toEqual([run.id]);
    expect(await found({ search: '100%' })).toEqual([run.id]);
    expect(await found({ search: 'stripe' })).toEqual([run.id]);
    expect(await found({ search: 'harbour', status: 'DRAFT' })).toContain(run.id);
    expect(await found({ search: 'zebra', status: 'ENDED' })).toEqual([]);
    expect(await found({ search: 'nothing like this' })).toEqual([]);
  });

  test('the list of runs can be filtered to finished or unfinished runs', async () => {
    const status = { COMPLETED: true, ENDED: true, PAUSED: false, DRAFT: false } as const;
    for (const to of ['COMPLETED', 'ENDED'] as const) {
      const { id } = await buildRun(server, { simulation });
      await admin.call('changeRunStatus', { params: { runId: id }, body: { status: to } });
    }
    await buildRun(server, { simulation, status: 'PAUSED' });
    const found = (query: { finished?: boolean; status?: keyof typeof status }) =>
      admin.call('listRuns', { query });
    for (const finished of [true, false]) {
      const { all_sim_run, total } = await found({ finished });
      expect(total).toBe(all_sim_run.length);
      const over = all_sim_run.map((run) => run.status === 'COMPLETED' || run.status === 'ENDED');
      expect(new Set(over)).toEqual(new Set([finished]));
    }
    expect((await found({ finished: true, status: 'PAUSED' })).total).toBe(0);
    const all = await found({});
    expect((await found({ finished: true })).total + (await found({ finished: false })).total).toBe(
      all.total,
    );
  });

  test('the list of runs has one page if requested, with the total', async () => {
    const many = await buildSimulation(server.app);
    await server.app.systemChange(async ({ tx }) => {
      await tx.updateTable('simulations').set({ name: 'Often played' }).where('id', '=', many.id).execute();
    });
    for (let count = 0; count < 51; count++) await create(`Run ${count}`, freshCode(), many.id);
    const page = (page: number) => admin.call('listRuns', { query: { search: 'often played', page } });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.all_sim_run.length, second.all_sim_run.length, third.all_sim_run.length]).toEqual([
      50, 1, 0,
    ]);
    expect([first.total, second.total, third.total]).toEqual([51, 51, 51]);
    expect(first.all_sim_run[0]?.name).toBe('Run 50');
    expect(second.all_sim_run[0]?.name).toBe('Run 0');
  });
});

describe('the list of unfinished runs', () => {
  test('the list of unfinished runs has every one, with its stage and number of participants', async () => {
    const run = await buildRun(server, { rooms: ['political', 'legal', 'social'], simulation });
    await admin.call('removeParticipant', { params: { userRunId: run.members[1]!.seat_id } });
    const newer: number[] = [];
    for (let count = 0; count < 51; count++) newer.push((await create(`Open ${count}`, freshCode())).id);
    const open = await admin.call('listOpenRuns');
    const mine = { id: run.id, name: 'Morning workshop', simulation_id: simulation.id, participant_count: 2 };
    const played = { ...mine, status: 'IN_PROGRESS', current_stage: { stage_number: 1 } };
    expect(open).toContainEqual(played);
    for (const [index, id] of newer.entries())
      expect(open).toContainEqual({
        id,
        name: `Open ${index}`,
        simulation_id: simulation.id,
        status: 'DRAFT',
        participant_count: 0,
        current_stage: null,
      });
    await admin.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'PAUSED' } });
    expect(await admin.call('listOpenRuns')).toContainEqual({ ...played, status: 'PAUSED' });
    await admin.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    expect((await admin.call('listOpenRuns')).map(({ id }) => id)).not.toContain(run.id);
  });
});

describe("the facilitator's notes on a run", () => {
  test('facilitator notes on a run are stored unchanged, for administrators only', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const params = { runId: run.id };
    const notes = '  The room was loud.\n';
    expect(await run.facilitator.call('saveFacilitatorNotes', { params, body: { notes } })).toEqual({
      id: run.id,
      notes,
    });
    expect(await admin.call('getRun', { params })).toMatchObject({ notes });
    const member = await run.members[0]!.call('joinRun', { body: { access_code: run.access_code } });
    expect(member.notes).toBeNull();
    const seat = await run.members[0]!.call('getUserRun', { params: { userRunId: run.members[0]!.seat_id } });
    expect(seat.sim_run.notes).toBeNull();
  });

  test('facilitator notes on a run have a length limit, and need an existing run', async () => {
    const save = (runId: number, notes: string) =>
      admin.call('saveFacilitatorNotes', { params: { runId }, body: { notes } });
    await expect(save((await buildRun(server)).id, 'x'.repeat(50_001))).rejects.toMatchObject({
      status: 422,
    });
    await expect(save(999_999, 'x')).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  });
});

describe('what facilitators take from a run', () => {
  test('the takeaway of a run is stored, read by administrators only, and at most half a page', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const params = { runId: run.id };
    const takeaway = 'We waited too long.';
    expect(await run.facilitator.call('saveTakeaway', { params, body: { takeaway } })).toEqual({
      id: run.id,
      takeaway,
    });
    expect(await admin.call('getRun', { params })).toMatchObject({ takeaway });
    const member = await run.members[0]!.call('joinRun', { body: { access_code: run.access_code } });
    expect(member.takeaway).toBeNull();
    const save = (runId: number, text: string) =>
      admin.call('saveTakeaway', { params: { runId }, body: { takeaway: text } });
    await expect(save(run.id, 'x'.repeat(2_001))).rejects.toMatchObject({ status: 422 });
    await expect(save(999_999, 'x')).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  });
});

describe('a run of a deleted simulation', () => {
  test('a run of a deleted simulation stays complete, with its report and in the histories of participants', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const member = run.members[0]!;
    const params = { runId: run.id };
    await advanceAll(run, run.first);
    await admin.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    const read = async () => ({
      run: await admin.call('getRun', { params }),
      listed: (await admin.call('listRuns', { query: {} })).all_sim_run.filter(({ id }) => id === run.id),
      report: await admin.call('getAdminReport', { params }),
      own: await member.call('getParticipantReport', { params }),
      history: await member.call('listMyRuns'),
      seat: await member.call('getUserRun', { params: { userRunId: member.seat_id } }),
    });
    const before = await read();
    expect(before.report).toHaveLength(2);
    await admin.call('deleteSimulation', { params: { simulationId: run.simulation.id } });
    expect(await read()).toEqual(before);
  });

  test('a simulation is deleted only if it has no unfinished run', async () => {
    const run = await buildRun(server);
    await join(server, admin, run, 'legal');
    await expect(
      admin.call('deleteSimulation', { params: { simulationId: run.simulation.id } }),
    ).rejects.toMatchObject({ status: 409, code: 'simulation.has-open-runs' });
  });
});

test('an unknown run is refused', async () => {
  await expect(admin.call('getRun', { params: { runId: 999_999 } })).rejects.toMatchObject({
    status: 404,
    code: 'run.unknown',
    message: 'Simulation run not found',
  });
});
