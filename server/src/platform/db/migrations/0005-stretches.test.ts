import { runningMsAt } from '@vincere/domain';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivePeriods } from '../../../play/store/runs/active-periods.ts';
import { advanceAll, type BuiltRun, buildRun } from '../../../testing/runs.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { up } from './0005-stretches.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const setStatus = (run: BuiltRun, status: 'PAUSED' | 'IN_PROGRESS' | 'ENDED') =>
  run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status } });

/** Plays a run for 10 s in its first stage, with a pause, and 20 s in its second. */
async function playedRun() {
  const run = await buildRun(server, { rooms: ['legal'] });
  server.clock.advance(10_000);
  await setStatus(run, 'PAUSED');
  server.clock.advance(60_000);
  await setStatus(run, 'IN_PROGRESS');
  await advanceAll(run, run.first);
  const entered = server.clock.now;
  server.clock.advance(20_000);
  return { run, entered };
}

test('earlier runs keep the running time at the start and end of each stage', async () => {
  const ended = await playedRun();
  await setStatus(ended.run, 'ENDED');
  const open = await playedRun();
  await server.app.systemChange(async ({ tx }) => {
    await sql`drop table stretches`.execute(tx);
    await sql`drop index seats_ever`.execute(tx);
    // Migrations are typed without a schema.
    await up(tx as unknown as Kysely<unknown>);
  });
  for (const { run, entered } of [ended, open]) {
    const stretches = await listActivePeriods(server.app.db.read, run.id);
    expect(runningMsAt(stretches, entered)).toBe(10_000);
    expect(runningMsAt(stretches, entered + 20_000)).toBe(30_000);
  }
  await setStatus(open.run, 'PAUSED');
  server.clock.advance(60_000);
  const stretches = await listActivePeriods(server.app.db.read, open.run.id);
  expect(runningMsAt(stretches, server.clock.now)).toBe(30_000);
});
