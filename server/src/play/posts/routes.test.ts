import { type Answer, type calls, limits } from '@vincere/contract';
import { personas, type Room, type RunStatus, refuse } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type BuiltSimulation, buildSimulation } from '../../testing/simulations.ts';
import { listRoomRuns, saveRoomRuns } from '../store/rooms/rooms.ts';
import { saveRun } from '../store/runs/save.ts';
import { saveVisit } from '../store/runs/visits.ts';
import { saveSeat } from '../store/seats/seats.ts';

let server: TestServer;
let admin: BuiltUser;
let simulation: BuiltSimulation;
let scenario_id: number;
const heard: unknown[] = [];

beforeAll(async () => {
  server = await startServer();
  admin = await server.administrator();
  simulation = await buildSimulation(server.app);
  scenario_id = first(simulation).id;
  server.app.database.listen({
    receive: (event) => void heard.push(event),
    missed: () => {},
    revoked: () => {},
  });
});
afterAll(() => server.close());

const first = (built: BuiltSimulation) => built.stages[0]?.scenarios[0] ?? refuse('scenario.unknown');

const write = (content: string, room_name: Room = 'legal', caller = admin) =>
  caller.call('createPost', { body: { content, room_name, scenario_id } });

const read = (roomName: Room, caller = admin, scenarioId = scenario_id) =>
  caller.call('listPosts', { params: { scenarioId, roomName } });

/** Inserts a run in the first scenario of a simulation, with its room runs, and returns a function that seats people. */
async function buildRun(access_code: string, status: RunStatus = 'IN_PROGRESS', built = simulation) {
  const { app } = server;
  const { id: scenario, stage_id, stage_number } = first(built);
  const visit = {
    stage_id,
    stage_number,
    scenario_id: scenario,
    entered_at: 0,
    entered_at_running_ms: 0,
    has_begun: 1 as const,
  };
  const id = await app.systemChange(async ({ tx }) => {
    const run = await saveRun(tx, { simulation_id: built.id, name: 'Morning', access_code, now: 0 });
    const { id: run_id } = run ?? refuse('run.code-taken');
    const { id: current_visit_id } = await saveVisit(tx, { ...visit, run_id });
    await saveRoomRuns(tx, { id: run_id, rooms: null }, scenario);
    await tx.updateTable('runs').set({ status, current_visit_id }).where('id', '=', run_id).execute();
    return run_id;
  });
  const roomRuns = await listRoomRuns(app.db.read, id, scenario);
  return {
    id,
    room: (name: Room) => roomRuns.find(({ room_name }) => room_name === name) ?? refuse('room.unknown'),
    addSeat: async (room_name: Room) => {
      const user = await server.user();
      await app.systemChange(({ tx }) =>
        saveSeat(tx, { run_id: id, user_id: user.id, room_name, created_at: 0 }),
      );
      return user;
    },
  };
}

type Created = Answer<(typeof calls)['createPost']>;
const contents = (posts: Created['tweets']) => posts.map(({ content }) => content);

describe('writing a post', () => {
  test('a post in plain text gets the persona of its room and stable counts', async () => {
    const created = await write('  The harbour is closed.\n', 'economic');
    const { tweets, ...post } = created;
    expect(post).toEqual({
      id: expect.any(Number),
      content: '  The harbour is closed.\n',
      timestamp: null,
      created_at: '2027-03-09T09:00:00.000Z',
      room_run_id: null,
      scenario_id,
      room_name: 'economic',
      author: { name: personas.economic.name, handle: personas.economic.handle, avatar: null },
      likes: expect.any(Number),
      retweets: expect.any(Number),
      replies: expect.any(Number),
      release: null,
    });
    expect(post.likes).toBeGreaterThanOrEqual(200);
    expect(post.likes).toBeLessThan(1200);
    expect(tweets).toEqual([post]);
    expect(await read('economic')).toEqual([post]);
    expect(await read('economic')).toEqual([post]);
  });

  test('a post written as a JSON object stores its fields', async () => {
    const { tweets, ...post } = await write(
      JSON.stringify({
        content: 'Water at the quay',
        timestamp: '2h ago',
        author: { name: 'Mara', handle: '@mara', avatar: 'M' },
        likes: 3,
        retweets: 2,
        replies: 1,
      }),
      'social',
    );
    expect(post).toMatchObject({
      content: 'Water at the quay',
      timestamp: '2h ago',
      author: { name: 'Mara', handle: '@mara', avatar: 'M' },
      likes: 3,
      retweets: 2,
      replies: 1,
    });
    expect(tweets).toEqual([post]);
  });

  test('posts written as a JSON array are created in order, and the answer is the first with all', async () => {
    const made = await write(
      JSON.stringify(['one', 'two', 'three'].map((content) => ({ content }))),
      'political',
    );
    expect(made.content).toBe('one');
    expect(contents(made.tweets)).toEqual(['one', 'two', 'three']);
    expect(await read('political')).toEqual(made.tweets);
  });

  test('of posts written as a JSON array, all are created or none', async () => {
    const before = await read('political');
    const blank = JSON.stringify([{ content: 'fine' }, { content: '  ' }]);
    await expect(write(blank, 'political')).rejects.toMatchObject({ status: 422, code: 'post.blank' });
    const long = JSON.stringify([{ content: 'fine' }, { content: 'x'.repeat(limits.post + 1) }]);
    await expect(write(long, 'political')).rejects.toMatchObject({ status: 422, code: 'post.too-long' });
    const many = JSON.stringify(Array.from({ length: 101 }, () => ({ content: 'fine' })));
    await expect(write(many, 'political')).rejects.toMatchObject({ status: 422, code: 'post.too-many' });
    expect(await read('political')).toEqual(before);
  });

  test.each([
    '[1] is where it began',
    '{"content": 5}',
    '[{"text": "no content"}]',
    '[]',
    '["a"]',
    '{broken',
  ])('a post that only looks like JSON is plain text: %j', async (content) => {
    const made = await write(content, 'technological');
    expect(made.content).toBe(content);
    expect(made.tweets).toHaveLength(1);
  });

  test('a post can have at most 10,000 characters', async () => {
    const longest = 'x'.repeat(limits.post);
    expect((await write(longest, 'dashboard')).content).toBe(longest);
    await expect(write(`${longest}x`, 'dashboard')).rejects.toMatchObject({
      status: 422,
      code: 'post.too-long',
    });
  });

  test('a post that is blank or for an unknown room is invalid', async () => {
    await expect(write(' \n')).rejects.toMatchObject({ status: 422 });
    await expect(write('Hello', 'kitchen' as Room)).rejects.toMatchObject({ status: 422 });
    await expect(write('null \0 character')).rejects.toMatchObject({ status: 422 });
  });

  test('a post for an unknown or deleted scenario is refused', async () => {
    const deleted = await buildSimulation(server.app);
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('simulations').set({ deleted_at: 1 }).where('id', '=', deleted.id).execute(),
    );
    for (const missing of [999_999, first(deleted).id])
      await expect(
        admin.call('createPost', { body: { content: 'Hello', room_name: 'legal', scenario_id: missing } }),
      ).rejects.toMatchObject({ status: 404, code: 'scenario.unknown' });
  });

  test('only administrators can write a post', async () => {
    await expect(write('Hello', 'legal', await server.user())).rejects.toMatchObject({
      status: 403,
      code: 'session.administrators-only',
    });
    const body = { content: 'Hello', room_name: 'legal', scenario_id } as const;
    await expect(server.nobody.call('createPost', { body })).rejects.toMatchObject({ status: 401 });
  });

  test('a new post is announced to the runs of the simulation', async () => {
    const run = await buildRun('POST01', 'DRAFT');
    await write('News');
    await expect
      .poll(() => heard)
      .toContainEqual({ kind: 'content-edited', run_id: run.id, revision: 2, room_name: null });
  });
});

describe('reading the posts of a room', () => {
  test('the posts of a room are for its members, the dashboard and administrators, in reached scenarios', async () => {
    await write('To the lawyers');
    const run = await buildRun('POST02');
    const lawyer = await run.addSeat('legal');
    expect(contents(await read('legal', lawyer))).toContain('To the lawyers');
    expect(await read('legal', await run.addSeat('dashboard'))).toEqual(await read('legal'));
    await expect(read('legal', await run.addSeat('social'))).rejects.toMatchObject({
      status: 403,
      code: 'room.not-yours',
    });
    const later = simulation.stages[1]?.scenarios[0]?.id;
    await expect(read('legal', lawyer, later)).rejects.toMatchObject({ status: 404, code: 'room.unknown' });
    await expect(read('legal', await server.user())).rejects.toMatchObject({
      status: 404,
      code: 'room.unknown',
    });
    await expect(
      server.nobody.call('listPosts', { params: { scenarioId: scenario_id, roomName: 'legal' } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test('the posts of a room include live posts of the own runs, oldest first', async () => {
    const [mine, other] = [await buildRun('POST09'), await buildRun('POST10')];
    const publish = (run: typeof mine, content: string) =>
      admin.call('publishPost', { params: { roomRunId: run.room('technological').id }, body: { content } });
    await write('Authored before', 'technological');
    await publish(mine, 'Live in mine');
    await publish(other, 'Live in another');
    await write('Authored after', 'technological');
    const fresh = async (caller: BuiltUser) => contents(await read('technological', caller)).slice(-3);
    const expected = ['Authored before', 'Live in mine', 'Authored after'];
    expect(await fresh(await mine.addSeat('technological'))).toEqual(expected);
    expect(await fresh(await mine.addSeat('dashboard'))).toEqual(expected);

    const lawyer = await mine.addSeat('legal');
    await expect(fresh(lawyer)).rejects.toMatchObject({ code: 'room.not-yours' });
    await server.app.systemChange(({ tx }) =>
      tx.updateTable('runs').set({ status: 'ENDED' }).where('id', '=', mine.id).execute(),
    );
    expect(await fresh(lawyer)).toEqual(expected);
    // Authors see only the posts that every run has.
    expect(contents(await read('technological')).slice(-2)).toEqual(['Authored before', 'Authored after']);
  });

  test('the posts of the dashboard are for everyone whose run has reached the scenario', async () => {
    const run = await buildRun('POST03');
    expect(await read('dashboard', await run.addSeat('social'))).toEqual(await read('dashboard'));
  });

  test('the list of posts is empty for a room without posts, and refused for an unknown scenario', async () => {
    expect(await read('environmental')).toEqual([]);
    await expect(read('legal', admin, 999_999)).rejects.toMatchObject({
      status: 404,
      code: 'scenario.unknown',
    });
  });
});

describe('posting into a running room', () => {
  const publish = (roomRunId: number, content = 'Just in', caller = admin) =>
    caller.call('publishPost', { params: { roomRunId }, body: { content } });

  test('a post published into a running room appears in that room only, after the earlier posts', async () => {
    const run = await buildRun('POST04');
    const other = await buildRun('POST05');
    await write('Before', 'environmental');
    const made = await publish(run.room('environmental').id, '[{"content":"Live 1"},{"content":"Live 2"}]');
    expect(made).toMatchObject({ content: 'Live 1', room_run_id: run.room('environmental').id, scenario_id });
    await write('After', 'environmental');

    const feed = async (of: typeof run) =>
      contents(
        (await admin.call('getRoomRun', { params: { roomRunId: of.room('environmental').id } })).tweets,
      );
    expect(await feed(run)).toEqual(['Before', 'Live 1', 'Live 2', 'After']);
    expect(await feed(other)).toEqual(['Before', 'After']);
    expect(contents(await read('environmental'))).toEqual(['Before', 'After']);
    expect(
      await server.app.db.read.selectFrom('runs').select('revision').where('id', '=', run.id).execute(),
    ).toEqual([{ revision: 4 }]);
    await expect
      .poll(() => heard)
      .toContainEqual({ kind: 'post-published', run_id: run.id, revision: 3, room_name: 'environmental' });
  });

  test('a post published into a running room may name the room and scenario, which must match', async () => {
    const run = await buildRun('POST06', 'PAUSED');
    const { id: roomRunId } = run.room('legal');
    const named = (fields: { room_name?: Room; scenario_id?: number }) =>
      admin.call('publishPost', { params: { roomRunId }, body: { content: 'Named', ...fields } });
    expect(await named({ room_name: 'legal', scenario_id })).toMatchObject({ room_name: 'legal' });
    for (const wrong of [{ room_name: 'social' as const }, { scenario_id: 999_999 }])
      await expect(named(wrong)).rejects.toMatchObject({ status: 404, code: 'room.unknown' });
  });

  test.each(['COMPLETED', 'ENDED'] as const)(
    'publishing a post is refused when the run is %s',
    async (status) => {
      const run = await buildRun(status.slice(0, 5).padEnd(6, 'X'), status);
      await expect(publish(run.room('legal').id)).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
    },
  );

  test('publishing a post needs an existing room and some text', async () => {
    await expect(publish(999_999)).rejects.toMatchObject({ status: 404, code: 'room.unknown' });
    const run = await buildRun('POST07');
    await expect(publish(run.room('legal').id, '{"content":" "}')).rejects.toMatchObject({
      code: 'post.blank',
    });
  });

  test('only administrators can publish a post', async () => {
    const run = await buildRun('POST08');
    await expect(publish(run.room('legal').id, 'Hi', await run.addSeat('legal'))).rejects.toMatchObject({
      status: 403,
    });
  });
});
