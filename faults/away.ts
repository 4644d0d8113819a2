import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, CallFailed, type Client } from '@vincere/contract';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { followRun } from '../play/stream.ts';
import { copyPostgres } from '../server/src/db/transfer.ts';
import { prepareDatabase } from '../server/src/testing/database.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { begin, type Crowd, everybodyActs, gather, leave, note, type Playing, playOnce } from './load.ts';
import { holdsWithin, type Outcome, skipped } from './outcome.ts';
import { openProxy, type Proxy } from './proxy.ts';

const people = 6;
/** A call that has no answer by then hangs. */
const hangingMs = 15_000;
/** By then everything has healed once the database is back. */
const healingMs = 20_000;

/** Takes the database away from a running server, twice and in two ways, and looks how it bears that and heals. */
export async function takeTheDatabaseAway(seed: number, seconds: number): Promise<Outcome> {
  const fault = `database away for ${seconds} s`;
  const url = process.env['DATABASE_URL'];
  if (!url) return skipped(fault, 'there is no PostgreSQL: its address is missing in DATABASE_URL');
  const random = seededRandom(seed);
  // A run that could not be paused can't be resumed either: 409.
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
      refused += await bear(how, seconds, proxy, crowd, playing, found, random);
      leave(playing);
      await ledger.resend();
      await playOnce(crowd, random).catch((error: unknown) =>
        found.push(`Healed after ${how}: ${String(error)}`),
      );
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
  const done = `cut off, then silent: ${refused} calls answered 503, streams stayed and told again, ${ledger.size} acknowledged writes are there`;
  return { fault, done, found };
}

/** One time without a database: what is asked meanwhile, and whether an open stream tells of what happens afterwards. */
async function bear(
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
  const asked: Promise<void>[] = [];
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    for (const path of [`${apiPrefix}/simulation-run-get/${run.id}`, '/readyz'])
      asked.push(
        ask(origin + path, token).then((wrong) => {
          if (wrong === null) refused += 1;
          else found.push(`${how}: ${path} ${wrong}`);
        }),
      );
    const [me] = all;
    const [player] = players;
    if (me && player) asked.push(expectAway(how, note(me.client, run.id, player.room, random), found));
    await pause(1_000);
  }
  await Promise.all(asked);
  if ((await fetch(`${origin}/healthz`)).status !== 200)
    found.push(`${how}: the process does not say that it is up`);
  await proxy.mend();
  const isReady = await holdsWithin(healingMs, async () => (await fetch(`${origin}/readyz`)).status === 200);
  if (!isReady) found.push(`${how}: not ready again ${healingMs / 1000} s after the database was back`);
  if (!(await hearsAgain(facilitator, run.id, stream.next('run-status-changed'))))
    found.push(`${how}: a stream that was open does not tell any more`);
  stream.close();
  return refused;
}

/** Null when the answer is 503, says when to try again, and came in time; else what is wrong. */
async function ask(address: string, token: string): Promise<string | null> {
  try {
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(hangingMs),
    });
    const { detail } = (await response.json()) as { detail?: unknown };
    if (response.status !== 503) return `was answered ${response.status}`;
    if (!(Number(response.headers.get('retry-after')) > 0)) return 'does not say when to try again';
    return typeof detail === 'string' ? null : 'has no sentence';
  } catch (error) {
    return `was not answered: ${String(error)}`;
  }
}

async function expectAway(how: string, call: Promise<unknown>, found: string[]): Promise<void> {
  const answer = call.then(
    () => 'done',
    (error: unknown) => (error instanceof CallFailed ? String(error.status) : String(error)),
  );
  const outcome = await Promise.race([answer, pause(2 * hangingMs).then(() => 'not at all')]);
  if (outcome !== '503') found.push(`${how}: a note was answered ${outcome}`);
}

/** Whether a stream hears of a change, asked for again and again until it does. */
async function hearsAgain(facilitator: Client, runId: number, told: Promise<unknown>): Promise<boolean> {
  let heard = false;
  told.then(
    () => {
      heard = true;
    },
    () => {},
  );
  let status: 'PAUSED' | 'IN_PROGRESS' = 'PAUSED';
  return holdsWithin(
    healingMs,
    async () => {
      if (heard) return true;
      await facilitator.call('changeRunStatus', { params: { runId }, body: { status } }).catch(() => {});
      status = status === 'PAUSED' ? 'IN_PROGRESS' : 'PAUSED';
      return false;
    },
    1_000,
  );
}
