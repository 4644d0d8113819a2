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

type Fields = { stage_number?: number; duration_seconds?: number | null };
const add = (simulationId: number, fields: Fields = {}) =>
  admin.call('createStage', { params: { simulationId }, body: { stage_instruction: 'Decide', ...fields } });
const list = (simulationId: number) => admin.call('listStages', { params: { simulationId } });
const remove = (stageId: number) => admin.call('deleteStage', { params: { stageId } });
const totalStages = async (simulationId: number) =>
  (await admin.call('getSimulation', { params: { simulationId } })).total_stages;

describe('a new stage', () => {
  test('a new stage gets the next number and the default time limit', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [1] });
    const second = await add(id);
    expect(second).toEqual({
      id: second.id,
      stage_number: 2,
      stage_instruction: 'Decide',
      duration_seconds: 930,
      scenarios: [],
    });
    expect((await list(id)).map(({ stage_number }) => stage_number)).toEqual([1, 2]);
  });

  test('a new stage can have another time limit, or none', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [] });
    expect(await add(id, { duration_seconds: 60 })).toMatchObject({ duration_seconds: 60 });
    expect(await add(id, { duration_seconds: null })).toMatchObject({ duration_seconds: null });
    await expect(add(id, { duration_seconds: 1.5 })).rejects.toMatchObject({ status: 422 });
  });

  test('a new stage with another number than the next is refused', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [1] });
    await expect(add(id, { stage_number: 3 })).rejects.toMatchObject({
      status: 409,
      code: 'stage.bad-number',
      body: { expected: 2 },
    });
    expect(await add(id, { stage_number: 2 })).toMatchObject({ stage_number: 2 });
  });

  test('a new stage is refused after the third', async () => {
    const { id } = await buildSimulation(server.app);
    await expect(add(id)).rejects.toMatchObject({
      status: 409,
      code: 'stage.limit',
      message: 'Maximum of 3 stages allowed per simulation',
    });
  });

  test('a new stage needs an instruction', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [] });
    const blank = admin.call('createStage', {
      params: { simulationId: id },
      body: { stage_instruction: ' \n' },
    });
    await expect(blank).rejects.toMatchObject({ status: 422, message: 'This field is required' });
  });

  test('a new stage raises the planned number of stages, which a deletion does not lower', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [1] });
    expect(await totalStages(id)).toBe(1);
    const second = await add(id);
    expect(await totalStages(id)).toBe(2);
    await remove(second.id);
    expect(await totalStages(id)).toBe(2);
  });

  test('new stages are created up to the limit by concurrent requests, each with its own number', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [1] });
    const refusals = await refusalsOf(Array.from({ length: 5 }, () => add(id)));
    expect(refusals.toSorted()).toEqual(['409 Maximum of 3 stages allowed per simulation', 'answered']);
    expect((await list(id)).map(({ stage_number }) => stage_number)).toEqual([1, 2, 3]);
  });

  test('a new stage is created once if two requests want the last number', async () => {
    const { id } = await buildSimulation(server.app, { scenarios: [1, 1] });
    const outcomes = await Promise.allSettled([add(id, { stage_number: 3 }), add(id, { stage_number: 3 })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a stage', () => {
  test('a request to change a stage changes only the fields that it contains, and can remove the time limit', async () => {
    const { stages } = await buildSimulation(server.app);
    const change = (body: { stage_instruction?: string; duration_seconds?: number | null }) =>
      admin.call('updateStage', { params: { stageId: stages[0]!.id }, body });
    expect(await change({ stage_instruction: 'Look first' })).toMatchObject({
      stage_instruction: 'Look first',
      duration_seconds: 930,
      scenarios: [{ name: 'Scenario 1.1' }],
    });
    expect(await change({ duration_seconds: null })).toMatchObject({ duration_seconds: null });
    expect(await change({ stage_instruction: 'Look again' })).toMatchObject({ duration_seconds: null });
    expect(await change({ duration_seconds: 120 })).toMatchObject({ duration_seconds: 120 });
    expect(await change({})).toMatchObject({ stage_instruction: 'Look again', duration_seconds: 120 });
    await expect(change({ stage_instruction: '' })).rejects.toMatchObject({ status: 422 });
  });

  test('a stage changes for the run that plays it', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    await admin.call('updateStage', {
      params: { stageId: run.first.stage_id },
      body: { stage_instruction: 'Hurry', duration_seconds: 60 },
    });
    expect(await run.facilitator.call('getRun', { params: { runId: run.id } })).toMatchObject({
      current_stage: { stage_instruction: 'Hurry' },
      stage_clock: { remaining_seconds: 60 },
    });
  });

  test('a stage is deleted with its scenarios, and links to them are cleared', async () => {
    const { id, stages } = await buildSimulation(server.app);
    const scenarioId = stages[2]!.scenarios[0]!.id;
    const file = await admin.call('uploadScenarioFile', {
      params: { scenarioId },
      body: { room: 'legal' },
      file: new Blob(['The law']),
      fileName: 'law.txt',
    });
    expect(await remove(stages[2]!.id)).toEqual({ id: stages[2]!.id });
    const left = await list(id);
    expect(left.map(({ stage_number }) => stage_number)).toEqual([1, 2]);
    expect(left[1]?.scenarios[0]?.all_decisions).toMatchObject([
      { link_next_scenario_id: null, next_scenario: null },
      { link_next_scenario_id: null, next_scenario: null },
    ]);
    expect(
      await refusalsOf([
        admin.call('getScenario', { params: { scenarioId } }),
        admin.call('downloadFile', { params: { fileId: file.id } }),
      ]),
    ).toEqual(['404 Scenario not found', '404 File not found']);
  });

  test('a stage can be deleted only if it is the last', async () => {
    const { stages } = await buildSimulation(server.app);
    await expect(remove(stages[1]!.id)).rejects.toMatchObject({
      status: 409,
      code: 'stage.not-last',
      message: 'Only the last stage can be deleted',
    });
  });

  test('the only stage can be deleted only without scenarios', async () => {
    const full = await buildSimulation(server.app, { scenarios: [1] });
    await expect(remove(full.stages[0]!.id)).rejects.toMatchObject({
      status: 409,
      code: 'stage.only-one',
      message: 'The last stage with scenarios cannot be deleted when it is the only stage',
    });
    const empty = await buildSimulation(server.app, { scenarios: [0] });
    await remove(empty.stages[0]!.id);
    expect(await list(empty.id)).toEqual([]);
  });

  test('a stage that a run has reached cannot be deleted', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    // It is the last stage, so that only the run prevents the deletion.
    const [first, second, third] = run.simulation.stages;
    await remove(third!.id);
    const [member] = run.members;
    const decision_chosen_id = run.first.decision_ids[0] ?? 0;
    await member?.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id, reasoning: 'Because' },
    });
    await run.facilitator.call('advanceRun', { params: { runId: run.id } });
    await expect(remove(second!.id)).rejects.toMatchObject({
      status: 409,
      code: 'stage.reached',
      message: 'This stage has been reached by the run Morning workshop and cannot be deleted',
    });
    expect(await list(run.simulation.id)).toMatchObject([{ id: first!.id }, { id: second!.id }]);
  });

  test('a stage that does not exist is refused', async () => {
    const change = admin.call('updateStage', { params: { stageId: 999_999 }, body: {} });
    expect(await refusalsOf([change, remove(999_999)])).toEqual(['404 Stage not found']);
    expect(await refusalsOf([list(999_999), add(999_999)])).toEqual(['404 Simulation not found']);
  });
});

describe('authoring stages', () => {
  test('authoring stages is only for administrators', async () => {
    const { id: simulationId, stages } = await buildSimulation(server.app);
    const stageId = stages[2]!.id;
    const person = await server.user();
    const body = { stage_instruction: 'Mine' };
    for (const [caller, refusal] of [
      [person, '403 Only administrators can do this'],
      [server.nobody, '401 No valid access token available.'],
    ] as const)
      expect(
        await refusalsOf([
          caller.call('listStages', { params: { simulationId } }),
          caller.call('createStage', { params: { simulationId }, body }),
          caller.call('updateStage', { params: { stageId }, body }),
          caller.call('deleteStage', { params: { stageId } }),
        ]),
      ).toEqual([refusal]);
  });
});
