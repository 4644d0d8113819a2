import { apiPrefix, type Call, type CallName, calls, refusalStatus } from '@vincere/contract';
import { accessTable, type Standing, standings } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { type BuiltRun, buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

/*
 * Checks the access table for every call and standing. Callers with access are admitted, even if the call then refuses an
 * empty body or a missing thing. All others get exactly the refusal of the access table.
 */

let server: TestServer;
let run: BuiltRun;
let callers: Record<Standing, BuiltUser | null>;
let paths: Record<string, string>;

beforeAll(async () => {
  server = await startServer();
  run = await buildRun(server, { rooms: ['political', 'economic', 'dashboard'] });
  const [member, other, dashboard] = run.members;
  if (!member || !other || !dashboard) throw new Error('The run has three members');
  callers = {
    nobody: null,
    outsider: await server.user(),
    'other-room': other,
    member,
    dashboard,
    administrator: run.facilitator,
    observer: await server.user(),
  };
  await run.facilitator.call('addObserver', {
    params: { runId: run.id },
    body: { account: callers.observer?.email_address ?? '' },
  });
  const { id } = await member.call('getRoomRunByName', { params: { runId: run.id, roomName: 'political' } });
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
    roomRunId: String(id),
    fileId: String(file.id),
    roomName: 'political',
    roomId: 'political',
    decisionId: String(run.first.decision_ids[0]),
    postId: '999999',
    participantId: String(member.seat_id),
  };
});
afterAll(() => server.close());

/** Calls that would remove data that other tests need. They get ids that don't exist. */
const destructive: Partial<Record<CallName, Record<string, string>>> = {
  deleteSimulation: { simulationId: '999999' },
  deleteFile: { fileId: '999999' },
  updateFile: { fileId: '999999' },
  deleteScenarioFile: { fileId: '999999' },
  removeParticipant: { userRunId: '999999' },
  moveParticipant: { userRunId: '999999' },
  updateUser: { userId: '999999' },
  endSession: { sessionId: '999999' },
};

async function tryCall(name: CallName, call: Call, standing: Standing) {
  const filled = { ...paths, ...destructive[name] };
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => filled[param] ?? '1');
  // A fresh session for the call that ends it.
  const caller = name === 'logOut' && standing !== 'nobody' ? await server.user() : callers[standing];
  const abort = new AbortController();
  const response = await fetch(server.origin + apiPrefix + path, {
    method: call.method,
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
    signal: abort.signal,
  });
  if (response.ok) {
    abort.abort();
    return { status: response.status, code: undefined };
  }
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code };
}

describe.each(Object.entries(calls) as [CallName, Call][])('%s', (name, call) => {
  // Calls with a refresh token are tested with the sessions.
  test.skipIf(call.access === 'refresh-token').each(standings.map((standing) => [standing]))(
    'a call by %s is admitted or refused as the access table says',
    async (standing) => {
      const wanted = accessTable[call.access][standing];
      const { status, code } = await tryCall(name, call, standing);
      const accessRefusals = new Set<string | undefined>(Object.values(accessTable[call.access]));
      // A refusal that the call itself may return doesn't show that access was refused.
      for (const own of call.refusals ?? []) accessRefusals.delete(own);
      const outcome = accessRefusals.has(code) ? { status, code } : 'admitted';
      expect(outcome).toEqual(
        wanted === 'yes' ? 'admitted' : { status: refusalStatus[wanted], code: wanted },
      );
      expect(status).toBeLessThan(500);
    },
  );
});
