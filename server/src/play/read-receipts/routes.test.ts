import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

// Read receipts: the posts that participants have read, visible to themselves and to facilitators.

let server: TestServer;
let run: BuiltRun;
let ada: Member;
let ben: Member;
let eve: Member;
let roomRunId: number;
let posts: number[];
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  run = await buildRun(server, { rooms: ['legal', 'legal', 'social'] });
  [ada, ben, eve] = run.members as [Member, Member, Member];
  roomRunId = await roomOf(ada);
  posts = [];
  for (const content of ['One', 'Two', 'Three']) posts.push(await publish(content));
});

const params = () => ({ runId: run.id });
const roomOf = async (member: Member) => {
  const room = { params: { ...params(), roomName: member.room_name } };
  return (await member.call('getRoomRunByName', room)).id;
};
const publish = async (content: string, release: number | 'held' | null = null) =>
  (await run.facilitator.call('publishPost', { params: { roomRunId }, body: { content, release } })).id;
const ownReading = (who: Member) => who.call('getOwnReading', { params: params() });
const read = (who: Member, post_ids: number[], id = roomRunId) =>
  who.call('saveOwnReading', { params: { roomRunId: id }, body: { post_ids } });
const readAll = () => run.facilitator.call('getReading', { params: params() });
const liveEventsOf = async (who: Member) => {
  const { seats } = await readAll();
  const seat = seats.find(({ user_run_id }) => user_run_id === who.seat_id);
  return seat && `${seat.read} of ${seat.posts}`;
};

describe('the read receipts of a person', () => {
  test('read receipts are stored per post, for all devices of the person', async () => {
    expect(await ownReading(ada)).toEqual({
      room_name: 'legal',
      room_run_id: roomRunId,
      scenario_id: run.first.id,
      shown: posts,
      read: null,
      next_post_ms: null,
    });
    const [one = 0, two = 0, three = 0] = posts;
    expect(await read(ada, [two])).toEqual({ read: 1 });
    expect(await read(ada, [one, two])).toEqual({ read: 2 });
    expect((await ownReading(ada)).read).toEqual([one, two]);
    expect((await ownReading(ben)).read).toBeNull();
    await Promise.all([read(ben, [one]), read(ben, [three]), read(ben, [two])]);
    expect((await ownReading(ben)).read).toEqual(posts);
  });

  test('read receipts cover only visible posts of the own room', async () => {
    const heldPost = await publish('Held', 'held');
    const timed = await publish('Later', 600);
    const social = await roomOf(eve);
    const foreign = await run.facilitator.call('publishPost', {
      params: { roomRunId: social },
      body: { content: 'For social' },
    });
    expect(await read(ada, [heldPost, timed, foreign.id, 999_999])).toEqual({ read: 0 });
    const before = await ownReading(ada);
    expect(before.shown).toEqual(posts);
    expect(before.read).toEqual([]);
    expect(before.next_post_ms).toBe(600_000);
    await run.facilitator.call('releasePost', {
      params: { postId: heldPost },
      body: { simulation_run_id: run.id },
    });
    expect(await read(ada, [heldPost])).toEqual({ read: 1 });
    server.clock.advance(600_000);
    expect((await ownReading(ada)).shown).toContain(timed);
  });

  test('read receipts drop deleted posts', async () => {
    const [one = 0, two = 0] = posts;
    await read(ada, [one, two]);
    await run.facilitator.call('deletePost', { params: { postId: one } });
    expect(await liveEventsOf(ada)).toBe('1 of 2');
    expect(await read(ada, [])).toEqual({ read: 1 });
  });

  test('read receipts start empty in a new stage and in a new room', async () => {
    await read(ada, posts);
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: ada.seat_id },
      body: { room_name: 'social' },
    });
    expect(await ownReading(ada)).toMatchObject({ room_name: 'social', read: null });
    await expect(read(ada, posts)).rejects.toMatchObject({ status: 403, code: 'room.not-yours' });
    await read(ben, posts);
    await advanceAll(run, run.first);
    const next = await ownReading(ben);
    expect(next.scenario_id).not.toBe(run.first.id);
    expect(next.read).toBeNull();
  });

  test('read receipts send no event and do not change the revision', async () => {
    const stream = await follow(server, run.id, run.facilitator.token);
    const before = await run.facilitator.call('getRun', { params: params() });
    await read(ada, posts);
    const after = await run.facilitator.call('getRun', { params: params() });
    expect(after.revision).toBe(before.revision);
    await run.facilitator.call('announce', { params: params(), body: { content: 'Listen' } });
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    // Opening the stream may itself announce presence.
    const kinds = stream.events.map(({ kind }) => kind).filter((kind) => kind !== 'presence-changed');
    expect(kinds).toEqual(['stream-opened', 'announced']);
    stream.close();
  });

  test('read receipts are accepted until the run is finished, even in a pause', async () => {
    const become = (status: 'PAUSED' | 'ENDED') =>
      run.facilitator.call('changeRunStatus', { params: params(), body: { status } });
    await become('PAUSED');
    expect(await read(ada, posts)).toEqual({ read: 3 });
    await become('ENDED');
    await expect(read(ben, posts)).rejects.toMatchObject({ status: 409, code: 'run.is-over' });
    expect(await liveEventsOf(ada)).toBe('3 of 3');
  });

  test('read receipts also work for a facilitator with a seat, without an audit entry', async () => {
    const { facilitator } = run;
    await facilitator.call('joinRun', { body: { access_code: run.access_code, room_name: 'legal' } });
    const call = { params: { roomRunId }, body: { post_ids: posts } };
    expect(await facilitator.call('saveOwnReading', call)).toEqual({ read: 3 });
    expect((await facilitator.call('getOwnReading', { params: params() })).read).toEqual(posts);
    const elsewhere = { params: { roomRunId: await roomOf(eve) }, body: { post_ids: [] } };
    await expect(facilitator.call('saveOwnReading', elsewhere)).rejects.toMatchObject({
      status: 403,
      code: 'room.not-yours',
    });
    const { total } = await facilitator.call('listAuditEntries', { query: { search: 'own reading' } });
    expect(total).toBe(0);
  });

  test('read receipts can be saved only by the person themselves', async () => {
    await expect(read(eve, posts)).rejects.toMatchObject({ status: 403, code: 'room.not-yours' });
    const outsider = await server.user();
    const call = { params: { roomRunId }, body: { post_ids: posts } };
    await expect(outsider.call('saveOwnReading', call)).rejects.toMatchObject({ code: 'room.unknown' });
    await expect(run.facilitator.call('saveOwnReading', call)).rejects.toMatchObject({
      status: 403,
      code: 'vote.not-seated',
    });
    await expect(read(ada, posts, 999_999)).rejects.toMatchObject({ code: 'room.unknown' });
    await expect(run.facilitator.call('getOwnReading', { params: params() })).rejects.toMatchObject({
      code: 'vote.not-seated',
    });
    const many = Array.from({ length: 1_001 }, (_, n) => n + 1);
    await expect(read(ada, many)).rejects.toMatchObject({ status: 422 });
  });
});

describe('the facilitators', () => {
  test('the facilitators see how many posts everyone has read', async () => {
    await read(ada, posts.slice(0, 2));
    expect(await readAll()).toEqual({
      scenario_id: run.first.id,
      seats: [
        { user_run_id: ada.seat_id, read: 2, posts: 3 },
        { user_run_id: ben.seat_id, read: 0, posts: 3 },
        { user_run_id: eve.seat_id, read: 0, posts: 0 },
      ],
    });
    await expect(ada.call('getReading', { params: params() })).rejects.toMatchObject({
      code: 'session.administrators-only',
    });
  });

  test('the facilitators see no read receipts before the start, and are refused for an unknown run', async () => {
    run = await buildRun(server, { status: 'DRAFT', rooms: ['legal'] });
    expect(await readAll()).toEqual({ scenario_id: null, seats: [] });
    expect(await ownReading(run.members[0] as Member)).toMatchObject({
      room_run_id: null,
      shown: [],
      read: null,
    });
    run = { ...run, id: 999_999 };
    await expect(readAll()).rejects.toMatchObject({ code: 'run.unknown' });
  });
});
