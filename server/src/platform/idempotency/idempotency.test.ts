import { apiPrefix, calls } from '@vincere/contract';
import { readNotes } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { sweepKeys } from './idempotency.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const key = 'a-key-of-a-request-0001';

async function legalRoom() {
  const run = await buildRun(server, { rooms: ['legal', 'legal'] });
  const [ada, ben] = run.members;
  if (ada === undefined || ben === undefined) throw new Error('The run has no members');
  const { id } = await ada.call('getRoomRunByName', { params: { runId: run.id, roomName: 'legal' } });
  const notes = async () => readNotes((await ada.call('getRoomRun', { params: { roomRunId: id } })).notes);
  return { run, ada, ben, params: { roomRunId: id }, notes };
}

test('a request that is sent several times with one key takes effect once and gets one answer', async () => {
  const { ada, params, notes } = await legalRoom();
  const send = () => ada.call('addRoomNote', { params, body: { text: 'Said once' }, key });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ revision }) => revision)).size).toBe(1);
  expect(await send()).toEqual(answers[0]);
  expect((await notes()).map(({ text }) => text)).toEqual(['Said once']);
});

test('the first request with a key is answered with 201 and a repeated one with 200', async () => {
  const { run, ada } = await legalRoom();
  const send = () =>
    fetch(`${server.origin}${apiPrefix}${calls.askForHelp.path.replace(':runId', String(run.id))}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ada.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ content: 'May we call?' }),
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
});

test('an idempotency key belongs to one user', async () => {
  const { ada, ben, params, notes } = await legalRoom();
  for (const person of [ada, ben]) await person.call('addRoomNote', { params, body: { text: 'Both' }, key });
  expect(await notes()).toHaveLength(2);
});

test('an idempotency key used for another request is refused, and changes nothing', async () => {
  const { run, ada, params, notes } = await legalRoom();
  await ada.call('addRoomNote', { params, body: { text: 'First' }, key });
  const refusal = { status: 422, code: 'request.key-reused' };
  await expect(ada.call('addRoomNote', { params, body: { text: 'Second' }, key })).rejects.toMatchObject(
    refusal,
  );
  const question = { params: { runId: run.id }, body: { content: 'May we call?' }, key };
  await expect(ada.call('askForHelp', question)).rejects.toMatchObject(refusal);
  expect((await notes()).map(({ text }) => text)).toEqual(['First']);
});

test('a refused request does not use up its key', async () => {
  const { run, ada } = await legalRoom();
  const ask = (content: string, own?: string) =>
    ada.call('askForHelp', { params: { runId: run.id }, body: { content }, key: own });
  const first = await ask('Question 1');
  for (const n of [2, 3, 4, 5]) await ask(`Question ${n}`);
  await expect(ask('One more', key)).rejects.toMatchObject({ code: 'help.too-many-open' });
  await run.facilitator.call('settleHelp', {
    params: { runId: run.id, questionId: first.id },
    body: { settled: true },
  });
  expect(await ask('One more', key)).toMatchObject({ content: 'One more' });
});

test('announcements and posts that are sent twice with one key are made and audited once', async () => {
  const { run } = await legalRoom();
  const { facilitator } = run;
  const announcement = { params: { runId: run.id }, body: { content: 'Coffee is at four' }, key };
  const { id } = await facilitator.call('announce', announcement);
  expect((await facilitator.call('announce', announcement)).id).toBe(id);
  const { entries } = await facilitator.call('listAuditEntries', { query: { search: 'Coffee is at four' } });
  expect(entries).toHaveLength(1);

  const room = await facilitator.call('getRoomRunByName', { params: { runId: run.id, roomName: 'legal' } });
  const post = { params: { roomRunId: room.id }, body: { content: 'Breaking' }, key: `${key}-post` };
  expect(await facilitator.call('publishPost', post)).toEqual(await facilitator.call('publishPost', post));
  const live = await facilitator.call('listLivePosts', { params: { runId: run.id } });
  expect(live.filter(({ content }) => content === 'Breaking')).toHaveLength(1);
});

test('a repeated request gets the current state of what the first one made', async () => {
  const { ada, ben, params } = await legalRoom();
  const first = await ada.call('addRoomNote', { params, body: { text: 'First' }, key });
  const second = await ben.call('addRoomNote', { params, body: { text: 'Second' } });
  expect(first.notes).not.toBe(second.notes);
  expect(await ada.call('addRoomNote', { params, body: { text: 'First' }, key })).toEqual(second);
});

test('a repeated request whose result was deleted is refused, and does not make it again', async () => {
  const { run } = await legalRoom();
  const { facilitator } = run;
  const announcement = { params: { runId: run.id }, body: { content: 'Coffee is at four' }, key };
  const { id } = await facilitator.call('announce', announcement);
  await facilitator.call('takeBackAnnouncement', { params: { runId: run.id, announcementId: id } });
  const refusal = { status: 409, code: 'request.result-gone' };
  await expect(facilitator.call('announce', announcement)).rejects.toMatchObject(refusal);
  const { announcements } = await facilitator.call('getRun', { params: { runId: run.id } });
  expect(announcements).toEqual([]);
});

test('no idempotent call stores its answer', async () => {
  const { run, ada, params } = await legalRoom();
  const { facilitator } = run;
  const runParams = { runId: run.id };
  const text = 'A text that is long enough to be found in the table. '.repeat(20);
  const post = { scenario_id: run.first.id, room_name: 'legal' as const, content: text };
  const requests: Record<string, () => Promise<unknown>> = {
    addRoomNote: () => ada.call('addRoomNote', { params, body: { text }, key: 'key-of-a-note' }),
    askForHelp: () =>
      ada.call('askForHelp', {
        params: runParams,
        body: { content: text.slice(0, 900) },
        key: 'key-of-help',
      }),
    announce: () =>
      facilitator.call('announce', {
        params: runParams,
        body: { content: text.slice(0, 400) },
        key: 'key-to-all',
      }),
    createPost: () => facilitator.call('createPost', { body: post, key: 'key-of-a-post' }),
    publishPost: () =>
      facilitator.call('publishPost', { params, body: { content: text }, key: 'key-of-a-live-post' }),
  };
  for (const send of Object.values(requests)) await send();
  await facilitator.call('changeRunStatus', { params: runParams, body: { status: 'ENDED' } });
  await facilitator.call('openGuidedDebrief', { params: runParams });
  const action = { what: text.slice(0, 400), owner_seat_id: null, owner: 'Ada', due_on: null };
  const entry = { phase: 'reactions' as const, text, is_private: true, shows_name: false };
  const afterwards: Record<string, () => Promise<unknown>> = {
    writeDebriefEntry: () =>
      ada.call('writeDebriefEntry', { params: runParams, body: entry, key: 'key-of-an-entry' }),
    writeDebriefQuestion: () =>
      facilitator.call('writeDebriefQuestion', {
        params: runParams,
        body: { phase: 'why', text },
        key: 'key-of-a-question',
      }),
    writeAction: () =>
      facilitator.call('writeAction', { params: runParams, body: action, key: 'key-of-an-action' }),
  };
  for (const send of Object.values(afterwards)) expect(await send()).toEqual(await send());
  const idempotent = Object.entries(calls).filter(([, call]) => 'idempotent' in call);
  expect([...Object.keys(requests), ...Object.keys(afterwards)].sort()).toEqual(
    idempotent.map(([name]) => name).sort(),
  );
  const rows = await server.app.db.read.selectFrom('idempotency_keys').selectAll().execute();
  const ofTest = rows.filter((row) => row.key.startsWith('key-'));
  expect(ofTest).toHaveLength(idempotent.length);
  for (const row of ofTest) {
    expect(JSON.stringify(row).length).toBeLessThan(300);
    expect(JSON.stringify(row)).not.toContain('long enough');
  }
});

test('a person has at most 500 idempotency keys', async () => {
  const { ada, ben, params } = await legalRoom();
  await server.app.systemChange(({ tx }) =>
    tx
      .insertInto('idempotency_keys')
      .values(
        [ada.id, ben.id].flatMap((user_id) =>
          Array.from({ length: 510 }, (_, index) => ({
            user_id,
            key: `stored-${index}`,
            request_hash: 'x',
            reference: 'null',
            created_at: server.clock.now - 1_000 + index,
          })),
        ),
      )
      .execute(),
  );
  await ada.call('addRoomNote', { params, body: { text: 'One more' }, key: 'the-newest-key' });
  const keysOf = async (userId: number) => {
    const rows = await server.app.db.read
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', userId)
      .execute();
    return rows.map((row) => row.key);
  };
  const kept = await keysOf(ada.id);
  expect(kept).toHaveLength(500);
  expect(kept).toEqual(expect.arrayContaining(['the-newest-key', 'stored-509', 'stored-11']));
  expect(await keysOf(ben.id)).toHaveLength(510);
});

test('idempotency keys are deleted a day after their request', async () => {
  const { ada, params } = await legalRoom();
  const storedKeys = async () =>
    (await server.app.db.read.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key);
  await ada.call('addRoomNote', { params, body: { text: 'Early' }, key: 'an-early-key' });
  server.clock.advance(24 * 60 * 60_000);
  (await sweepKeys(server.app))();
  expect(await storedKeys()).toContain('an-early-key');
  server.clock.advance(1);
  (await sweepKeys(server.app))();
  expect(await storedKeys()).toEqual([]);
});

test.each(['short', 'x'.repeat(65), 'with spaces in it'])(
  'the idempotency key %j is invalid',
  async (invalid) => {
    const { ada, params, notes } = await legalRoom();
    const request = ada.call('addRoomNote', { params, body: { text: 'Never' }, key: invalid });
    await expect(request).rejects.toMatchObject({ status: 422 });
    expect(await notes()).toEqual([]);
  },
);
