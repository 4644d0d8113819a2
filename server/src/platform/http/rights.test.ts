import { once } from 'node:events';
import { connect } from 'node:net';
import { apiPrefix, type Call, type CallName, calls } from '@vincere/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { deleteSessions } from '../../people/sessions/store.ts';
import type { BuiltUser } from '../../testing/people.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

type Sent = { method: string; path: string; token: string; type: string; body: string };

/** Sends a request without the end of its body, calls `meanwhile`, and then sends the end. */
async function sendSlowly({ method, path, token, type, body }: Sent, meanwhile: () => Promise<unknown>) {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const head = [
    `${method} ${apiPrefix}${path} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  const admitted = onceAdmitted();
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 1)}`);
  await admitted;
  await meanwhile();
  socket.write(body.slice(1));
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  await once(socket, 'close');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return { status, ...(JSON.parse(json === '' ? '{}' : json) as { code?: string }) };
}

/** Resolves once the server has checked the head of the next request, including its token. */
function onceAdmitted(): Promise<void> {
  return new Promise((resolve) => {
    const verify = server.app.tokens.verify.bind(server.app.tokens);
    vi.spyOn(server.app.tokens, 'verify').mockImplementation(async (...parameters) => {
      const verified = await verify(...parameters);
      setImmediate(() => setImmediate(resolve));
      return verified;
    });
  });
}

const endSessions = (user: BuiltUser) => server.app.systemChange((change) => deleteSessions(change, user.id));

describe('rights lost before the body arrives', () => {
  it('rights lost before the body arrives cannot be restored by the call itself', async () => {
    const [demoted, other] = [await server.administrator(), await server.administrator()];
    const answer = await sendSlowly(
      {
        method: 'PUT',
        path: `/users/${demoted.id}`,
        token: demoted.token,
        type: 'application/json',
        body: '{"is_admin":true,"is_active":true}',
      },
      () =>
        other.call('updateUser', {
          params: { userId: demoted.id },
          body: { is_admin: false, is_active: false },
        }),
    );
    expect(answer).toMatchObject({ status: 401, code: 'session.expired' });
    const { users } = await other.call('listUsers', { query: { search: demoted.email_address } });
    expect(users).toMatchObject([{ is_admin: false, is_active: false }]);
  });

  it('an administrator who becomes a participant before the body arrives is refused', async () => {
    const [demoted, other] = [await server.administrator(), await server.administrator()];
    const answer = await sendSlowly(
      {
        method: 'PUT',
        path: `/users/${demoted.id}`,
        token: demoted.token,
        type: 'application/json',
        body: '{"is_admin":true}',
      },
      () => other.call('updateUser', { params: { userId: demoted.id }, body: { is_admin: false } }),
    );
    expect(answer).toMatchObject({ status: 403, code: 'session.administrators-only' });
  });

  it('the vote of a participant who is removed before the body arrives is refused', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const [member] = run.members;
    if (!member) throw new Error('The run has a member');
    const vote = { decision_chosen_id: run.first.decision_ids[0], reasoning: 'Too late' };
    const answer = await sendSlowly(
      {
        method: 'POST',
        path: `/user-decision-create/${run.id}`,
        token: member.token,
        type: 'application/json',
        body: JSON.stringify(vote),
      },
      () => run.facilitator.call('removeParticipant', { params: { userRunId: member.seat_id } }),
    );
    expect(answer).toMatchObject({ status: 404, code: 'run.unknown' });
  });
});

const changing = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, call]) => call.method !== 'GET' && !['anyone', 'refresh-token', 'own-session'].includes(call.access),
);
const multipart = 'multipart/form-data; boundary=part';
const upload = [
  '--part',
  'content-disposition: form-data; name="file"; filename="facts.txt"',
  '',
  'known',
  '--part--',
  '',
].join('\r\n');

test.each(changing)('%s refuses a session that ended before its body arrived', async (_name, call) => {
  const run = await buildRun(server, { rooms: ['political'] });
  const caller = call.access === 'administrator' ? await server.administrator() : run.members[0];
  if (!caller) throw new Error('The run has a member');
  const filled: Record<string, number | string> = {
    userId: caller.id,
    runId: run.id,
    userRunId: run.members[0]?.seat_id ?? 0,
    scenarioId: run.first.id,
    roomName: 'political',
    tick: 'used',
  };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(filled[name] ?? 1));
  const [type, body] = call.encoding === 'multipart' ? [multipart, upload] : ['application/json', '{}'];
  // Counting an upload is a change too, but not one that this test is about.
  vi.spyOn(server.app.rateLimiter, 'count').mockResolvedValue();
  const changes = vi.spyOn(server.app.database, 'change');
  let before = 0;
  const answer = await sendSlowly(
    { method: call.method, path, token: caller.token, type, body },
    async () => {
      await endSessions(caller);
      before = changes.mock.calls.length;
    },
  );
  // An upload of the wrong type may be refused for its content first.
  expect(call.encoding === 'multipart' ? [401, 415, 422] : [401, 404]).toContain(answer.status);
  expect(changes.mock.calls.length).toBe(before);
});

/** Runs `first` just before the next change of a call begins. */
function beforeNextChange(first: () => Promise<unknown>) {
  const change = server.app.database.change.bind(server.app.database);
  vi.spyOn(server.app.database, 'change').mockImplementationOnce(async (work) => {
    await first();
    return change(work);
  });
}

describe('rights lost between the access check and the change', () => {
  it('a change is refused if its session ends between the access check and the change', async () => {
    const user = await server.user();
    beforeNextChange(() => endSessions(user));
    await expect(user.call('updateProfile', { body: { first_name: 'Late' } })).rejects.toMatchObject({
      code: 'session.expired',
    });
    const again = await server.app.db.read
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', user.id)
      .executeTakeFirst();
    expect(again?.first_name).toBe('Person');
  });

  it('an administrator demoted between the access check and the change is refused, without an audit entry', async () => {
    const [demoted, other, target] = [
      await server.administrator(),
      await server.administrator(),
      await server.user(),
    ];
    const demote = () =>
      server.app.systemChange(async ({ tx }) => {
        await tx.updateTable('users').set({ is_admin: 0 }).where('id', '=', demoted.id).execute();
      });
    beforeNextChange(demote);
    await expect(
      demoted.call('updateUser', { params: { userId: target.id }, body: { is_admin: true } }),
    ).rejects.toMatchObject({ code: 'session.administrators-only' });
    const { entries } = await other.call('listAuditEntries', { query: {} });
    expect(entries.filter(({ user_id }) => user_id === demoted.id)).toEqual([]);
  });

  it('a note is refused if its participant is moved between the access check and the change', async () => {
    const run = await buildRun(server, { rooms: ['political'] });
    const [member] = run.members;
    if (!member) throw new Error('The run has a member');
    const { id } = await member.call('getRoomRunByName', {
      params: { runId: run.id, roomName: 'political' },
    });
    const { facilitator } = run;
    beforeNextChange(() =>
      facilitator.call('moveParticipant', {
        params: { userRunId: member.seat_id },
        body: { room_name: 'legal' },
      }),
    );
    await expect(
      member.call('addRoomNote', { params: { roomRunId: id }, body: { text: 'From next door' } }),
    ).rejects.toMatchObject({ code: 'room.not-yours' });
  });

  it('only one of two administrators can demote the other at the same time', async () => {
    const pair = [await server.administrator(), await server.administrator()] as const;
    await server.administrator();
    const demote = (by: BuiltUser, person: BuiltUser) =>
      by.call('updateUser', { params: { userId: person.id }, body: { is_admin: false } }).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
    const outcomes = await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])]);
    expect(outcomes.toSorted()).toEqual(['done', 'session.administrators-only']);
    const administrators = await Promise.all(
      pair.map(({ id }) =>
        server.app.db.read
          .selectFrom('users')
          .select('is_admin')
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(administrators.filter(({ is_admin }) => is_admin)).toHaveLength(1);
  });
});
