import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../testing/runs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { follow } from '../testing/streams.ts';

// When posts become visible in their room.

let server: TestServer;
let run: BuiltRun;
let legal: Member;
let social: Member;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, { rooms: ['legal', 'social'] });
  [legal, social] = run.members as [Member, Member];
});

type Release = number | 'held' | null;

async function write(content: string, release: Release = null, room_name: Room = 'legal') {
  return run.facilitator.call('createPost', {
    body: { content, room_name, scenario_id: run.first.id, release },
  });
}
const roomRun = async (roomName: Room = 'legal') =>
  (await run.facilitator.call('getRoomRunByName', { params: { runId: run.id, roomName } })).id;
const publish = async (content: string, release: Release = null) =>
  run.facilitator.call('publishPost', {
    params: { roomRunId: await roomRun() },
    body: { content, release },
  });
const room = async (reader = legal, roomName: Room = 'legal') =>
  reader.call('getRoomRun', { params: { roomRunId: await roomRun(roomName) } });
const contents = (posts: readonly { content: string }[]) => posts.map(({ content }) => content);
const feed = async (reader = legal) => contents((await room(reader)).tweets);
const coming = async () =>
  (await run.facilitator.call('listComingPosts', { params: { runId: run.id } })).posts.map(
    ({ content, until_ms }) => [content, until_ms],
  );
const release = (postId: number, runId = run.id) =>
  run.facilitator.call('releasePost', { params: { postId }, body: { simulation_run_id: runId } });
const setStatus = (status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const later = (seconds: number) => server.clock.advance(seconds * 1000);

describe('a post with a release time', () => {
  test('appears in its room at its time, and in no call before', async () => {
    await write('At once');
    await write('After a minute', 60);
    const scenario = { scenarioId: run.first.id, roomName: 'legal' as const };
    const everywhere = async () => [
      await feed(),
      contents(await legal.call('listPosts', { params: scenario })),
      contents((await legal.call('getAuthoredRoom', { params: scenario })).tweets),
    ];
    later(59.9);
    for (const posts of await everywhere()) expect(posts).toEqual(['At once']);
    expect((await room()).next_post_ms).toBe(100);
    later(0.1);
    for (const posts of await everywhere()) expect(posts).toEqual(['At once', 'After a minute']);
    const { tweets, next_post_ms } = await room();
    expect(next_post_ms).toBeNull();
    expect(tweets.map(({ released_at }) => released_at)).toEqual([
      null,
      new Date(server.clock.now).toISOString(),
    ]);
  });

  test('waits during a pause, and ignores added time', async () => {
    await write('After a minute', 60);
    later(30);
    await setStatus('PAUSED');
    expect((await room()).next_post_ms).toBeNull();
    later(120);
    expect(await feed()).toEqual([]);
    expect(await coming()).toEqual([['After a minute', 30_000]]);
    await setStatus('IN_PROGRESS');
    await run.facilitator.call('updateSettings', { body: { advanced_controls: true } });
    await run.facilitator.call('addTime', { params: { runId: run.id }, body: { seconds: 300 } });
    expect((await room()).next_post_ms).toBe(30_000);
    later(30);
    expect(await feed()).toEqual(['After a minute']);
  });

  test('is ordered by its time of appearance among live posts', async () => {
    await write('After a minute', 60);
    later(20);
    await publish('Live before');
    later(60);
    await publish('Live after');
    expect(await feed()).toEqual(['Live before', 'After a minute', 'Live after']);
  });

  test('never appears if the run left the scenario before', async () => {
    await write('Too late', 600);
    later(60);
    await advanceAll(run, run.first);
    later(600);
    const params = { scenarioId: run.first.id, roomName: 'legal' as const };
    expect(await legal.call('listPosts', { params })).toEqual([]);
    await setStatus('ENDED');
    expect((await legal.call('getAuthoredRoom', { params })).tweets).toEqual([]);
  });

  test('is known to its own room only, and completely to authors', async () => {
    await write('After a minute', 60);
    expect((await room(social, 'social')).next_post_ms).toBeNull();
    const params = { scenarioId: run.first.id, roomName: 'legal' as const };
    expect(await run.facilitator.call('listPosts', { params })).toMatchObject([
      { content: 'After a minute', release: 60 },
    ]);
    expect((await run.facilitator.call('getAuthoredRoom', { params })).tweets).toHaveLength(1);
  });

  test('can be part of pasted JSON, with a valid time', async () => {
    await write('[{"content": "One", "release": "0:30"}, {"content": "Two"}]', 'held');
    expect(await coming()).toEqual([
      ['One', 30_000],
      ['Two', null],
    ]);
    await expect(write('{"content": "One", "release": "soon"}')).rejects.toMatchObject({
      status: 422,
      code: 'post.bad-release',
    });
    await expect(write('Never', 86_401)).rejects.toMatchObject({ status: 422 });
  });

  test('can get another release time or none', async () => {
    const { id } = await write('Moved', 60);
    const change = (to: Release) =>
      run.facilitator.call('updatePost', { params: { postId: id }, body: { release: to } });
    expect(await change(120)).toMatchObject({ content: 'Moved', release: 120 });
    expect(await coming()).toEqual([['Moved', 120_000]]);
    expect(await change('held')).toMatchObject({ release: 'held' });
    expect(await coming()).toEqual([['Moved', null]]);
    expect(await change(null)).toMatchObject({ release: null });
    expect(await feed()).toEqual(['Moved']);
  });

  test.each([
    ['with its scenario', write],
    ['live', publish],
  ])(
    'that its author lets appear, written %s, is there from that moment on, and everybody in it hears',
    async (_, make) => {
      const { id } = await make('Let go', 'held');
      await write('Minute five', 300);
      const params = { runId: run.id };
      const change = (to: Release) =>
        run.facilitator.call('updatePost', { params: { postId: id }, body: { release: to } });
      later(600);
      const stream = await follow(server, run.id, legal.token);
      await change(60);
      expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'post-published'))).toBe(
        true,
      );
      const now = new Date(server.clock.now).toISOString();
      later(60);
      const { tweets } = await room();
      expect(contents(tweets)).toEqual(['Minute five', 'Let go']);
      expect(tweets[1]?.released_at).toBe(now);
      await advanceAll(run, run.first);
      const file = await run.facilitator.call('exportRun', { params, body: { format: 'json' } });
      const { posts } = (await file.json()) as { posts: { id: number; appeared_at: string | null }[] };
      expect(posts.find((post) => post.id === id)?.appeared_at).toBe(now);
      stream.close();
    },
  );

  test('appears only in runs that are in its stage when its author makes it due', async () => {
    const { id } = await write('Let go', 'held');
    const others = [];
    for (let n = 0; n < 2; n++)
      others.push(await buildRun(server, { rooms: ['legal'], simulation: run.simulation }));
    const [gone, waiting] = others as [BuiltRun, BuiltRun];
    const heard = await follow(server, gone.id, gone.facilitator.token);
    await advanceAll(gone, gone.first);
    await run.facilitator.call('updatePost', { params: { postId: id }, body: { release: null } });
    await gone.facilitator.call('announce', { params: { runId: gone.id }, body: { content: 'Listen' } });
    expect(await heard.until(() => heard.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    expect(heard.events.map(({ kind }) => kind)).not.toContain('post-published');
    const released = await server.app.db.read
      .selectFrom('post_releases')
      .select('run_id')
      .where('post_id', '=', id)
      .orderBy('run_id')
      .execute();
    expect(released).toEqual([{ run_id: run.id }, { run_id: waiting.id }]);
    heard.close();
  });

  test('stays visible where it has appeared, whatever its author changes', async () => {
    const { id } = await write('Seen', 60);
    const early = await write('There from the start');
    later(61);
    expect(await feed()).toEqual(['There from the start', 'Seen']);
    for (const release of ['held', 300, 'held'] as const)
      for (const postId of [id, early.id])
        await run.facilitator.call('updatePost', { params: { postId }, body: { release } });
    expect(await feed()).toEqual(['There from the start', 'Seen']);
    expect(await coming()).toEqual([]);
    // Later runs use the changed release.
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const { id: roomRunId } = await other.facilitator.call('getRoomRunByName', {
      params: { runId: other.id, roomName: 'legal' },
    });
    expect((await other.members[0]!.call('getRoomRun', { params: { roomRunId } })).tweets).toEqual([]);
  });

  test('cannot be deleted once a run has released it or a vote uses it', async () => {
    const free = await write('Free');
    const held = await write('Held', 'held');
    const marked = await write('Marked');
    const remove = (postId: number) => run.facilitator.call('deletePost', { params: { postId } });
    await release(held.id);
    await legal.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'So', evidence: [marked.id] },
    });
    for (const { id } of [held, marked])
      await expect(remove(id)).rejects.toMatchObject({
        status: 409,
        code: 'post.used',
        message: expect.stringContaining('the run Morning workshop has released it'),
      });
    expect(await remove(free.id)).toEqual({ id: free.id });
    expect(await feed()).toEqual(['Held', 'Marked']);
  });

  test('cannot be deleted as a live post once a vote uses it', async () => {
    const free = await publish('Free');
    const marked = await publish('Marked');
    const remove = (postId: number) => run.facilitator.call('deletePost', { params: { postId } });
    const [chosen = 0] = run.first.decision_ids;
    await legal.call('castRoomVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: chosen, reasoning: 'So', evidence: [marked.id] },
    });
    await expect(remove(marked.id)).rejects.toMatchObject({
      status: 409,
      code: 'post.used',
      message: expect.stringContaining('a vote there rests on it'),
    });
    expect(await remove(free.id)).toEqual({ id: free.id });
    expect(await feed()).toEqual(['Marked']);
  });

  test('can be published live, and its time is fixed once it is visible', async () => {
    const { id } = await publish('Live, later', 30);
    expect(await feed()).toEqual([]);
    later(30);
    expect(await feed()).toEqual(['Live, later']);
    await expect(
      run.facilitator.call('updatePost', { params: { postId: id }, body: { release: 'held' } }),
    ).rejects.toMatchObject({ status: 409, code: 'post.released' });
    expect(await coming()).toEqual([]);
  });

  test('cannot be published into a closed stage', async () => {
    const roomRunId = await roomRun();
    await advanceAll(run, run.first);
    const publishing = run.facilitator.call('publishPost', {
      params: { roomRunId },
      body: { content: 'Too late', appears_in: 60 },
    });
    await expect(publishing).rejects.toMatchObject({ status: 409, code: 'advance.moved-on' });
    expect(await run.facilitator.call('listLivePosts', { params: { runId: run.id } })).toEqual([]);
  });

  test('can be published with a delay in running time', async () => {
    later(30);
    const publishIn = async (content: string, appears_in: number) =>
      run.facilitator.call('publishPost', {
        params: { roomRunId: await roomRun() },
        body: { content, appears_in },
      });
    expect(await publishIn('In a minute', 60)).toMatchObject({ release: 90 });
    await setStatus('PAUSED');
    later(600);
    await setStatus('IN_PROGRESS');
    expect(await coming()).toEqual([['In a minute', 60_000]]);
    later(60);
    expect(await feed()).toEqual(['In a minute']);
    // The latest time is the same as for authored posts.
    expect(await publishIn('Tomorrow', 86_400)).toMatchObject({ release: 86_400 });
    await expect(publishIn('Never', 0)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a post that is held', () => {
  test('appears when a facilitator releases it, in this run only, with an event', async () => {
    const { id } = await write('Held', 'held');
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const stream = await follow(server, run.id, legal.token);
    later(600);
    expect(await feed()).toEqual([]);
    const released = await release(id);
    expect(released).toMatchObject({
      content: 'Held',
      released_at: new Date(server.clock.now).toISOString(),
    });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'post-published'))).toBe(true);
    expect(await feed()).toEqual(['Held']);
    later(5);
    expect(await release(id)).toEqual(released);
    expect(await coming()).toEqual([]);
    const there = await other.facilitator.call('listComingPosts', { params: { runId: other.id } });
    expect(contents(there.posts)).toEqual(['Held']);
    stream.close();
  });

  test('can be released during a pause, like a post whose time has not come', async () => {
    const { id } = await write('Early', 600);
    await setStatus('PAUSED');
    await release(id);
    expect(await feed()).toEqual(['Early']);
  });

  test('cannot be released outside its scenario and run', async () => {
    const held = await write('Held', 'held');
    const waiting = await buildRun(server, { status: 'DRAFT', simulation: run.simulation });
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const live = await publish('Live', 'held');
    await expect(release(held.id, waiting.id)).rejects.toMatchObject({ code: 'run.not-started' });
    await expect(release(live.id, other.id)).rejects.toMatchObject({ code: 'post.unknown' });
    await expect(release(999_999)).rejects.toMatchObject({ status: 404, code: 'post.unknown' });
    await expect(release(held.id, 999_999)).rejects.toMatchObject({ code: 'run.unknown' });
    await advanceAll(run, run.first);
    await expect(release(held.id)).rejects.toMatchObject({ code: 'advance.moved-on' });
    await setStatus('ENDED');
    await expect(release(held.id)).rejects.toMatchObject({ code: 'run.is-over' });
    expect(await coming()).toEqual([]);
  });
});
