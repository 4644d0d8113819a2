import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const remove = (run: BuiltRun, { seat_id }: Member) =>
  run.facilitator.call('removeParticipant', { params: { userRunId: seat_id } });
const restore = (run: BuiltRun, { seat_id }: Member) =>
  run.facilitator.call('restoreParticipant', { params: { userRunId: seat_id } });
const board = (run: BuiltRun) => run.facilitator.call('getRunBoard', { params: { runId: run.id } });
const decide = (run: BuiltRun, member: Member) =>
  member.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It holds.' },
  });

test('a removed participant returns with the room and the votes of the open stage', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const [ada, ben] = run.members as [Member, Member];
  await decide(run, ada);
  await remove(run, ada);
  const removed = await board(run);
  expect(removed.seats.map(({ user_run_id }) => user_run_id)).toEqual([ben.seat_id]);
  expect(removed.removed).toMatchObject([{ user_run_id: ada.seat_id, room_name: 'legal' }]);
  server.clock.advance(5_000);
  expect(await restore(run, ada)).toMatchObject({ id: ada.seat_id, room: { room_name: 'legal' } });
  const { seats, missing_user_run_ids, removed: left } = await board(run);
  expect(left).toEqual([]);
  expect(seats.map(({ user_run_id }) => user_run_id)).toEqual([ada.seat_id, ben.seat_id]);
  expect(missing_user_run_ids).toEqual([ben.seat_id]);
  expect((await ada.call('listMyRuns')).user_run).toHaveLength(1);
});

test('a removal in a closed stage stays, and the report of that stage does not change', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const [ada, ben] = run.members as [Member, Member];
  await decide(run, ada);
  server.clock.advance(1_000);
  await remove(run, ada);
  await decide(run, ben);
  server.clock.advance(1_000);
  await run.facilitator.call('advanceRun', { params: { runId: run.id }, body: {} });
  const report = () => run.facilitator.call('getAdminReport', { params: { runId: run.id } });
  const before = await report();
  await expect(restore(run, ada)).rejects.toMatchObject({ status: 409, code: 'seat.removed-earlier' });
  expect((await board(run)).removed).toEqual([]);
  expect(await report()).toEqual(before);
  expect(before[0]?.removed_users).toHaveLength(1);
});

test('a person who is on the run, has joined again or was never on it cannot be brought back', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const [ada, ben] = run.members as [Member, Member];
  const unknown = { status: 404, code: 'seat.unknown' };
  await expect(restore(run, ada)).rejects.toMatchObject(unknown);
  await expect(restore(run, { ...ada, seat_id: 987_654 })).rejects.toMatchObject(unknown);
  await remove(run, ada);
  await ada.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
  await expect(restore(run, ada)).rejects.toMatchObject({ status: 409, code: 'seat.already-on-run' });
  expect((await board(run)).removed).toEqual([]);
  await remove(run, ben);
  await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
  await expect(restore(run, ben)).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
  expect((await board(run)).removed).toEqual([]);
});
