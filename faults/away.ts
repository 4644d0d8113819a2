import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, CallFailed, type Client } from '@vincere/contract';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { followRun } from '../play/stream.ts';
import { copyPostgres } from '../server/src/platform/db/transfer.ts';
import { prepareDatabase } from '../server/src/testing/database.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { type Crowd, gather, leaveRun, note, playRun, playStage, type StartedRun, startRun } from './load.ts';
import { becomesTrueWithin, type Outcome, skipped } from './outcome.ts';
import { openProxy, type Proxy } from './proxy.ts';

const people = 6;
/** The time in ms after which an unanswered call counts as hanging. */
const hangingMs = 15_000;
/** The time in ms within which the server must recover once the database is reachable again. */
const recoveryMs = 20_000;

/** Makes the database of a running server unreachable, first by closed and then by silent connections. */
export async function interruptDatabase(seed: number, seconds: number): Promise<Outcome> {
  const fault = `database unreachable for ${seconds} s`;
  const url = process.env['DATABASE_URL'];
  if (!url) return skipped(fault, 'PostgreSQL is needed: set DATABASE_URL');
  const random = seededRandom(seed);
  // Resuming a run that could not be paused is refused with 409.
  const ledger = new Ledger([409, 503]);
  const problems: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'vincere-away-'));
  const database = await prepareDatabase(folder);
  const databaseUrl = new URL(database.environment['DATABASE_URL'] ?? '');
  const proxy = await openProxy(databaseUrl.hostname, Number(databaseUrl.port || 5432));
  const proxied = new URL(databaseUrl);
  proxied.host = `127.0.0.1:${proxy.port}`;
  const server = await startServer({ VINCERE_DATA: folder, DATABASE_URL: proxied.href });
  let refused = 0;
  try {
    const crowd = await gather(server, people, ledger, random);
    for (const mode of ['cut', 'silence'] as const) {
      const started = await startRun(crowd, random);
      await playStage(crowd, started, random);
      refused += await testOutage(mode, seconds, proxy, crowd, started, problems, random);
      leaveRun(started);
      await ledger.retryUnanswered();
      await playRun(crowd, random).catch((error: unknown) =>
        problems.push(`After ${mode}: ${String(error)}`),
      );
    }
    await copyPostgres(databaseUrl.href, join(folder, 'vincere.sqlite'));
    const data = openStoredData(folder);
    problems.push(...(await ledger.compare(data)));
    data.close();
  } finally {
    await server.stop();
    await proxy.close();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
  const summary = `connections closed, then silent: ${refused} calls answered 503, streams survived, all ${ledger.size} acknowledged writes found`;
  return { fault, summary, problems };
}

/**
 * Makes the database unreachable for some seconds. Checks that calls are answered 503 meanwhile, and that an open stream
 * receives events afterwards. Returns the number of refused calls, and adds problems to `problems`.
 */
async function testOutage(
  mode: 'cut' | 'silence',
  seconds: number,
  proxy: Proxy,
  crowd: Crowd,
  { run, players }: StartedRun,
  problems: string[],
  random: () => number,
): Promise<number> {
  const { origin, facilitator, people: participants, token } = crowd;
  const stream = await followRun(origin, run.id, token);
  let refused = 0;
  await proxy[mode]();
  const requests: Promise<void>[] = [];
  for (const deadline = performance.now() + seconds * 1000; performance.now() < deadline; ) {
    for (const path of [`${apiPrefix}/simulation-run-get/${run.id}`, '/readyz'])
      requests.push(
        expectUnavailable(origin + path, token).then((problem) => {
          if (problem === null) refused += 1;
          else problems.push(`${mode}: ${path} ${problem}`);
        }),
      );
    const [me] = participants;
    const [player] = players;
    if (me && player)
      requests.push(expectNoteRefused(mode, note(me.client, run.id, player.room, random), problems));
    await pause(1_000);
  }
  await Promise.all(requests);
  if ((await fetch(`${origin}/healthz`)).status !== 200)
    problems.push(`${mode}: /healthz was not answered 200`);
  await proxy.restore();
  const isReady = await becomesTrueWithin(
    recoveryMs,
    async () => (await fetch(`${origin}/readyz`)).status === 200,
  );
  if (!isReady)
    problems.push(`${mode}: not ready again ${recoveryMs / 1000} s after the database was reachable again`);
  if (!(await receivesEvents(facilitator, run.id, stream.next('run-status-changed'))))
    problems.push(`${mode}: an open stream no longer receives events`);
  stream.close();
  return refused;
}

/** Expects a timely 503 with a Retry-After header and a detail. Returns the problem, or null. */
async function expectUnavailable(url: string, token: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(hangingMs),
    });
    const { detail } = (await response.json()) as { detail?: unknown };
    if (response.status !== 503) return `was answered with ${response.status}`;
    if (!(Number(response.headers.get('retry-after')) > 0)) return 'has no Retry-After header';
    return typeof detail === 'string' ? null : 'has no detail';
  } catch (error) {
    return `was not answered: ${String(error)}`;
  }
}

async function expectNoteRefused(mode: string, call: Promise<unknown>, problems: string[]): Promise<void> {
  const status = call.then(
    () => 'done',
    (error: unknown) => (error instanceof CallFailed ? String(error.status) : String(error)),
  );
  const outcome = await Promise.race([status, pause(2 * hangingMs).then(() => 'missing')]);
  if (outcome !== '503') problems.push(`${mode}: the answer to a note was ${outcome}`);
}

/** Pauses and resumes the run until `event` arrives on its stream. Returns whether it arrives in time. */
async function receivesEvents(facilitator: Client, runId: number, event: Promise<unknown>): Promise<boolean> {
  let isReceived = false;
  event.then(
    () => {
      isReceived = true;
    },
    () => {},
  );
  let status: 'PAUSED' | 'IN_PROGRESS' = 'PAUSED';
  return becomesTrueWithin(
    recoveryMs,
    async () => {
      if (isReceived) return true;
      await facilitator.call('changeRunStatus', { params: { runId }, body: { status } }).catch(() => {});
      status = status === 'PAUSED' ? 'IN_PROGRESS' : 'PAUSED';
      return false;
    },
    1_000,
  );
}
