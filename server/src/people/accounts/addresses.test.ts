import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const password = 'correct horse';

test.each([
  ['hal@exämple.org', 'hal@xn--exmple-cua.org', 'Hal@EXÄMPLE.org'],
  ['mailto:dee@example.org', 'dee@example.org', 'Dee Kim <dee@example.org>;'],
  ['\u200beve＠example.org\u2060', 'eve@example.org', '<eve@example.org>'],
  ['a&b/c#d~e=f@example.org', 'a&b/c#d~e=f@example.org', 'A&B/C#D~E=F@example.org,'],
])('the address %j is stored and found as %s, through every call', async (typed, stored, pasted) => {
  const { id, email_address, username } = await register(server.nobody, {
    email_address: typed,
    // The form mirrors the address as it was typed.
    username: typed,
  });
  expect({ email_address, username }).toEqual({ email_address: stored, username: stored });
  for (const name of [typed, stored, pasted])
    expect(await server.nobody.call('logIn', { body: { username: name, password } })).toMatchObject({ id });
  await expect(register(server.nobody, { email_address: pasted })).rejects.toMatchObject({
    code: 'account.email-taken',
  });
  await server.nobody.call('requestPasswordReset', { body: { email: pasted } });

  const run = await buildRun(server, { rooms: [] });
  const params = { runId: run.id };
  await run.facilitator.call('confirmEmail', { params: { userId: id }, body: { email_address: pasted } });
  const sheet = new Blob([`name;email\nAda;${typed}\nBen;"${pasted}"\n`]);
  const { lines } = await run.facilitator.call('checkRoster', {
    params,
    body: {},
    file: sheet,
    fileName: 'people.csv',
  });
  expect(lines).toMatchObject([{ email: stored, user_id: id, problems: [] }, { problems: ['email-double'] }]);
  const observer = await run.facilitator.call('addObserver', { params, body: { account: pasted } });
  expect(observer).toMatchObject({ user_id: id, email_address: stored });
  await run.facilitator.call('removeObserver', { params: { ...params, userId: id } });
  const { added } = await run.facilitator.call('addRoster', {
    params,
    body: { people: [{ name: 'Ada', email: pasted }] },
  });
  expect(added).toMatchObject([{ email: stored }]);
  const other = await buildRun(server, { rooms: [] });
  const seat = await other.facilitator.call('seatParticipant', {
    params: { runId: other.id },
    body: { name: 'Ada', email: pasted },
  });
  expect(seat.user_id).toBe(id);
});

test('a person is not mailed or stored under two addresses at once', async () => {
  const run = await buildRun(server, { rooms: [] });
  const body = { name: 'Ada', email: 'ada@example.org; ben@example.org' };
  await expect(
    run.facilitator.call('seatParticipant', { params: { runId: run.id }, body }),
  ).rejects.toMatchObject({ status: 422 });
});

test.each(['"{code}".', 'Code: {code}', '\u200b{code}', 'https://vincere.example/j/{code}?x=1'])(
  'the access code in %j opens the run, through every call',
  async (pasted) => {
    const run = await buildRun(server, { rooms: [], status: 'DRAFT' });
    await run.facilitator.call('setGuestJoin', { params: { runId: run.id }, body: { guest_join: true } });
    const code = pasted.replace('{code}', run.access_code.toLowerCase());
    const params = { accessCode: code };
    expect(await server.nobody.call('getJoin', { params })).toMatchObject({ id: run.id });
    expect(await server.nobody.call('getTakingPart', { params })).toMatchObject({
      access_code: run.access_code,
    });
    const guest = { access_code: code, name: 'Guest' };
    expect(await server.nobody.call('joinAsGuest', { body: guest })).toMatchObject({ is_guest: true });
    const person = await server.user();
    expect(await person.call('joinRun', { body: { access_code: code, room_name: 'legal' } })).toMatchObject({
      id: run.id,
    });
  },
);
