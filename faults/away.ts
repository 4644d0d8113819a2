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
import { begin, type Crowd, everybodyActs, gather, leave, note, type Playing, playOnce } from './load.ts';
import { holdsWithin, type Outcome, skipped } from './outcome.ts';
import { openProxy, type Proxy } from './proxy.ts';

const people = 6;
/** The time in ms after which an unanswered call counts as hanging. */
const hangingMs = 15_000;
/** The time in ms that the server has to recover once the database is back. */
const recoveryMs = 20_000;

/** Makes the database of a running server unreachable, first by closed and then by silent connections. */
export async function takeTheDatabaseAway(seed: number, seconds: number): Promise<Outcome> {
  const fault = `database away for ${seconds} s`;
  const url = process.env['DATABASE_URL'];
  if (!url) return skipped(fault, 'PostgreSQL is needed: set DATABASE_URL');
  const random = seededRandom(seed);
  // Resuming a run that could not be paused is refused with 409.
  const ledger = new Ledger([409, 503]);
  const found: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'vincere-away-'));
  const database = await prepareDatabase(folder);
  const direct = new URL(database.environment['DATABASE_URL'] ?? '');
  const proxy = await openProxy(direct.hostname, Number(direct.port || 5432));
  const through = new URL(direct);
  through.host = `127.0.0.1:${proxy.port}`;
  const server = await startServer({ VINCERE_DATA: folder, DATABASE_URL: through.href });
  let refused = 0;
  try {
    const crowd = await gather(server, people, ledger, random);
    for (const how of ['cut', 'silence'] as const) {
      const playing = await begin(crowd, random);
      await everybodyActs(crowd, playing, random);
      refused += await testOutage(how, seconds, proxy, crowd, playing, found, random);
      leave(playing);
      await ledger.resend();
      await playOnce(crowd, random).catch((error: unknown) => found.push(`After ${how}: ${String(error)}`));
    }
    await copyPostgres(direct.href, join(folder, 'vincere.sqlite'));
    const data = openStoredData(folder);
    found.push(...(await ledger.compare(data)));
    data.close();
  } finally {
    await server.stop();
    await proxy.close();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
  const done = `connections closed, then silent: ${refused} calls answered 503, streams survived, all ${ledger.size} acknowledged writes found`;
  return { fault, done, found };
}

/**
 * Makes the database unreachable for some seconds. Checks that calls are answered 503 meanwhile, and that an open stream
 * receives events afterwards. Returns the number of refused calls; problems go into `found`.
 */
async function testOutage(
  how: 'cut' | 'silence',
  seconds: number,
  proxy: Proxy,
  crowd: Crowd,
  { run, players }: Playing,
  found: string[],
  random: () => number,
): Promise<number> {
  const { origin, facilitator, people: all, token } = crowd;
  const stream = await followRun(origin, run.id, token);
  let refused = 0;
  await proxy[how]();
  const requests: Promise<void>[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    for (const path of [`${apiPrefix}/simulation-run-get/${run.id}`, '/readyz'])
      requests.push(
        expectUnavailable(origin + path, token).then((problem) => {
          if (problem === null) refused += 1;
          else found.push(`${how}: ${path} ${problem}`);
        }),
      );
    const [me] = all;
    const [player] = players;
    if (me && player)
      requests.push(expectNoteRefused(how, note(me.client, run.id, player.room, random), found));
    await pause(1_000);
  }
  await Promise.all(requests);
  if ((await fetch(`${origin}/healthz`)).status !== 200) found.push(`${how}: /healthz was not answered 200`);
  await proxy.mend();
  const isReady = await holdsWithin(recoveryMs, async () => (await fetch(`${origin}/readyz`)).status === 200);
  if (!isReady) found.push(`${how}: not ready again ${recoveryMs / 1000} s after the database was back`);
  if (!(await receivesEvents(facilitator, run.id, stream.next('run-status-changed'))))
    found.push(`${how}: an open stream receives no events any more`);
  stream.close();
  return refused;
}

/** Expects a timely 503 with a retry time and a message. Returns the problem, or null. */
async function expectUnavailable(address: string, token: string): Promise<string | null> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(hangingMs),
    });
    const { detail } = (await response.json()) as { detail?: unknown };
    if (response.status !== 503) return `was answered ${response.status}`;
    if (!(Number(response.headers.get('retry-after')) > 0)) return 'has no Retry-After header';
    return typeof detail === 'string' ? null : 'has no detail';
  } catch (error) {
    return `was not answered: ${String(error)}`;
  }
}

async function expectNoteRefused(how: string, call: Promise<unknown>, found: string[]): Promise<void> {
  const answer = call.then(
    () => 'done',
    (error: unknown) => (error instanceof CallFailed ? String(error.status) : String(error)),
  );
  const outcome = await Promise.race([answer, pause(2 * hangingMs).then(() => 'not at all')]);
  if (outcome !== '503') found.push(`${how}: a note was answered ${outcome}`);
}

/** Pauses and resumes the run until the `event` arrives on its stream. Returns false if it doesn't arrive in time. */
async function receivesEvents(facilitator: Client, runId: number, event: Promise<unknown>): Promise<boolean> {
  let isReceived = false;
  event.then(
    () => {
      isReceived = true;
    },
    () => {},
  );
  let status: 'PAUSED' | 'IN_PROGRESS' = 'PAUSED';
  return holdsWithin(
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
