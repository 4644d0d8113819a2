import { apiPrefix, type Run } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../open.ts';
import { advanceAll, type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';

// Polling a run answers 304 without a body as long as nothing changed. See docs/decisions/0013.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function poll(run: BuiltRun, who: { token: string }, tag?: string) {
  const response = await fetch(`${server.origin}${apiPrefix}/simulation-run-verify`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
    },
    body: JSON.stringify({ access_code: run.access_code }),
  });
  const text = await response.text();
  return {
    status: response.status,
    tag: response.headers.get('etag') ?? '',
    text,
    run: text === '' ? null : (JSON.parse(text) as Run),
  };
}

const vote = (run: BuiltRun, member: Member | undefined, option = 0) =>
  member!.call('castFinalVote', {
    params: { runId: run.id },
    body: { decision_chosen_id: run.first.decision_ids[option] ?? 0, reasoning: 'Ä reason 🌊' },
  });

describe('a poll with an entity tag', () => {
  test('a poll with an entity tag is refused once its session, account or token has ended', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic', 'legal'] });
    const [leaving, blocked, late] = run.members;
    const administrator = await server.administrator();
    const tags = await Promise.all(run.members.map(async (one) => (await poll(run, one)).tag));
    for (const [index, one] of run.members.entries())
      expect(await poll(run, one, tags[index])).toMatchObject({ status: 304 });
    await leaving!.call('logOut');
    expect(await poll(run, leaving!, tags[0])).toMatchObject({ status: 401 });
    await administrator.call('updateUser', {
      params: { userId: blocked!.id },
      body: { is_active: false },
    });
    expect(await poll(run, blocked!, tags[1])).toMatchObject({ status: 401 });
    // The run changed for the others, because it waits for one person fewer.
    const { status, tag } = await poll(run, late!, tags[2]);
    expect(status).toBe(200);
    expect(await poll(run, late!, tag)).toMatchObject({ status: 304 });
    server.clock.advance(16 * 60_000);
    expect(await poll(run, late!, tag)).toMatchObject({ status: 401 });
  });

  test('a poll with an entity tag gets 304 and no body while nothing changed, at any time', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [member] = run.members;
    const first = await poll(run, member!);
    expect(first.status).toBe(200);
    server.clock.advance(30_000);
    expect(await poll(run, member!, first.tag)).toMatchObject({ status: 304, text: '', tag: first.tag });
    expect((await poll(run, member!)).run?.elapsed_seconds).toBe(30);
  });

  test('a poll with an entity tag also works for the call that reads a seat with its run', async () => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [member] = run.members;
    const params = { userRunId: member!.seat_id };
    const cached = await member!.call('getUserRun', { params });
    expect(cached).toMatchObject({
      id: member?.seat_id,
      user_id: member?.id,
      room: { room_name: 'political' },
      sim_run: (await poll(run, member!)).run,
    });
    expect(await member!.call('getUserRun', { params, unless: cached })).toBe(cached);
    await vote(run, run.members[1]);
    const changed = await member!.call('getUserRun', { params, unless: cached });
    expect(changed.sim_run.all_users_decision).toHaveLength(1);
  });

  test("a poll with an entity tag never answers 304 for another person's answer", async () => {
    const run = await buildRun(server, { rooms: ['political', 'political'] });
    const [one, other] = run.members;
    const { tag } = await poll(run, one!);
    expect((await poll(run, other!, tag)).run?.users_playing[0]?.user_id).toBe(other?.id);
  });

  test.each<[string, (run: BuiltRun) => Promise<unknown>]>([
    ['a vote', (run) => vote(run, run.members[1])],
    [
      'a room note',
      async (run) => {
        const [member] = run.members;
        const params = { runId: run.id, roomName: 'political' as const };
        const { id: roomRunId } = await member!.call('getRoomRunByName', { params });
        await member!.call('addRoomNote', { params: { roomRunId }, body: { text: 'Noted' } });
      },
    ],
    [
      'added time',
      (run) => run.facilitator.call('addTime', { params: { runId: run.id }, body: { seconds: 60 } }),
    ],
    [
      'a plenary timer',
      (run) => run.facilitator.call('setPlenaryTimer', { params: { runId: run.id }, body: { seconds: 600 } }),
    ],
    [
      'a clock that was set',
      (run) =>
        run.facilitator.call('setTime', { params: { runId: run.id }, body: { remaining_seconds: 600 } }),
    ],
    [
      'a pause',
      (run) =>
        run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'PAUSED' } }),
    ],
    ['an advance', (run) => advanceAll(run, run.first)],
    [
      'a text of the simulation',
      (run) =>
        run.facilitator.call('updateScenario', {
          params: { scenarioId: run.first.id },
          body: { name: 'Renamed', description: 'Rewritten' },
        }),
    ],
    [
      'another name of somebody',
      (run) => run.members[1]!.call('updateProfile', { body: { last_name: 'Byron' } }),
    ],
    [
      'another room',
      (run) =>
        run.facilitator.call('moveParticipant', {
          params: { userRunId: run.members[0]!.seat_id },
          body: { room_name: 'legal' },
        }),
    ],
  ])('a poll with an entity tag gets the whole run after %s', async (_, change) => {
    const run = await buildRun(server, { rooms: ['political', 'economic'] });
    const [member] = run.members;
    const { tag, text } = await poll(run, member!);
    await change(run);
    const changed = await poll(run, member!, tag);
    expect(changed.status).toBe(200);
    expect(changed.text).not.toBe(text);
    expect(changed.tag).not.toBe(tag);
  });

  test.runIf(process.env['DATABASE_URL'])(
    'a poll with an entity tag gets the whole run right after a change by another process',
    async () => {
      const run = await buildRun(server, { rooms: ['political'] });
      const [member] = run.members;
      const { tag } = await poll(run, member!);
      const other = await openApp(server.app.config, { clock: server.app.clock });
      await other.systemChange(async (change) =>
        announceOn(change, await lockRun(change, run.id), 'clock-changed'),
      );
      expect((await poll(run, member!, tag)).status).toBe(200);
      await other.close();
    },
  );
});

describe('a run with many readers', () => {
  test('a run with many readers shows each their own entries, and hides those of others', async () => {
    const run = await buildRun(server, {
      rooms: ['political', 'economic', 'dashboard'],
      people: [{ first_name: 'Zoë' }, { first_name: '李' }, { first_name: 'Ada' }],
    });
    for (const member of run.members) await vote(run, member);
    for (const [index, member] of run.members.entries()) {
      const view = (await poll(run, member)).run;
      expect(view?.users_playing.map(({ user_id }) => user_id)).toEqual([
        member.id,
        ...run.members.filter((other) => other !== member).map(({ id }) => id),
      ]);
      expect(view?.users_playing.map(({ user }) => user.email_address)).toEqual([
        member.email_address,
        null,
        null,
      ]);
      expect(view?.users_playing[0]?.user.first_name).toBe(['Zoë', '李', 'Ada'][index]);
      expect(view?.all_users_decision.map(({ reasoning }) => reasoning)).toEqual(
        run.members.map((other) => (other === member ? 'Ä reason 🌊' : null)),
      );
    }
    const all = await run.facilitator.call('getRun', { params: { runId: run.id } });
    expect(all.all_users_decision.every(({ reasoning }) => reasoning === 'Ä reason 🌊')).toBe(true);
    expect(all.users_playing.map(({ user_id }) => user_id)).toEqual(run.members.map(({ id }) => id));
  });
});
