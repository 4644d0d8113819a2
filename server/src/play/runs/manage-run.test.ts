import type { RunStatus } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const params = ({ id }: BuiltRun) => ({ runId: id });
const rename = (run: BuiltRun, name: string) =>
  run.facilitator.call('renameRun', { params: params(run), body: { name } });
const archive = (run: BuiltRun, archived: boolean) =>
  run.facilitator.call('archiveRun', { params: params(run), body: { archived } });
const remove = (run: BuiltRun, query = {}) =>
  run.facilitator.call('deleteRun', { params: params(run), query });
const setStatus = (run: BuiltRun, status: RunStatus) =>
  run.facilitator.call('changeRunStatus', { params: params(run), body: { status } });
const listedIds = async (run: BuiltRun, query: { archived?: boolean; finished?: boolean }) =>
  (await run.facilitator.call('listRuns', { query })).all_sim_run.map(({ id }) => id);

test('a run can be renamed at any time, and its participants see the new name', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  expect(await rename(run, '  Second try ')).toEqual({ id: run.id, name: 'Second try' });
  const [member] = run.members;
  expect((await member!.call('getUserRun', { params: { userRunId: member!.seat_id } })).sim_run.name).toBe(
    'Second try',
  );
  await setStatus(run, 'ENDED');
  expect(await rename(run, 'Afterwards')).toMatchObject({ name: 'Afterwards' });
  await expect(rename(run, '  ')).rejects.toMatchObject({ status: 422 });
  await expect(rename({ ...run, id: 987_654 }, 'Nobody')).rejects.toMatchObject({ code: 'run.unknown' });
});

test('a finished run can be archived and brought back', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  await expect(archive(run, true)).rejects.toMatchObject({ status: 409, code: 'run.not-over' });
  await setStatus(run, 'ENDED');
  const archivedAt = new Date(server.clock.now).toISOString();
  expect(await archive(run, true)).toEqual({ id: run.id, archived_at: archivedAt });
  server.clock.advance(1_000);
  expect(await archive(run, true)).toEqual({ id: run.id, archived_at: archivedAt });
  expect(await listedIds(run, { archived: false })).not.toContain(run.id);
  expect(await listedIds(run, { archived: true })).toContain(run.id);
  // The history has all finished runs, and the report stays.
  expect(await listedIds(run, { finished: true })).toContain(run.id);
  await run.facilitator.call('getAdminReport', { params: params(run) });
  expect(await archive(run, false)).toEqual({ id: run.id, archived_at: null });
  expect(await listedIds(run, { archived: false })).toContain(run.id);
});

test('a run that has not started can be deleted with its seats, and its code is free again', async () => {
  const run = await buildRun(server, { rooms: ['legal'], status: 'DRAFT' });
  const [member] = run.members;
  expect(await remove(run)).toEqual({ id: run.id });
  await expect(run.facilitator.call('getRun', { params: params(run) })).rejects.toMatchObject({
    code: 'run.unknown',
  });
  expect((await member!.call('listMyRuns')).user_run).toEqual([]);
  await expect(remove(run)).rejects.toMatchObject({ status: 404, code: 'run.unknown' });
  const again = await run.facilitator.call('createRun', {
    params: { simulationId: run.simulation.id },
    body: { name: 'Again', access_code: run.access_code },
  });
  expect(again.access_code).toBe(run.access_code);
});

test('a run is not deleted if more people have joined than the caller was shown', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'], status: 'DRAFT' });
  await expect(remove(run, { shown_participants: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'run.joined-meanwhile',
  });
  await expect(remove(run, { shown_participants: -1 })).rejects.toMatchObject({ status: 422 });
  expect(await remove(run, { shown_participants: 2 })).toEqual({ id: run.id });
});

test.each(['PAUSED', 'ENDED'] as const)('a run that is %s cannot be deleted', async (status) => {
  const run = await buildRun(server, { rooms: ['legal'] });
  await setStatus(run, status);
  await expect(remove(run)).rejects.toMatchObject({ status: 409, code: 'run.has-started' });
  await run.facilitator.call('getRun', { params: params(run) });
});
