import type { RunStatus } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

// Access tokens expire after 15 minutes of the same clock, so no test advances it further.
const advanceSeconds = (seconds: number) => server.clock.advance(seconds * 1_000);
const get = (run: BuiltRun) => run.facilitator.call('getRun', { params: { runId: run.id } });
const setStatus = (run: BuiltRun, status: RunStatus) =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const addTime = (run: BuiltRun, seconds: number) =>
  run.facilitator.call('addTime', { params: { runId: run.id }, body: { seconds } });
const setTime = (run: BuiltRun, remaining_seconds: number) =>
  run.facilitator.call('setTime', { params: { runId: run.id }, body: { remaining_seconds } });
/** Sets the time limit of all stages of a run. */
async function limitStages(run: BuiltRun, duration_seconds: number | null) {
  for (const { id } of run.simulation.stages)
    await run.facilitator.call('updateStage', { params: { stageId: id }, body: { duration_seconds } });
}

describe('the running time of a run', () => {
  test('running time counts only while the run is in progress, in whole seconds', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    advanceSeconds(60);
    expect(await get(run)).toMatchObject({ total_run_time: 0, elapsed_seconds: 0, last_start_time: null });

    await setStatus(run, 'IN_PROGRESS');
    const started = new Date(server.clock.now).toISOString();
    advanceSeconds(90.5);
    expect(await get(run)).toMatchObject({
      total_run_time: 0,
      elapsed_seconds: 90,
      last_start_time: started,
    });

    await setStatus(run, 'PAUSED');
    advanceSeconds(120);
    const paused = { total_run_time: 90, elapsed_seconds: 90, last_start_time: null };
    expect(await get(run)).toMatchObject(paused);

    await setStatus(run, 'IN_PROGRESS');
    const resumed = new Date(server.clock.now).toISOString();
    advanceSeconds(30.5);
    const running = { total_run_time: 90, elapsed_seconds: 121, last_start_time: resumed };
    expect(await get(run)).toMatchObject(running);
    const { all_sim_run } = await run.facilitator.call('listRuns', { query: {} });
    expect(all_sim_run.find(({ id }) => id === run.id)).toMatchObject({ ...running, started_at: started });

    await setStatus(run, 'ENDED');
    advanceSeconds(60);
    const ended = { total_run_time: 121, elapsed_seconds: 121, last_start_time: null };
    expect(await get(run)).toMatchObject(ended);
    expect(await get(run)).toMatchObject({ server_time: new Date(server.clock.now).toISOString() });
  });

  test('running time is shown to participants in minutes, rounded down', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    const minutes = async () =>
      (await run.members[0]!.call('listMyRuns')).user_run[0]?.sim_run.total_run_time;
    expect(await minutes()).toBe(0);
    advanceSeconds(59);
    expect(await minutes()).toBe(0);
    advanceSeconds(60);
    expect(await minutes()).toBe(1);
    await setStatus(run, 'PAUSED');
    advanceSeconds(300);
    expect(await minutes()).toBe(1);
    await setStatus(run, 'IN_PROGRESS');
    advanceSeconds(1);
    expect(await minutes()).toBe(2);
  });
});

describe('the stage clock', () => {
  test('the stage clock starts at full length in each stage and counts down in running time', async () => {
    const run = await buildRun(server, { rooms: ['social'], status: 'DRAFT' });
    const clockOf = async () => (await get(run)).stage_clock;
    expect(await clockOf()).toEqual({
      duration_seconds: 930,
      remaining_seconds: 930,
      remaining_ms: 930000,
      running: false,
    });
    await setStatus(run, 'IN_PROGRESS');
    advanceSeconds(30);
    expect(await clockOf()).toEqual({
      duration_seconds: 930,
      remaining_seconds: 900,
      remaining_ms: 900000,
      running: true,
    });
    await setStatus(run, 'PAUSED');
    advanceSeconds(100);
    expect(await clockOf()).toEqual({
      duration_seconds: 930,
      remaining_seconds: 900,
      remaining_ms: 900000,
      running: false,
    });
    await setStatus(run, 'IN_PROGRESS');
    advanceSeconds(10);
    expect(await clockOf()).toEqual({
      duration_seconds: 930,
      remaining_seconds: 890,
      remaining_ms: 890000,
      running: true,
    });
    const advanced = await advanceAll(run, run.first);
    expect(advanced.stage_clock).toEqual({
      duration_seconds: 930,
      remaining_seconds: 930,
      remaining_ms: 930000,
      running: true,
    });
    expect(advanced.elapsed_seconds).toBe(40);
  });

  test('the stage clock is the same for a participant', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    advanceSeconds(12);
    const view = await run.members[0]!.call('joinRun', { body: { access_code: run.access_code } });
    expect(view.stage_clock).toEqual({
      duration_seconds: 930,
      remaining_seconds: 918,
      remaining_ms: 918000,
      running: true,
    });
    expect(view.stage_clock).toEqual((await get(run)).stage_clock);
  });

  test('the stage clock never goes below zero, and still allows votes then', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    await limitStages(run, 60);
    advanceSeconds(200);
    expect((await get(run)).stage_clock).toEqual({
      duration_seconds: 60,
      remaining_seconds: 0,
      remaining_ms: 0,
      running: true,
    });
    await expect(advanceAll(run, run.first)).resolves.toMatchObject({ current_stage: { stage_number: 2 } });
  });

  test('the stage clock gets the time that the facilitator adds, in that stage only', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    advanceSeconds(30);
    expect((await addTime(run, 120)).stage_clock).toEqual({
      duration_seconds: 1050,
      remaining_seconds: 1020,
      remaining_ms: 1020000,
      running: true,
    });
    await setStatus(run, 'PAUSED');
    expect((await addTime(run, 1)).stage_clock).toEqual({
      duration_seconds: 1051,
      remaining_seconds: 1021,
      remaining_ms: 1021000,
      running: false,
    });
    await setStatus(run, 'IN_PROGRESS');
    expect((await advanceAll(run, run.first)).stage_clock?.duration_seconds).toBe(930);
  });

  test('the stage clock can be shortened and set anew, in that stage only', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    await addTime(run, 120);
    advanceSeconds(90.4);
    expect((await setTime(run, 300)).stage_clock).toEqual({
      duration_seconds: 390,
      remaining_seconds: 300,
      remaining_ms: 299_600,
      running: true,
    });
    expect((await addTime(run, 60)).stage_clock).toMatchObject({ duration_seconds: 450 });
    await setStatus(run, 'PAUSED');
    advanceSeconds(10);
    expect((await setTime(run, 60)).stage_clock).toMatchObject({ remaining_seconds: 60, running: false });
    await setStatus(run, 'IN_PROGRESS');
    expect((await advanceAll(run, run.first)).stage_clock?.duration_seconds).toBe(930);
  });

  test('the stage clock can be set in a stage without limit, and then gets added time', async () => {
    const run = await buildRun(server);
    await limitStages(run, null);
    advanceSeconds(45);
    expect((await setTime(run, 600)).stage_clock).toMatchObject({
      duration_seconds: 645,
      remaining_seconds: 600,
    });
    expect((await addTime(run, 60)).stage_clock).toMatchObject({ remaining_seconds: 660 });
  });

  test('setting the stage clock is refused below a minute, before the start, and without advanced controls', async () => {
    const run = await buildRun(server);
    await expect(setTime(run, 59)).rejects.toMatchObject({ status: 422 });
    await expect(setTime(run, 86_401)).rejects.toMatchObject({ status: 422 });
    await expect(setTime(await buildRun(server, { status: 'DRAFT' }), 60)).rejects.toMatchObject({
      code: 'run.not-started',
    });
    await run.facilitator.call('updateSettings', { body: { advanced_controls: false } });
    await expect(setTime(run, 60)).rejects.toMatchObject({ status: 403, code: 'run.advanced-controls-off' });
    expect((await get(run)).stage_clock?.duration_seconds).toBe(930);
    await run.facilitator.call('updateSettings', { body: { advanced_controls: true } });
    await setStatus(run, 'ENDED');
    await expect(setTime(run, 60)).rejects.toMatchObject({ code: 'run.is-over' });
  });

  test('the stage clock is absent in a stage without limit, and refuses added time', async () => {
    const run = await buildRun(server);
    await limitStages(run, null);
    expect((await get(run)).stage_clock).toBeNull();
    await expect(addTime(run, 60)).rejects.toMatchObject({
      status: 409,
      code: 'run.no-stage-clock',
      message: 'This stage has no time limit',
    });
  });

  test('the stage clock refuses added time before the start', async () => {
    await expect(addTime(await buildRun(server, { status: 'DRAFT' }), 60)).rejects.toMatchObject({
      status: 409,
      code: 'run.not-started',
      message: 'This simulation has not started yet',
    });
  });

  test('the stage clock refuses added time without advanced controls or on an unknown run', async () => {
    const run = await buildRun(server);
    await expect(addTime({ ...run, id: 999_999 }, 60)).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
    await run.facilitator.call('updateSettings', { body: { advanced_controls: false } });
    await expect(addTime(run, 60)).rejects.toMatchObject({
      status: 403,
      code: 'run.advanced-controls-off',
      message: 'Turn on Advanced Controls in your settings to do this',
    });
    expect((await get(run)).stage_clock?.duration_seconds).toBe(930);
  });
});

describe('the plenary timer', () => {
  const set = (run: BuiltRun, seconds: number | null) =>
    run.facilitator.call('setPlenaryTimer', { params: { runId: run.id }, body: { seconds } });

  test('the plenary timer is started, replaced and stopped, also before the start, apart from the stage clock', async () => {
    const run = await buildRun(server, { rooms: ['social'], status: 'DRAFT' });
    const inSeconds = (seconds: number) => new Date(server.clock.now + seconds * 1_000).toISOString();
    expect((await get(run)).plenary_ends_at).toBeNull();
    expect((await set(run, 600)).plenary_ends_at).toBe(inSeconds(600));
    await setStatus(run, 'IN_PROGRESS');
    const { stage_clock } = await get(run);
    expect(await set(run, 300)).toMatchObject({ plenary_ends_at: inSeconds(300), stage_clock });
    const [member] = run.members;
    const seen = await member!.call('getUserRun', { params: { userRunId: member!.seat_id } });
    expect(seen.sim_run.plenary_ends_at).toBe(inSeconds(300));
    expect((await set(run, null)).plenary_ends_at).toBeNull();
  });

  test('the plenary timer lasts from a minute to four hours, and cannot be started after the end', async () => {
    const run = await buildRun(server, { rooms: ['social'] });
    for (const seconds of [59, 14_401])
      await expect(set(run, seconds)).rejects.toMatchObject({ status: 422 });
    await set(run, 60);
    await setStatus(run, 'ENDED');
    expect((await get(run)).plenary_ends_at).toBeNull();
    await expect(set(run, 60)).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
  });
});
