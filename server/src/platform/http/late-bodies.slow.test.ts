import { type Call, type CallName, calls, refusalStatus } from '@vincere/contract';
import { accessTable, type RefusalCode } from '@vincere/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendLate } from '../../testing/late-bodies.ts';
import { type BuiltRun, buildRun, join } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

/*
 * A caller loses a right after the headers of a changing call have arrived and before its body has. The call is refused
 * as for a caller who never had the right, and changes nothing.
 */

let server: TestServer;
let run: BuiltRun;
let paths: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, { rooms: ['political'] });
  const [member] = run.members;
  if (!member) throw new Error('The run has a member');
  const room = await member.call('getRoomRunByName', { params: { runId: run.id, roomName: 'political' } });
  const file = await run.facilitator.call('uploadScenarioFile', {
    params: { scenarioId: run.first.id },
    body: { room: 'political' },
    file: new Blob(['what only this room knows']),
    fileName: 'facts.txt',
  });
  paths = {
    runId: String(run.id),
    simulationId: String(run.simulation.id),
    scenarioId: String(run.first.id),
    stageId: String(run.first.stage_id),
    userId: String(member.id),
    userRunId: String(member.seat_id),
    roomRunId: String(room.id),
    fileId: String(file.id),
    roomName: 'political',
    roomId: 'political',
    decisionId: String(run.first.decision_ids[0]),
    postId: '999999',
  };
});
afterAll(() => server.close());

/** Tables that change without a call, or by a refused one: heartbeats, open streams, counted attempts. */
const unrelated = new Set(['failed_tries', 'stream_processes', 'open_streams', 'open_control_rooms']);

/** Returns the content of every table that only an accepted call changes. Presence is stored later, by itself. */
async function readTables(): Promise<Map<string, string>> {
  const tables = await server.app.db.read.introspection.getTables();
  const contents = new Map<string, string>();
  for (const { name } of tables.filter((table) => !unrelated.has(table.name))) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(server.app.db.read);
    const texts = rows.map((row) => JSON.stringify({ ...row, last_seen_at: null }));
    contents.set(name, texts.sort().join());
  }
  return contents;
}

const pathOf = (call: Call, own: Record<string, string> = {}) =>
  call.path.replace(/:(\w+)/g, (_, param: string) => ({ tick: 'used', ...paths, ...own })[param] ?? '1');

/** Sends a call whose caller loses a right in between. Returns the answer and the tables that changed afterwards. */
async function sendWhile(call: Call, path: string, token: string, lose: () => Promise<unknown>) {
  let before = new Map<string, string>();
  const meanwhile = async () => {
    await lose();
    before = await readTables();
  };
  const { status, code } = await sendLate(server, { call, path, token, meanwhile });
  const changed = [...(await readTables())].filter(([name, content]) => before.get(name) !== content);
  return { status, code, changed: changed.map(([name]) => name) };
}

const refusedWith = (code: RefusalCode) => ({ status: refusalStatus[code], code, changed: [] });

/** All changing calls, except those that check their session themselves, in their own transaction. */
const changing = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { method, access }]) =>
    method !== 'GET' && !['anyone', 'refresh-token', 'own-session'].includes(access),
);
const expectedRefusal = (standing: 'outsider' | 'member', { access }: Call) => accessTable[access][standing];

describe.each(changing)('%s, when its body comes late', (_name, call) => {
  test('a call whose body comes late is refused once its caller is deactivated', async () => {
    const caller = await server.administrator();
    const lose = () =>
      run.facilitator.call('updateUser', { params: { userId: caller.id }, body: { is_active: false } });
    const outcome = await sendWhile(call, pathOf(call), caller.token, lose);
    expect(outcome).toEqual(refusedWith('session.expired'));
  });

  test.skipIf(expectedRefusal('outsider', call) === 'yes')(
    'a call whose body comes late is refused once its caller is no longer an administrator',
    async () => {
      const caller = await server.administrator();
      const lose = () =>
        run.facilitator.call('updateUser', { params: { userId: caller.id }, body: { is_admin: false } });
      const outcome = await sendWhile(call, pathOf(call), caller.token, lose);
      expect(outcome).toEqual(refusedWith(expectedRefusal('outsider', call) as RefusalCode));
    },
  );

  const isBySeat = !['administrator', 'own-account', 'signed-in', 'observe'].includes(call.access);
  test.skipIf(!isBySeat)(
    'a call whose body comes late is refused once its caller is removed from the run',
    async () => {
      const caller = await join(server, run.facilitator, run, 'political');
      const own = { userId: String(caller.id), userRunId: String(caller.seat_id) };
      const lose = () => run.facilitator.call('removeParticipant', { params: { userRunId: caller.seat_id } });
      const outcome = await sendWhile(call, pathOf(call, own), caller.token, lose);
      expect(outcome).toEqual(refusedWith(expectedRefusal('outsider', call) as RefusalCode));
    },
  );
});
