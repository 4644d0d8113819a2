import { replayAt } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { RunData } from './run-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a replay lists the moments of a run in order, in running time', async () => {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const [ada, alan] = run.members as [Member, Member];
  const params = { runId: run.id };
  const [first = 0, second = 0] = run.first.decision_ids;
  const setStatus = (status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
    run.facilitator.call('changeRunStatus', { params, body: { status } });
  const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', {
    params: { ...params, roomName: 'legal' },
  });
  server.clock.advance(1_000);
  await run.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'A storm' } });
  server.clock.advance(1_000);
  await ada.call('castRoomVote', { params, body: { decision_chosen_id: second, reasoning: 'So' } });
  await setStatus('PAUSED');
  server.clock.advance(60_000);
  await setStatus('IN_PROGRESS');
  server.clock.advance(1_000);
  await ada.call('castFinalVote', { params, body: { decision_chosen_id: first, reasoning: 'So' } });
  await alan.call('castFinalVote', { params, body: { decision_chosen_id: first, reasoning: 'So' } });
  await run.facilitator.call('advanceRun', { params, body: {} });
  server.clock.advance(1_000);
  await run.facilitator.call('removeParticipant', { params: { userRunId: alan.seat_id } });
  await setStatus('ENDED');

  const { moments, people, scenarios } = await run.facilitator.call('getReplay', { params });
  const next = run.simulation.stages[1]?.scenarios[0]?.id;
  expect(moments).toEqual([
    { at_ms: 0, kind: 'joined', seat_id: ada.seat_id },
    { at_ms: 0, kind: 'joined', seat_id: alan.seat_id },
    { at_ms: 0, kind: 'stage', scenario_id: run.first.id },
    { at_ms: 1_000, kind: 'post', scenario_id: run.first.id, room_name: 'legal', author: expect.any(String) },
    { at_ms: 2_000, kind: 'room-vote', seat_id: ada.seat_id, room_name: 'legal', decision_id: second },
    { at_ms: 3_000, kind: 'final-vote', seat_id: ada.seat_id, room_name: 'legal', decision_id: first },
    { at_ms: 3_000, kind: 'final-vote', seat_id: alan.seat_id, room_name: 'social', decision_id: first },
    { at_ms: 3_000, kind: 'closed', scenario_id: run.first.id, decision_id: first },
    { at_ms: 3_000, kind: 'stage', scenario_id: next },
    { at_ms: 4_000, kind: 'left', seat_id: alan.seat_id },
  ]);
  expect(people.map(({ seat_id }) => seat_id)).toEqual([ada.seat_id, alan.seat_id]);
  expect(scenarios).toMatchObject([{ name: 'Scenario 1.1' }, { name: 'Scenario 2.1' }]);
  expect([...replayAt(moments, 8).counts]).toEqual([[first, 2]]);
});

test('a replay has posts at the time they appeared, and no others', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  const params = { runId: run.id };
  const write = (content: string, release: number | 'held' | null) =>
    run.facilitator.call('createPost', {
      body: { content, room_name: 'legal', scenario_id: run.first.id, release },
    });
  await write('There', null);
  await write('Timed', 2);
  const held = await write('Held', 'held');
  await write('Too late', 600);
  await write('Kept back', 'held');
  const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', {
    params: { ...params, roomName: 'legal' },
  });
  const publish = (content: string, release: number | 'held') =>
    run.facilitator.call('publishPost', { params: { roomRunId }, body: { content, release } });
  await publish('Live, later', 5);
  await publish('Live, never', 'held');
  server.clock.advance(1_000);
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'PAUSED' } });
  server.clock.advance(60_000);
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  server.clock.advance(3_000);
  await run.facilitator.call('releasePost', {
    params: { postId: held.id },
    body: { simulation_run_id: run.id },
  });
  server.clock.advance(3_000);
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const { moments } = await run.facilitator.call('getReplay', { params });
  expect(moments.filter(({ kind }) => kind === 'post').map(({ at_ms }) => at_ms)).toEqual([
    2_000, 4_000, 5_000,
  ]);
  const file = await run.facilitator.call('exportRun', { params, body: { format: 'json' } });
  const { posts } = (await file.json()) as RunData;
  const began = server.clock.now - 67_000;
  const at = (ms: number) => new Date(began + ms).toISOString();
  expect(posts.map(({ content, published_at, appeared_at }) => [content, published_at, appeared_at])).toEqual(
    [
      ['There', null, at(0)],
      ['Timed', null, at(62_000)],
      ['Held', null, at(64_000)],
      ['Too late', null, null],
      ['Kept back', null, null],
      ['Live, later', at(65_000), at(65_000)],
      ['Live, never', null, null],
    ],
  );
});

test('refuses the replay of an unknown run', async () => {
  const { facilitator } = await buildRun(server);
  await expect(facilitator.call('getReplay', { params: { runId: 999_999 } })).rejects.toMatchObject({
    code: 'run.unknown',
  });
});
