import type { Answer, Calls, Input } from '@vincere/contract';
import { type Room, standardRooms } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { readEverything } from '../../testing/readable.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';
import { releaseDue } from './conditional.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

type PostCondition = NonNullable<Extract<Input<Calls['createPost']>, { body: unknown }>['body']['when']>;
const params = ({ id }: { id: number }) => ({ runId: id });
const secret = 'The inspectors are at the gate';

async function playedRun(rooms: Room[] = ['legal', 'legal', 'social', 'dashboard']) {
  const run = await buildRun(server, { rooms });
  const [legal, second, social, dashboard] = run.members as [Member, Member, Member, Member];
  return { ...run, legal, second, social, dashboard };
}

const write = (
  run: BuiltRun,
  when: PostCondition,
  {
    room_name = 'social',
    release = null,
    scenario_id = run.first.id,
    content = secret,
  }: {
    room_name?: Room;
    release?: number | 'held' | null;
    scenario_id?: number;
    content?: string;
  } = {},
) => run.facilitator.call('createPost', { body: { content, room_name, scenario_id, release, when } });

const vote = (run: BuiltRun, user: BuiltUser, index = 0) =>
  user.call('castRoomVote', {
    params: params(run),
    body: { decision_chosen_id: run.first.decision_ids[index] ?? 0, reasoning: 'So' },
  });

async function seen(run: BuiltRun, user: BuiltUser, roomName: Room = 'social', scenarioId = run.first.id) {
  const posts = await user.call('listPosts', { params: { scenarioId, roomName } });
  return posts.map(({ content }) => content);
}

const coming = async (run: BuiltRun): Promise<Answer<Calls['listComingPosts']>['posts']> =>
  (await run.facilitator.call('listComingPosts', { params: params(run) })).posts;
const due = () => releaseDue(server.app.database, server.clock.now);
const minutes = (count: number) => server.clock.advance(count * 60_000);
const voted: PostCondition = [{ kind: 'voted', room_name: 'legal' }];

describe('a post with conditions', () => {
  test('a post with conditions appears with the change that makes them all hold, and is announced to its room', async () => {
    const run = await playedRun();
    const { first, legal, second, social } = run;
    await write(run, [
      ...voted,
      { kind: 'leans', room_name: 'legal', decision_id: first.decision_ids[1] ?? 0 },
    ]);
    const stream = await follow(server, run.id, social.token);
    await stream.until(() => stream.events.length > 0);
    await vote(run, legal, 1);
    expect(await seen(run, social)).toEqual([]);
    minutes(1);
    await vote(run, second, 1);
    expect(await seen(run, social)).toEqual([secret]);
    await stream.until(() => stream.events.some(({ kind }) => kind === 'post-published'));
    const stored = await server.app.db.read
      .selectFrom('post_releases')
      .selectAll()
      .where('run_id', '=', run.id)
      .execute();
    expect(stored).toMatchObject([{ released_at: server.clock.now, released_after: 60 }]);
    expect(await coming(run)).toEqual([]);
  });

  test('a post with conditions stays once it has appeared, even if its conditions hold no longer', async () => {
    const run = await playedRun();
    await write(run, [{ kind: 'on-table', fact_id: await fact(run) }], { room_name: 'legal' });
    const item = await put(run);
    expect(await seen(run, run.legal, 'legal')).toContain(secret);
    await run.legal.call('takeFromTable', { params: { ...params(run), itemId: item.id } });
    expect(await seen(run, run.legal, 'legal')).toContain(secret);
  });

  test('a post with conditions appears no earlier than its release time', async () => {
    const run = await playedRun();
    await write(run, voted, { release: 300 });
    for (const member of [run.legal, run.second]) await vote(run, member);
    expect(await seen(run, run.social)).toEqual([]);
    minutes(5);
    await due();
    expect(await seen(run, run.social)).toEqual([secret]);
  });

  test('a post with conditions is not released during a pause', async () => {
    const run = await playedRun();
    await write(run, [], { release: null, content: 'Plain' });
    await write(run, voted, { release: 60 });
    for (const member of [run.legal, run.second]) await vote(run, member);
    const status = (value: 'PAUSED' | 'IN_PROGRESS') =>
      run.facilitator.call('changeRunStatus', { params: params(run), body: { status: value } });
    await status('PAUSED');
    minutes(5);
    await due();
    expect(await seen(run, run.social)).toEqual(['Plain']);
    await status('IN_PROGRESS');
    minutes(1);
    await due();
    expect(await seen(run, run.social)).toEqual(['Plain', secret]);
  });

  test('a post with conditions follows an earlier decision and whether its conditions were met', async () => {
    const run = await playedRun();
    const { facilitator, first, simulation } = run;
    const [chosen = 0] = first.decision_ids;
    const { conditions } = await facilitator.call('updateDecision', {
      params: { decisionId: chosen },
      body: { conditions: [{ text: 'a radio', met: 'Yes.', unmet: 'No.' }] },
    });
    const next = simulation.stages[1]?.scenarios[0]?.id ?? 0;
    const place = { scenario_id: next };
    const condition_id = conditions?.[0]?.id ?? 0;
    const unmet: PostCondition = [{ kind: 'condition', condition_id, is_met: false }];
    await write(run, [{ kind: 'decided', scenario_id: first.id, decision_id: chosen }], {
      ...place,
      content: 'After A',
    });
    await write(run, unmet, { ...place, content: 'Not met' });
    await write(run, [{ kind: 'condition', condition_id, is_met: true }], { ...place, content: 'Met' });
    await advanceAll(run, first);
    expect(await seen(run, run.social, 'social', next)).toEqual(['After A']);
    await facilitator.call('correctJudgement', {
      params: params(run),
      body: { scenario_id: first.id, conditions_met: [] },
    });
    expect(await seen(run, run.social, 'social', next)).toEqual(['After A', 'Not met']);
  });

  test('a post with a condition by a minute is judged once, at that minute', async () => {
    const run = await playedRun();
    const factId = await fact(run);
    await write(run, [{ kind: 'not-on-table', fact_id: factId, by_minute: 5 }], {
      content: 'Nobody shared it',
    });
    const read = await write(run, [], { room_name: 'legal', content: 'Read me' });
    await write(run, [{ kind: 'unread', room_name: 'legal', post_id: read.id, by_minute: 5 }], {
      content: 'Nobody read it',
    });
    const item = await put(run);
    minutes(5);
    await due();
    expect(await seen(run, run.social)).toEqual(['Nobody read it']);
    // Taken back and added again later: it was on the table at minute five.
    await run.legal.call('takeFromTable', { params: { ...params(run), itemId: item.id } });
    minutes(1);
    await put(run);
    await due();
    expect(await seen(run, run.social)).toEqual(['Nobody read it']);
  });

  test('a post with conditions is not released twice by two processes at the same moment', async () => {
    const run = await playedRun();
    await write(run, voted, { release: 60 });
    for (const member of [run.legal, run.second]) await vote(run, member);
    const stream = await follow(server, run.id, run.social.token);
    await stream.until(() => stream.events.length > 0);
    minutes(1);
    await Promise.all([due(), due(), due()]);
    await run.facilitator.call('renameRun', { params: params(run), body: { name: 'Renamed' } });
    await stream.until(() => stream.events.some(({ kind }) => kind === 'run-renamed'));
    expect(stream.events.filter(({ kind }) => kind === 'post-published')).toHaveLength(1);
  });
});

describe('a facilitator', () => {
  test('a facilitator sees what each post waits for, releases one and drops another, and can undo it', async () => {
    const run = await playedRun();
    const one = await write(run, voted, { content: 'One' });
    const other = await write(run, voted, { content: 'Other' });
    expect(await coming(run)).toMatchObject([
      { content: 'One', when: voted, until_ms: null, is_dropped: false },
      { content: 'Other' },
    ]);
    const drop = (postId: number, is_dropped: boolean) =>
      run.facilitator.call('dropPost', {
        params: { postId },
        body: { simulation_run_id: run.id, is_dropped },
      });
    await run.facilitator.call('releasePost', {
      params: { postId: one.id },
      body: { simulation_run_id: run.id },
    });
    await drop(other.id, true);
    for (const member of [run.legal, run.second]) await vote(run, member);
    expect(await seen(run, run.social)).toEqual(['One']);
    expect(await coming(run)).toMatchObject([{ content: 'Other', is_dropped: true }]);
    await drop(other.id, false);
    expect(await seen(run, run.social)).toEqual(['One', 'Other']);
    await expect(drop(other.id, true)).rejects.toMatchObject({ code: 'post.released' });
    const plain = await write(run, [], { content: 'Plain', release: 'held' });
    await expect(drop(plain.id, true)).rejects.toMatchObject({ code: 'post.without-when' });
    await expect(
      run.legal.call('dropPost', {
        params: { postId: other.id },
        body: { simulation_run_id: run.id, is_dropped: true },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('conditions may change while the run goes on: what has appeared stays, what holds now appears', async () => {
    const run = await playedRun();
    const post = await write(run, [], { content: 'Plain' });
    const update = (when: PostCondition) =>
      run.facilitator.call('updatePost', { params: { postId: post.id }, body: { when } });
    expect(await update(voted)).toMatchObject({ when: voted });
    expect(await seen(run, run.social)).toEqual(['Plain']);
    const later = await write(run, voted, { content: 'Later' });
    const open = await run.facilitator.call('updatePost', {
      params: { postId: later.id },
      body: { when: [] },
    });
    expect(open).not.toHaveProperty('when');
    expect(await seen(run, run.social)).toEqual(['Plain', 'Later']);
  });
});

test('invalid conditions are refused with a clear code, and change nothing', async () => {
  const run = await playedRun();
  const { first } = run;
  const decision_id = first.decision_ids[0] ?? 0;
  const refused = (code: string) => expect.objectContaining({ code, status: 422 });
  await expect(write(run, voted, { release: 'held' })).rejects.toEqual(refused('when.held'));
  const leans: PostCondition = [{ kind: 'leans', room_name: 'legal', decision_id }];
  for (const room_name of ['legal', 'dashboard'] as const)
    await expect(write(run, leans, { room_name })).rejects.toEqual(refused('when.leans-here'));
  await expect(write(run, [{ kind: 'decided', scenario_id: first.id, decision_id }])).rejects.toEqual(
    refused('when.foreign'),
  );
  const rooms = standardRooms.map((one) => ({ ...one, in_use: one.room_name !== 'legal' }));
  await run.facilitator.call('updateSimulation', {
    params: { simulationId: run.simulation.id },
    body: { rooms },
  });
  await expect(write(run, voted)).rejects.toEqual(refused('when.room-not-in-use'));
  await expect(write(run, [...voted, ...voted, ...voted, ...voted])).rejects.toMatchObject({ status: 422 });
  await expect(write(run, [{ kind: 'not-on-table', fact_id: 1, by_minute: 0 }])).rejects.toMatchObject({
    status: 422,
  });
  expect(await coming(run)).toEqual([]);
});

test('nobody but administrators learns of a post that waits, or of its conditions', async () => {
  const run = await playedRun();
  const { id } = await write(run, voted);
  await write(run, [], { content: 'Plain' });
  const observer = await server.user();
  await run.facilitator.call('addObserver', {
    params: params(run),
    body: { account: observer.email_address },
  });
  const paths = { runId: run.id, scenarioId: run.first.id, postId: id, roomName: 'social' };
  for (const { token } of [run.social, run.dashboard, observer]) {
    const answers = JSON.stringify([...(await readEverything(server, token, paths))]);
    expect(answers).not.toContain(secret);
    expect(answers).not.toContain('"voted"');
  }
  const authored = { scenarioId: run.first.id, roomName: 'social' as const };
  const { tweets } = await run.facilitator.call('getAuthoredRoom', { params: authored });
  expect(tweets.map(({ when }) => when)).toEqual([voted, undefined]);
  for (const member of [run.legal, run.second]) await vote(run, member);
  const shown = await run.social.call('listPosts', {
    params: { scenarioId: run.first.id, roomName: 'social' },
  });
  const room = await run.social.call('getAuthoredRoom', { params: authored });
  expect(shown).toHaveLength(2);
  for (const post of [...shown, ...room.tweets]) expect(post).not.toHaveProperty('when');
});

test('a copy of the simulation keeps the conditions of the post', async () => {
  const run = await playedRun();
  await write(run, voted);
  const copy = await run.facilitator.call('duplicateSimulation', {
    params: { simulationId: run.simulation.id },
  });
  const { stages } = await run.facilitator.call('getSimulation', { params: { simulationId: copy.id } });
  const scenarioId = stages[0]?.scenarios[0]?.id ?? 0;
  const posts = await run.facilitator.call('listPosts', { params: { scenarioId, roomName: 'social' } });
  expect(posts).toMatchObject([{ content: secret, release: null, when: voted }]);
});

/** Adds a fact that a post of the legal room carries. */
async function fact(run: BuiltRun): Promise<number> {
  const post = await write(run, [], { room_name: 'legal', content: 'The wall moves' });
  const { id } = await run.facilitator.call('createFact', {
    params: { scenarioId: run.first.id },
    body: { text: 'It moves', posts: [post.id], files: [], supports: [], opposes: [] },
  });
  return id;
}

/** Puts the post that carries the fact on the table. */
async function put(run: BuiltRun & { legal: Member }) {
  const posts = await run.legal.call('listPosts', {
    params: { scenarioId: run.first.id, roomName: 'legal' },
  });
  const post_id = posts.find(({ content }) => content === 'The wall moves')?.id ?? 0;
  return run.legal.call('putOnTable', { params: params(run), body: { scenario_id: run.first.id, post_id } });
}
