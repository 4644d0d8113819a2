import { limits } from '@vincere/contract';
import { personas } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalsOf } from '../../testing/refusals.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

// Editing, deleting and listing posts after they were created.

let server: TestServer;
let run: BuiltRun;
beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, { rooms: ['legal'] });
});
afterAll(() => server.close());

const write = (content: string) =>
  run.facilitator.call('createPost', { body: { content, room_name: 'legal', scenario_id: run.first.id } });
const publish = async (content: string, on = run) => {
  const room = await on.facilitator.call('getRoomRunByName', {
    params: { runId: on.id, roomName: 'legal' },
  });
  return on.facilitator.call('publishPost', { params: { roomRunId: room.id }, body: { content } });
};
const change = (postId: number, content: string) =>
  run.facilitator.call('updatePost', { params: { postId }, body: { content } });
const remove = (postId: number) => run.facilitator.call('deletePost', { params: { postId } });
const feed = async () => {
  const { id } = await run.facilitator.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'legal' },
  });
  const { tweets } = await run.members[0]!.call('getRoomRun', { params: { roomRunId: id } });
  return tweets;
};

const live = (on = run) => on.facilitator.call('listLivePosts', { params: { runId: on.id } });

test('a post stays unchanged on an empty change', async () => {
  const { tweets } = await publish('As it was');
  const post = tweets.at(-1)!;
  expect(await run.facilitator.call('updatePost', { params: { postId: post.id }, body: {} })).toEqual(post);
});

test('the author and the counts of any post can be changed, and blank names are those of the room', async () => {
  for (const { id } of [await write('Authored'), await publish('Live')]) {
    const author = { name: ' Mara ', handle: '@mara' };
    const edit = (body: object) => run.facilitator.call('updatePost', { params: { postId: id }, body });
    expect(await edit({ author, likes: 7, retweets: 0 })).toMatchObject({
      author: { name: 'Mara', handle: '@mara' },
      likes: 7,
      retweets: 0,
    });
    expect((await edit({ author: { name: '', handle: '' } })).author).toMatchObject({
      name: personas.legal.name,
      handle: personas.legal.handle,
    });
  }
});

test('posts of a room swap places, in the editor and in the room', async () => {
  const other = await buildRun(server, { rooms: ['legal'] });
  const scenario_id = other.first.id;
  const add = (content: string, room_name: 'legal' | 'social' = 'legal') =>
    other.facilitator.call('createPost', { body: { content, room_name, scenario_id } });
  const [one, two, elsewhere] = [await add('One'), await add('Two'), await add('Else', 'social')];
  const swap = (postId: number, swap_with: number) =>
    other.facilitator.call('updatePost', { params: { postId }, body: { swap_with } });
  await swap(two.id, one.id);
  const three = await add('Three');
  await swap(three.id, one.id);
  const authored = await other.facilitator.call('listPosts', {
    params: { scenarioId: scenario_id, roomName: 'legal' },
  });
  expect(authored.slice(-3).map(({ content }) => content)).toEqual(['Two', 'Three', 'One']);
  const seen = await other.members[0]!.call('listPosts', {
    params: { scenarioId: scenario_id, roomName: 'legal' },
  });
  expect(seen.slice(-3).map(({ content }) => content)).toEqual(['Two', 'Three', 'One']);
  await expect(swap(one.id, elsewhere.id)).rejects.toMatchObject({ code: 'post.unknown' });
});

describe('the posts published into a run', () => {
  test('live posts have no likes unless the facilitator sets them', async () => {
    expect(await publish('Quiet')).toMatchObject({ likes: 0, retweets: 0, replies: 0 });
    expect(await publish('{"content": "Loud", "likes": 12}')).toMatchObject({ likes: 12, retweets: 0 });
  });

  test('live posts are listed with their rooms, without authored posts and those of other runs', async () => {
    const other = await buildRun(server, { rooms: ['legal'], simulation: run.simulation });
    await write('For every run');
    const first = await publish('First', other);
    const second = await publish('Second', other);
    await publish('Elsewhere');
    expect(await live(other)).toEqual([...first.tweets, ...second.tweets]);
    expect((await live(other)).map(({ room_name, scenario_id }) => ({ room_name, scenario_id }))).toEqual(
      Array(2).fill({ room_name: 'legal', scenario_id: run.first.id }),
    );
  });

  test('the list of live posts is refused for an unknown run', async () => {
    await expect(live({ ...run, id: 999_999 })).rejects.toMatchObject({ code: 'run.unknown' });
  });
});

describe.each([
  ['written with its scenario', write],
  ['published into a running room', (content: string) => publish(content)],
])('a post %s', (_, make) => {
  test('a post gets a new text and keeps everything else', async () => {
    const {
      tweets: [post],
    } = await make('Wrongly speld');
    server.clock.advance(5_000);
    const changed = await change(post!.id, '  Rightly spelled\n');
    expect(changed).toEqual({ ...post, content: '  Rightly spelled\n' });
    expect((await feed()).find(({ id }) => id === post!.id)).toMatchObject(changed);
  });

  test('a post stays one post even if its new text looks like several', async () => {
    const { id } = await make('One');
    const content = '[{"content":"Two"},{"content":"Three"}]';
    expect(await change(id, content)).toMatchObject({ id, content });
  });

  test('a post can be deleted and created again', async () => {
    const {
      id,
      tweets: [post],
    } = await make('Gone');
    expect(await remove(id)).toEqual({ id });
    expect((await feed()).map((one) => one.id)).not.toContain(id);
    const { content, author, likes, retweets, replies } = post!;
    const again = await make(JSON.stringify({ content, author, likes, retweets, replies }));
    expect(again).toMatchObject({ content, author, likes, retweets, replies });
  });

  test('a changed post is announced to its readers', async () => {
    const { id } = await make('Look');
    const stream = await follow(server, run.id, run.members[0]!.token);
    await stream.until(() => stream.events.length > 0);
    const heard = () => stream.events.filter(({ kind }) => kind === 'content-edited').length;
    await change(id, 'Look again');
    expect(await stream.until(() => heard() === 1)).toBe(true);
    await remove(id);
    expect(await stream.until(() => heard() === 2)).toBe(true);
    stream.close();
  });

  test('a changed post needs a text of at most 10,000 characters', async () => {
    const { id } = await make('Some text');
    for (const content of ['', ' \n', 'x'.repeat(limits.post + 1)])
      await expect(change(id, content)).rejects.toMatchObject({ status: 422 });
    expect((await change(id, 'x'.repeat(limits.post))).content).toHaveLength(limits.post);
  });

  test('a post can be changed and deleted only by administrators', async () => {
    const { id } = await make('Mine');
    const [member] = run.members;
    expect(
      await refusalsOf([
        member!.call('updatePost', { params: { postId: id }, body: { content: 'Theirs' } }),
        member!.call('deletePost', { params: { postId: id } }),
      ]),
    ).toEqual(['403 Only administrators can do this']);
  });

  test('a post is deleted once if two people delete it at the same time', async () => {
    const { id } = await make('Twice');
    const outcomes = await Promise.allSettled([remove(id), remove(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalsOf([remove(id), change(id, 'Again')])).toEqual(['404 Post not found']);
  });
});

test('a live post of a finished run stays, but authored posts can still change', async () => {
  const over = await buildRun(server, { rooms: ['legal'] });
  const live = await publish('Live', over);
  const authored = await over.facilitator.call('createPost', {
    body: { content: 'Authored', room_name: 'legal', scenario_id: over.first.id },
  });
  await over.facilitator.call('changeRunStatus', { params: { runId: over.id }, body: { status: 'ENDED' } });
  expect(await refusalsOf([change(live.id, 'Later'), remove(live.id)])).toEqual([
    '409 This simulation has already ended',
  ]);
  expect(await change(authored.id, 'Later')).toMatchObject({ content: 'Later' });
});

test('a post of a deleted simulation is unknown', async () => {
  const ended = await buildRun(server);
  const { id } = await ended.facilitator.call('createPost', {
    body: { content: 'Authored', room_name: 'legal', scenario_id: ended.first.id },
  });
  await ended.facilitator.call('changeRunStatus', { params: { runId: ended.id }, body: { status: 'ENDED' } });
  await ended.facilitator.call('deleteSimulation', { params: { simulationId: ended.simulation.id } });
  expect(await refusalsOf([remove(id), change(id, 'Later')])).toEqual(['404 Post not found']);
});
