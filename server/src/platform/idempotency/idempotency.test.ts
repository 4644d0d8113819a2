import { apiPrefix, calls } from '@vincere/contract';
import { readNotes } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

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

test('the first request is answered with 201 and a repeated one with 200', async () => {
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

test('a key belongs to one user', async () => {
  const { ada, ben, params, notes } = await legalRoom();
  for (const person of [ada, ben]) await person.call('addRoomNote', { params, body: { text: 'Both' }, key });
  expect(await notes()).toHaveLength(2);
});

test('a key that was used for another request is refused, and changes nothing', async () => {
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

test('announcements and posts are made and audited once', async () => {
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

test('keys are deleted a day after their request', async () => {
  const { run, ada, params } = await legalRoom();
  const storedKeys = async () =>
    (await server.app.db.read.selectFrom('idempotency_keys').select('key').execute()).map((row) => row.key);
  await ada.call('addRoomNote', { params, body: { text: 'Early' }, key: 'an-early-key' });
  const later = await server.administrator();
  server.clock.advance(24 * 60 * 60_000 + 1);
  const token = await server.app.tokens.sign(later.session_id, server.clock.now);
  const announcement = { params: { runId: run.id }, body: { content: 'Good morning' }, key: 'a-later-key' };
  await server.as(token).call('announce', announcement);
  expect(await storedKeys()).toEqual(['a-later-key']);
});

test.each(['short', 'x'.repeat(65), 'with spaces in it'])('the key %j is invalid', async (invalid) => {
  const { ada, params, notes } = await legalRoom();
  const request = ada.call('addRoomNote', { params, body: { text: 'Never' }, key: invalid });
  await expect(request).rejects.toMatchObject({ status: 422 });
  expect(await notes()).toEqual([]);
});
