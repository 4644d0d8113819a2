import { type RunStatus, runStatuses } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { advanceAll, type BuiltRun, buildRun, freshCode, join } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { buildSimulation } from '../../testing/simulations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const setStatus = (run: BuiltRun, status: RunStatus) =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const get = (run: BuiltRun) => run.facilitator.call('getRun', { params: { runId: run.id } });

/** Returns a run with one member in the given status. */
async function runWithStatus(status: RunStatus): Promise<BuiltRun> {
  if (status !== 'COMPLETED' && status !== 'ENDED') return buildRun(server, { rooms: ['legal'], status });
  const run = await buildRun(server, { rooms: ['legal'] });
  await setStatus(run, status);
  return run;
}

const allowed: Record<RunStatus, RunStatus[]> = {
  DRAFT: ['IN_PROGRESS'],
  IN_PROGRESS: ['PAUSED', 'COMPLETED', 'ENDED'],
  PAUSED: ['IN_PROGRESS', 'ENDED'],
  COMPLETED: [],
  ENDED: [],
};

describe.each(runStatuses)('a run that is %s', (from) => {
  test.each(runStatuses.filter((to) => allowed[from].includes(to)))(
    'a run whose status allows it becomes %s',
    async (to) => {
      const run = await runWithStatus(from);
      expect(await setStatus(run, to)).toMatchObject({ id: run.id, status: to, sim_pass: false });
      expect(await get(run)).toMatchObject({ status: to });
    },
  );

  test.each(runStatuses.filter((to) => to !== from && !allowed[from].includes(to)))(
    'a run whose status does not allow it never becomes %s',
    async (to) => {
      const run = await runWithStatus(from);
      await expect(setStatus(run, to)).rejects.toMatchObject({
        status: 409,
        code: 'run.bad-transition',
        message: `A run that is ${from} cannot become ${to}`,
      });
      expect(await get(run)).toMatchObject({ status: from });
    },
  );

  test('a run keeps its status on a repeated request, and nothing changes', async () => {
    const run = await runWithStatus(from);
    const { server_time: _, elapsed_seconds: __, stage_clock: ___, ...before } = await get(run);
    server.clock.advance(5_000);
    expect(await setStatus(run, from)).toMatchObject(before);
    expect(await get(run)).toMatchObject(before);
  });
});

describe('starting a run', () => {
  test('starting a run brings it to the first scenario and opens its clock', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    expect(await get(run)).toMatchObject({ last_start_time: null, total_run_time: 0 });
    server.clock.advance(1_000);
    const now = new Date(server.clock.now).toISOString();
    expect(await setStatus(run, 'IN_PROGRESS')).toMatchObject({
      status: 'IN_PROGRESS',
      last_start_time: now,
      updatedAt: now,
      current_stage: { stage_number: 1, stage_instruction: 'Stage 1' },
      current_scenario: { id: run.first.id, name: 'Scenario 1.1' },
    });
  });

  test('starting a run is refused if there is no scenario', async () => {
    const facilitator = await server.administrator();
    const simulation = await buildSimulation(server.app, { scenarios: [0] });
    const { id } = await facilitator.call('createRun', {
      params: { simulationId: simulation.id },
      body: { name: 'Empty', access_code: freshCode() },
    });
    const start = facilitator.call('changeRunStatus', {
      params: { runId: id },
      body: { status: 'IN_PROGRESS' },
    });
    await expect(start).rejects.toMatchObject({
      status: 409,
      code: 'run.nothing-to-play',
      message: 'This simulation has no scenario in its first stage',
    });
    expect(await facilitator.call('getRun', { params: { runId: id } })).toMatchObject({
      status: 'DRAFT',
      current_stage: null,
      current_scenario: null,
      stage_clock: null,
    });
  });

  test('starting an unknown run is refused', async () => {
    const run = await buildRun(server);
    await expect(setStatus({ ...run, id: 999_999 }, 'PAUSED')).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });
});

describe('a completed run', () => {
  test("a completed run accepts the client's own PUT of COMPLETED, which changes nothing", async () => {
    const run = await buildRun(server, {
      rooms: ['legal'],
      simulation: await buildSimulation(server.app, { scenarios: [1] }),
    });
    const { message: _, ...played } = await advanceAll(run, run.first);
    expect(played).toMatchObject({ status: 'COMPLETED', sim_pass: true });
    expect(await setStatus(run, 'COMPLETED')).toEqual(played);
  });
});

describe.each(['COMPLETED', 'ENDED'] as const)('a run that was set to %s is finished:', (status) => {
  test('nobody can join a run that a facilitator has finished', async () => {
    const run = await runWithStatus(status);
    await expect(join(server, run.facilitator, run, 'social')).rejects.toMatchObject({
      status: 409,
      code: 'run.finished',
      message:
        'This simulation has been completed and cannot be joined. Please contact your facilitator for a new access code to an active simulation',
    });
  });

  test('a run that a facilitator has finished refuses votes, advances and notes', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const params = { runId: run.id };
    const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', {
      params: { ...params, roomName: 'legal' },
    });
    await setStatus(run, status);
    const vote = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Late' };
    const closed = {
      status: 409,
      code: 'run.not-in-progress',
      message: 'This simulation is not in progress',
    };
    await expect(member!.call('castFinalVote', { params, body: vote })).rejects.toMatchObject(closed);
    await expect(member!.call('castRoomVote', { params, body: vote })).rejects.toMatchObject(closed);
    const refusals = await refusalsOf([
      run.facilitator.call('advanceRun', { params, body: {} }),
      run.facilitator.call('addTime', { params, body: { seconds: 60 } }),
      member!.call('addRoomNote', { params: { roomRunId }, body: { text: 'Late' } }),
      member!.call('replaceRoomNotes', { params: { roomRunId }, body: { notes: 'Late' } }),
      run.facilitator.call('moveParticipant', {
        params: { userRunId: member!.seat_id },
        body: { room_name: 'social' },
      }),
      run.facilitator.call('removeParticipant', { params: { userRunId: member!.seat_id } }),
      run.facilitator.call('seatParticipant', {
        params,
        body: { name: 'Too Late', email: 'late@example.org' },
      }),
    ]);
    expect(refusals).toEqual(['409 This simulation has already ended']);
  });

  test('the list of runs has the end time of a run that a facilitator has finished', async () => {
    const run = await buildRun(server);
    server.clock.advance(1_000);
    await setStatus(run, status);
    const ended_at = new Date(server.clock.now).toISOString();
    server.clock.advance(1_000);
    const { all_sim_run } = await run.facilitator.call('listRuns', { query: {} });
    expect(all_sim_run.find(({ id }) => id === run.id)).toMatchObject({ status, sim_pass: false, ended_at });
  });

  test('a run that a facilitator has finished has a complete report and still accepts facilitator notes', async () => {
    const run = await runWithStatus(status);
    const params = { runId: run.id };
    const report = await run.members[0]!.call('getParticipantReport', { params });
    expect(report.message).toBeUndefined();
    expect(report.report_per_stage).toMatchObject([{ stage_number: 1, chosen_decision: null }]);
    expect(
      await run.facilitator.call('saveFacilitatorNotes', { params, body: { notes: 'A good day' } }),
    ).toEqual({
      id: run.id,
      notes: 'A good day',
    });
  });
});
