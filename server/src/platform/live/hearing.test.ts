import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Opens streams of a run and waits until all have begun. */
async function openStreams(run: BuiltRun, tokens: readonly string[]) {
  const streams = await Promise.all(tokens.map((token) => follow(server, run.id, token)));
  for (const stream of streams) expect(await stream.until(() => stream.events.length > 0)).toBe(true);
  return streams;
}

/** Pauses the run, which every stream receives, and returns the event kinds that each stream received before. */
async function kindsReceivedBy(run: BuiltRun, streams: Awaited<ReturnType<typeof openStreams>>) {
  await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'PAUSED' } });
  for (const stream of streams) {
    const isPaused = () => stream.events.some(({ kind }) => kind === 'run-status-changed');
    expect(await stream.until(isPaused)).toBe(true);
    stream.close();
  }
  const always = ['stream-opened', 'presence-changed', 'run-status-changed'];
  return streams.map(({ events }) => events.map(({ kind }) => kind).filter((kind) => !always.includes(kind)));
}

async function observedRun() {
  const run = await buildRun(server, { rooms: ['political', 'legal', 'dashboard'] });
  const observer = await server.user();
  const body = { account: observer.email_address };
  await run.facilitator.call('addObserver', { params: { runId: run.id }, body });
  const room = await run.facilitator.call('getRoomRunByName', {
    params: { runId: run.id, roomName: 'political' },
  });
  const [inRoom, elsewhere, dashboard] = run.members;
  const everybody = [inRoom, elsewhere, dashboard, observer, run.facilitator].map((one) => one?.token ?? '');
  return { run, roomRunId: room.id, inRoom, everybody, streams: await openStreams(run, everybody) };
}

describe('an event of one room', () => {
  test('an event about notes reaches its room, the dashboard and the facilitators', async () => {
    const { run, roomRunId, inRoom, streams } = await observedRun();
    await inRoom?.call('addRoomNote', { params: { roomRunId }, body: { text: 'Look' } });
    const notes = ['notes-changed'];
    expect(await kindsReceivedBy(run, streams)).toEqual([notes, [], notes, [], notes]);
  });

  test('an event about an announcement or a post of one room also reaches observers', async () => {
    const { run, roomRunId, streams } = await observedRun();
    const params = { runId: run.id };
    const body = { content: 'Hurry', room_name: 'political' as const };
    await run.facilitator.call('announce', { params, body });
    await run.facilitator.call('publishPost', { params: { roomRunId }, body: { content: 'Now' } });
    const heard = (await kindsReceivedBy(run, streams)).map((kinds) => kinds.toSorted());
    const both = ['announced', 'post-published'];
    expect(heard).toEqual([both, [], both, both, both]);
  });

  test('an event about a room vote reaches everyone', async () => {
    const { run, inRoom, streams } = await observedRun();
    const body = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Go' };
    await inRoom?.call('castRoomVote', { params: { runId: run.id }, body });
    for (const heard of await kindsReceivedBy(run, streams)) expect(heard).toContain('room-vote-cast');
  });
});

describe('a post that is held', () => {
  test('a held post reaches only facilitators, even when it is edited or deleted', async () => {
    const { run, roomRunId, streams } = await observedRun();
    const body = { content: 'A secret', release: 'held' as const };
    const post = await run.facilitator.call('publishPost', { params: { roomRunId }, body });
    const params = { postId: post.id };
    await run.facilitator.call('updatePost', { params, body: { content: 'A larger secret' } });
    await run.facilitator.call('deletePost', { params });
    const [inRoom, elsewhere, dashboard, observer, facilitator] = await kindsReceivedBy(run, streams);
    expect([inRoom, elsewhere, dashboard, observer]).toEqual([[], [], [], []]);
    expect(new Set(facilitator)).toEqual(new Set(['post-held']));
  });

  test('a held post is announced to its room once it is released', async () => {
    const { run, roomRunId, streams } = await observedRun();
    const body = { content: 'A secret', release: 'held' as const };
    const post = await run.facilitator.call('publishPost', { params: { roomRunId }, body });
    await run.facilitator.call('releasePost', {
      params: { postId: post.id },
      body: { simulation_run_id: run.id },
    });
    const [inRoom, elsewhere] = await kindsReceivedBy(run, streams);
    expect([inRoom, elsewhere]).toEqual([['post-published'], []]);
  });
});

describe('a participant who is moved to another room', () => {
  test('a participant who is moved gets a new opening event and then events of the new room', async () => {
    const { run, inRoom, everybody } = await observedRun();
    const [stream] = await openStreams(run, everybody.slice(0, 1));
    await run.facilitator.call('moveParticipant', {
      params: { userRunId: inRoom?.seat_id ?? 0 },
      body: { room_name: 'legal' },
    });
    const openings = () => stream?.events.filter(({ kind }) => kind === 'stream-opened').length;
    expect(await stream?.until(() => openings() === 2)).toBe(true);
    const params = { runId: run.id };
    await run.facilitator.call('announce', { params, body: { content: 'Hi', room_name: 'legal' } });
    expect(await stream?.until(() => stream.events.some(({ kind }) => kind === 'announced'))).toBe(true);
    expect(stream?.hasEnded()).toBe(false);
    stream?.close();
  });
});

describe('a stream ends at once', () => {
  const logIn = (username: string) =>
    server.nobody.call('logIn', { body: { username, password: 'correct horse' } });

  test('a stream ends at once with the session that opened it, but not with other sessions', async () => {
    const run = await buildRun(server);
    const { id, email_address } = await register(server.nobody);
    await run.facilitator.call('updateUser', { params: { userId: id }, body: { is_admin: true } });
    const [one, two] = [await logIn(email_address), await logIn(email_address)];
    const [ofOne, ofTwo] = await openStreams(run, [one.access_token, two.access_token]);
    await server.as(one.access_token).call('logOut', { body: {} });
    expect(await ofOne?.until(ofOne.hasEnded)).toBe(true);
    expect(ofTwo?.hasEnded()).toBe(false);
    await server.as(two.access_token).call('changePassword', {
      body: { current_password: 'correct horse', password: 'another horse' },
    });
    expect(await ofTwo?.until(ofTwo.hasEnded)).toBe(true);
  });

  test.each([{ is_admin: false }, { is_active: false }])(
    'a stream ends at once when the account loses the right to it: %o',
    async (body) => {
      const run = await buildRun(server);
      const other = await server.administrator();
      const [ofOther, own] = await openStreams(run, [other.token, run.facilitator.token]);
      await run.facilitator.call('updateUser', { params: { userId: other.id }, body });
      expect(await ofOther?.until(ofOther.hasEnded)).toBe(true);
      expect(own?.hasEnded()).toBe(false);
      own?.close();
    },
  );

  test('a stream ends at once if it is the oldest of more than twenty of an account', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const token = run.members[0]?.token ?? '';
    // Requests sent together may open in any order.
    const [oldest] = await openStreams(run, [token]);
    const [second] = await openStreams(run, [token]);
    const later = await openStreams(run, Array<string>(19).fill(token));
    expect(await oldest?.until(oldest.hasEnded)).toBe(true);
    expect([second, ...later].filter((stream) => stream?.hasEnded())).toEqual([]);
    for (const stream of [second, ...later]) stream?.close();
  });
});
