import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSession } from '../../people/sessions/store.ts';
import type { SessionUser } from '../../platform/http/caller.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { standingOf } from '../access/standing.ts';
import { streamRunEvents } from './stream-run-events.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Opens the stream of a caller who was admitted earlier, and returns all that it sends until it ends. */
async function streamOf(open: (response: import('node:http').ServerResponse) => void): Promise<string> {
  const http = createServer((_, response) => open(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => http.once('listening', resolve));
  const { port } = http.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(5_000) });
  const text = await response.text();
  http.close();
  return text;
}

test('a stream ends before its first event if the seat has moved since the call was admitted', async () => {
  const run = await buildRun(server, { rooms: ['political'] });
  const [member] = run.members;
  const row = await server.app.db.read
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where('user_id', '=', member?.id ?? 0)
    .executeTakeFirstOrThrow();
  const session = await findSession(server.app.db.read, row.id);
  if (session === undefined) throw new Error('The member has no session');
  const user = {
    ...session,
    id: session.user_id,
    session_id: row.id,
    expires_at: row.expires_at,
    is_admin: false,
    is_guest: false,
  } as unknown as SessionUser;
  const params = { runId: run.id };
  const caller = { user, ...(await standingOf(server.app.db.read, user, 'follow', params)) };

  await run.facilitator.call('moveParticipant', {
    params: { userRunId: member?.seat_id ?? 0 },
    body: { room_name: 'legal' },
  });
  const request = { caller, params, query: {}, body: {} } as never;
  const open = await streamRunEvents(request, server.app);
  expect(await streamOf(open as never)).toBe('');
});
