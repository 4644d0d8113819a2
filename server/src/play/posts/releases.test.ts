import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

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

async function writePost(content: string, release: Release = null, room_name: Room = 'legal') {
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
const comingPosts = async () =>
  (await run.facilitator.call('listComingPosts', { params: { runId: run.id } })).posts.map(
    ({ content, until_ms }) => [content, until_ms],
  );
const release = (postId: number, runId = run.id) =>
  run.facilitator.call('releasePost', { params: { postId }, body: { simulation_run_id: runId } });
const setStatus = (status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });
const advanceClock = (seconds: number) => server.clock.advance(seconds * 1000);

describe('a post with a release time', () => {
  test('a post with a release time appears in its room at its time, and in no call before', async () => {
    await writePost('At once');
    await writePost('After a minute', 60);
    const scenario = { scenarioId: run.first.id, roomName: 'legal' as const };
    const everywhere = async () => [
      await feed(),
      contents(await legal.call('listPosts', { params: scenario })),
      contents((await legal.call('getAuthoredRoom', { params: scenario })).tweets),
    ];
    advanceClock(59.9);
    for (const posts of await everywhere()) expect(posts).toEqual(['At once']);
    expect((await room()).next_post_ms).toBe(100);
    advanceClock(0.1);
    for (const posts of await everywhere()) expect(posts).toEqual(['At once', 'After a minute']);
    const { tweets, next_post_ms } = await room();
    expect(next_post_ms).toBeNull();
    expect(tweets.map(({ released_at }) => released_at)).toEqual([
      null,
      new Date(server.clock.now).toISOString(),
    ]);
  });

  test('a post with a release time waits during a pause, and ignores added time', async () => {
    await writePost('After a minute', 60);
    advanceClock(30);
    await setStatus('PAUSED');
    expect((await room()).next_post_ms).toBeNull();
    advanceClock(120);
    expect(await feed()).toEqual([]);
    expect(await comingPosts()).toEqual([['After a minute', 30_000]]);
    await setStatus('IN_PROGRESS');
    await run.facilitator.call('updateSettings', { body: { advanced_controls: true } });
    await run.facilitator.call('addTime', { params: { runId: run.id }, body: { seconds: 300 } });
    expect((await room()).next_post_ms).toBe(30_000);
    advanceClock(30);
    expect(await feed()).toEqual(['After a minute']);
  });

  test('a post with a release time is ordered by its time of appearance among live posts', async () => {
    await writePost('After a minute', 60);
    advanceClock(20);
    await publish('Live before');
    advanceClock(60);
    await publish('Live after');
    expect(await feed()).toEqual(['Live before', 'After a minute', 'Live after']);
  });

  test('a post with a release time never appears if the run left the scenario before', async () => {
    await writePost('Too late', 600);
    advanceClock(60);
    await advanceAll(run, run.first);
    advanceClock(600);
    const params = { scenarioId: run.first.id, roomName: 'legal' as const };
    expect(await legal.call('listPosts', { params })).toEqual([]);
    await setStatus('ENDED');
    expect((await legal.call('getAuthoredRoom', { params })).tweets).toEqual([]);
  });

  test('a post with a release time is known to its own room only, and completely to authors', async () => {
    await writePost('After a minute', 60);
    expect((await room(social, 'social')).next_post_ms).toBeNull();
    const params = { scenarioId: run.first.id, roomName: 'legal' as const };
    expect(await run.facilitator.call('listPosts', { params })).toMatchObject([
      { content: 'After a minute', release: 60 },
    ]);
    expect((await run.facilitator.call('getAuthoredRoom', { params })).tweets).toHaveLength(1);
  });

  test('a post with a release time can be part of pasted JSON, with a valid time', async () => {
    await writePost('[{"content": "One", "release": "0:30"}, {"content": "Two"}]', 'held');
    expect(await comingPosts()).toEqual([
      ['One', 30_000],
      ['Two', null],
    ]);
    await expect(writePost('{"content": "One", "release": "soon"}')).rejects.toMatchObject({
      status: 422,
      code: 'post.bad-release',
    });
    await expect(writePost('Never', 86_401)).rejects.toMatchObject({ status: 422 });
  });

  test('a post with a release time can get another one or none', async () => {
    const { id } = await writePost('Moved', 60);
    const change = (to: Release) =>
      run.facilitator.call('updatePost', { params: { postId: id }, body: { release: to } });
    expect(await change(120)).toMatchObject({ content: 'Moved', release: 120 });
    expect(await comingPosts()).toEqual([['Moved', 120_000]]);
    expect(await change('held')).toMatchObject({ release: 'held' });
    expect(await comingPosts()).toEqual([['Moved', null]]);
    expect(await change(null)).toMatchObject({ release: null });
    expect(await feed()).toEqual(['Moved']);
  });

  test.each([
    ['with its scenario', writePost],
    ['live', publish],
  ])('a post written %s appears with an event when its author makes it due', async (_, make) => {
    const { id } = await make('Let go', 'held');
    await writePost('Minute five', 300);
    const params = { runId: run.id };
    const change = (to: Release) =>
      run.facilitator.call('updatePost', { params: { postId: id }, body: { release: to } });
    advanceClock(600);
    const stream = await follow(server, run.id, legal.token);
    await change(60);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'post-published'))).toBe(true);
    const now = new Date(server.clock.now).toISOString();
    advanceClock(60);
    const { tweets } = await room();
    expect(contents(tweets)).toEqual(['Minute five', 'Let go']);
    expect(tweets[1]?.released_at).toBe(now);
    await advanceAll(run, run.first);
    const file = await run.facilitator.call('exportRun', { params, body: { format: 'json' } });
    const { posts } = (await file.json()) as { posts: { id: number; appeared_at: string | null }[] };
    expect(posts.find((post) => post.id === id)?.appeared_at).toBe(now);
    stream.close();
  });

  test('a post appears only in runs that are in its stage when its author makes it due', async () => {
    const { id } = await writePost('Let go', 'held');
    const others = [];
    for (let n = 0; n < 2; n++)
      others.push(await buildRun(server, { rooms: ['legal'], simulation: run.simulation }));
    const [earlierRun, waiting] = others as [BuiltRun, BuiltRun];
    const eventStream = await follow(server, earlierRun.id, earlierRun.facilitator.token);
    await advanceAll(earlierRun, earlierRun.first);
    await run.facilitator.call('updatePost', { params: { postId: id }, body: { release: null } });
    await earlierRun.facilitator.call('announce', {
      params: { runId: earlierRun.id },
      body: { content: 'Listen' },
    });
    expect(await eventStream.until(() => eventStream.events.some(({ kind }) => kind === 'announced'))).toBe(
      true,
    );
    expect(eventStream.events.map(({ kind }) => kind)).not.toContain('post-published');
    const released = await server.app.db.read
      .selectFrom('post_releases')
      .select('run_id')
      .where('post_id', '=', id)
      .orderBy('run_id')
      .execute();
    expect(released).toEqual([{ run_id: run.id }, { run_id: waiting.id }]);
    eventStream.close();
  });

  test('a post stays visible where it has appeared, whatever its author changes', async () => {
    const { id } = await writePost('Seen', 60);
    const early = await writePost('There from the start');
    advanceClock(61);
    expect(await feed()).toEqual(['There from the start', 'Seen']);
    for (const release of ['held', 300, 'held'] as const)
      for (const postId of [id, early.id])
        await run.facilitator.call('updatePost', { params: { postId }, body: { release } });
    expect(await feed()).toEqual(['There from the start', 'Seen']);
    expect(await comingPosts()).toEqual([]);
    // Later runs use the changed release.
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const { id: roomRunId } = await other.facilitator.call('getRoomRunByName', {
      params: { runId: other.id, roomName: 'legal' },
    });
    expect((await other.members[0]!.call('getRoomRun', { params: { roomRunId } })).tweets).toEqual([]);
  });

  test('a post with a release time cannot be deleted once a run has released it or a vote uses it', async () => {
    const free = await writePost('Free');
    const heldPost = await writePost('Held', 'held');
    const marked = await writePost('Marked');
    const remove = (postId: number) => run.facilitator.call('deletePost', { params: { postId } });
    await release(heldPost.id);
    await legal.call('castFinalVote', {
      params: { runId: run.id },
      body: { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'So', evidence: [marked.id] },
    });
    for (const { id } of [heldPost, marked])
      await expect(remove(id)).rejects.toMatchObject({
        status: 409,
        code: 'post.used',
        message: expect.stringContaining('the run Morning workshop has released it'),
      });
    expect(await remove(free.id)).toEqual({ id: free.id });
    expect(await feed()).toEqual(['Held', 'Marked']);
  });

  test('a live post with a release time cannot be deleted once a vote uses it', async () => {
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

  test('a post with a release time can be published live, and its time is fixed once it is visible', async () => {
    const { id } = await publish('Live, later', 30);
    expect(await feed()).toEqual([]);
    advanceClock(30);
    expect(await feed()).toEqual(['Live, later']);
    await expect(
      run.facilitator.call('updatePost', { params: { postId: id }, body: { release: 'held' } }),
    ).rejects.toMatchObject({ status: 409, code: 'post.released' });
    expect(await comingPosts()).toEqual([]);
  });

  test('a post with a release time cannot be published into a closed stage', async () => {
    const roomRunId = await roomRun();
    await advanceAll(run, run.first);
    const publishing = run.facilitator.call('publishPost', {
      params: { roomRunId },
      body: { content: 'Too late', appears_in: 60 },
    });
    await expect(publishing).rejects.toMatchObject({ status: 409, code: 'advance.moved-on' });
    expect(await run.facilitator.call('listLivePosts', { params: { runId: run.id } })).toEqual([]);
  });

  test('a live post can be published with a delay in running time', async () => {
    advanceClock(30);
    const publishIn = async (content: string, appears_in: number) =>
      run.facilitator.call('publishPost', {
        params: { roomRunId: await roomRun() },
        body: { content, appears_in },
      });
    expect(await publishIn('In a minute', 60)).toMatchObject({ release: 90 });
    await setStatus('PAUSED');
    advanceClock(600);
    await setStatus('IN_PROGRESS');
    expect(await comingPosts()).toEqual([['In a minute', 60_000]]);
    advanceClock(60);
    expect(await feed()).toEqual(['In a minute']);
    // The latest time is the same as for authored posts.
    expect(await publishIn('Tomorrow', 86_400)).toMatchObject({ release: 86_400 });
    await expect(publishIn('Never', 0)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a post that is held', () => {
  test('a held post appears when a facilitator releases it, in this run only, with an event', async () => {
    const { id } = await writePost('Held', 'held');
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const stream = await follow(server, run.id, legal.token);
    advanceClock(600);
    expect(await feed()).toEqual([]);
    const released = await release(id);
    expect(released).toMatchObject({
      content: 'Held',
      released_at: new Date(server.clock.now).toISOString(),
    });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'post-published'))).toBe(true);
    expect(await feed()).toEqual(['Held']);
    advanceClock(5);
    expect(await release(id)).toEqual(released);
    expect(await comingPosts()).toEqual([]);
    const there = await other.facilitator.call('listComingPosts', { params: { runId: other.id } });
    expect(contents(there.posts)).toEqual(['Held']);
    stream.close();
  });

  test('a held post can be released during a pause, like a post whose time has not come', async () => {
    const { id } = await writePost('Early', 600);
    await setStatus('PAUSED');
    await release(id);
    expect(await feed()).toEqual(['Early']);
  });

  test('a held post cannot be released outside its scenario and run', async () => {
    const heldPost = await writePost('Held', 'held');
    const waiting = await buildRun(server, { status: 'DRAFT', simulation: run.simulation });
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    const live = await publish('Live', 'held');
    await expect(release(heldPost.id, waiting.id)).rejects.toMatchObject({ code: 'run.not-started' });
    await expect(release(live.id, other.id)).rejects.toMatchObject({ code: 'post.unknown' });
    await expect(release(999_999)).rejects.toMatchObject({ status: 404, code: 'post.unknown' });
    await expect(release(heldPost.id, 999_999)).rejects.toMatchObject({ code: 'run.unknown' });
    await advanceAll(run, run.first);
    await expect(release(heldPost.id)).rejects.toMatchObject({ code: 'advance.moved-on' });
    await setStatus('ENDED');
    await expect(release(heldPost.id)).rejects.toMatchObject({ code: 'run.is-over' });
    expect(await comingPosts()).toEqual([]);
  });
});
