import { replayAt } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { RunData } from '../exports/run-data.ts';

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
  await run.facilitator.call('recordVoteFor', {
    params,
    body: { participantId: alan.seat_id, scenarioId: run.first.id, decisionId: first },
  });
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
    {
      at_ms: 2_000,
      kind: 'room-vote',
      seat_id: ada.seat_id,
      room_name: 'legal',
      decision_id: second,
      reasoning: 'So',
      on_behalf: false,
    },
    {
      at_ms: 3_000,
      kind: 'final-vote',
      seat_id: ada.seat_id,
      room_name: 'legal',
      decision_id: first,
      reasoning: 'So',
      on_behalf: false,
    },
    {
      at_ms: 3_000,
      kind: 'final-vote',
      seat_id: alan.seat_id,
      room_name: 'social',
      decision_id: first,
      reasoning: '',
      on_behalf: true,
    },
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

/**
 * A run in whose first stage a note, an announcement, an item, a key fact and an order were written, besides the help line,
 * confidence and the facilitators' own notes. One second passes before each.
 */
async function writtenRun() {
  const run = await buildRun(server, { rooms: ['legal', 'social'], status: 'DRAFT' });
  const [ada, alan] = run.members as [Member, Member];
  const params = { runId: run.id };
  const { id: scenario_id, decision_ids } = run.first;
  const { facilitator } = run;
  await facilitator.call('setRunOptions', { params, body: { asks_confidence: true } });
  await facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
  await facilitator.call('updateScenario', {
    params: { scenarioId: scenario_id },
    body: { asks_order: true },
  });
  const { id: post } = await facilitator.call('createPost', {
    body: { content: 'The quay is weak at berth 4', room_name: 'legal', scenario_id },
  });
  const { id: fact } = await facilitator.call('createFact', {
    params: { scenarioId: scenario_id },
    body: { text: 'The quay is weak', posts: [post], files: [], supports: [], opposes: [] },
  });
  const { id: roomRunId } = await ada.call('getRoomRunByName', { params: { ...params, roomName: 'legal' } });
  await ada.call('askForHelp', { params, body: { content: 'Kept from the replay' } });
  await facilitator.call('saveFacilitatorNotes', { params, body: { notes: 'Kept from the replay' } });
  const vote = (option: number) => ({
    decision_chosen_id: decision_ids[option] ?? 0,
    reasoning: 'The quay holds',
    confidence: 70 as const,
  });
  const steps: (() => Promise<unknown>)[] = [
    () => ada.call('saveOwnReading', { params: { roomRunId }, body: { post_ids: [post] } }),
    () => ada.call('addRoomNote', { params: { roomRunId }, body: { text: 'Ask the port' } }),
    () => facilitator.call('announce', { params, body: { content: 'Ten minutes', room_name: null } }),
    () => facilitator.call('announce', { params, body: { content: 'Speak up', room_name: 'social' } }),
    () => ada.call('putOnTable', { params, body: { scenario_id, post_id: post, line: 'Read this first' } }),
    () => facilitator.call('tickFact', { params: { ...params, factId: fact } }),
    () => ada.call('castFinalVote', { params, body: vote(0) }),
    () => alan.call('castFinalVote', { params, body: { ...vote(0), evidence: [post] } }),
    () => ada.call('saveOrder', { params, body: { scenario_id, text: 'Call the tug.', revision: 0 } }),
  ];
  for (const step of steps) {
    server.clock.advance(1_000);
    await step();
  }
  const close = async () => {
    server.clock.advance(1_000);
    await facilitator.call('advanceRun', { params, body: {} });
  };
  return { ...run, ada, alan, params, close };
}

test('a replay has the texts of a closed stage at the moments at which they were written', async () => {
  const run = await writtenRun();
  const { ada, alan } = run;
  await run.close();
  const { moments } = await run.facilitator.call('getReplay', { params: run.params });
  const scenario_id = run.first.id;
  const reasoning = 'The quay holds';
  const fact = { kind: 'fact', scenario_id, text: 'The quay is weak' };
  expect(moments.filter(({ kind }) => !['joined', 'stage'].includes(kind))).toMatchObject([
    { at_ms: 1_000, ...fact, state: 'read', room_name: 'legal' },
    {
      at_ms: 2_000,
      kind: 'note',
      scenario_id,
      room_name: 'legal',
      author: ada.full_name,
      text: 'Ask the port',
    },
    { at_ms: 3_000, kind: 'announced', room_name: null, text: 'Ten minutes' },
    { at_ms: 4_000, kind: 'announced', room_name: 'social', text: 'Speak up' },
    {
      at_ms: 5_000,
      kind: 'shared',
      room_name: 'legal',
      seat_id: ada.seat_id,
      line: 'Read this first',
      text: 'The quay is weak at berth 4',
    },
    { at_ms: 5_000, ...fact, state: 'on-table', room_name: 'legal' },
    { at_ms: 6_000, ...fact, state: 'voiced', room_name: null },
    { at_ms: 7_000, kind: 'final-vote', seat_id: ada.seat_id, reasoning },
    { at_ms: 8_000, kind: 'final-vote', seat_id: alan.seat_id, reasoning },
    { at_ms: 8_000, ...fact, state: 'used', room_name: 'social' },
    { at_ms: 10_000, kind: 'order', scenario_id, text: 'Call the tug.' },
    { at_ms: 10_000, kind: 'closed', scenario_id },
  ]);
  expect(JSON.stringify(moments)).not.toMatch(/Kept from the replay|confidence/);
});

test('a replay of a run that goes on has nothing that was written in the open stage', async () => {
  const run = await writtenRun();
  const { moments } = await run.facilitator.call('getReplay', { params: run.params });
  expect(moments.map(({ kind }) => kind)).toEqual(['joined', 'joined', 'announced', 'announced']);
});

test('a replay has the order of the stage in which a run was stopped', async () => {
  const run = await writtenRun();
  await run.facilitator.call('changeRunStatus', { params: run.params, body: { status: 'ENDED' } });
  const { moments } = await run.facilitator.call('getReplay', { params: run.params });
  expect(moments.at(-1)).toEqual({
    at_ms: 9_000,
    kind: 'order',
    scenario_id: run.first.id,
    text: 'Call the tug.',
  });
});

test('the replay of an unknown run is refused', async () => {
  const { facilitator } = await buildRun(server);
  await expect(facilitator.call('getReplay', { params: { runId: 999_999 } })).rejects.toMatchObject({
    code: 'run.unknown',
  });
});
