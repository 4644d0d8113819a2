import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallFailed } from '@vincere/contract';
import { register, signIn } from '../play/player.ts';
import { seededRandom } from '../play/random.ts';
import { type StartedServer, startServer } from '../play/server.ts';
import { nameOf } from '../play/words.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { type Crowd, gather, leaveRun, note, playRun, type StartedRun, startRun, upload } from './load.ts';
import { type Outcome, skipped } from './outcome.ts';

const fault = 'disk full';
const people = 6;

/** Mounts a small file system on a folder. Returns the reason if this machine doesn't allow it. */
function mount(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux can mount a small disk';
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `a small disk could not be mounted: ${stderr.trim()}`;
}

/** Appends to a file until the disk is full. */
async function fillUp(path: string, folder: string): Promise<void> {
  for (let chunk = 256 * 1024; chunk >= 1; chunk = Math.floor(chunk / 2))
    for (;;) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize === 0) return;
      try {
        await appendFile(path, Buffer.alloc(chunk));
      } catch {
        break;
      }
    }
}

/** Returns the status of a call; 0 if it was not answered, or not with a regular error body. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (!(error instanceof CallFailed)) return 0;
    return error.code !== undefined && typeof error.body['detail'] === 'string' ? error.status : 0;
  }
}

/** Tries every kind of write on a full disk. Returns the number of refused writes, and adds problems to `problems`. */
async function writeEverything(
  crowd: Crowd,
  { run, players }: StartedRun,
  random: () => number,
  problems: string[],
) {
  const { facilitator, people, origin } = crowd;
  const params = { runId: run.id };
  const scenario_id = run.current_scenario?.id ?? 0;
  let refused = 0;
  const attempt = async (action: string, call: Promise<unknown>) => {
    const status = await statusOf(call);
    if (status === 507) refused += 1;
    else if (status !== 200) problems.push(`On a full disk, ${action} was answered with ${status}`);
    return status;
  };
  // Some writes still fit into the space that is reserved for the journal.
  const isFull = async () => {
    const [me] = people;
    const [player] = players;
    return (
      !me || !player || (await attempt('a note', note(me.client, run.id, player.room, random, 2_000))) !== 200
    );
  };
  for (let attempts = 0; attempts < 3_000 && !(await isFull()); attempts++);
  if (refused === 0) problems.push('The database accepted all writes on the full disk');
  await Promise.all(players.map((player) => attempt('a vote', player.vote())));
  for (const lineCount of [1, 10_000, 500_000])
    if ((await attempt('an upload', upload(facilitator, scenario_id, random, lineCount))) === 200)
      problems.push(`An upload of ${lineCount} lines succeeded on the full disk`);
  await attempt('an advance', facilitator.call('advanceRun', { params, body: { scenario_id, force: true } }));
  await attempt(
    'a registration',
    register(
      origin,
      { ...nameOf(1), email_address: 'late@example.org', password: 'a-long-password' },
      random,
    ),
  );
  return refused;
}

/** Makes every kind of read. Reads must succeed while nothing can be written. */
async function readAll(
  { facilitator, people }: Crowd,
  { run, access_code, players }: StartedRun,
  problems: string[],
  logIn: () => Promise<unknown>,
) {
  const params = { runId: run.id };
  const reads: Record<string, Promise<unknown>> = {
    'the run': facilitator.call('getRun', { params }),
    'a log-in': logIn(),
    'the report': facilitator.call('getAdminReport', { params }),
    'the list of runs': facilitator.call('listRuns'),
    'the profile': Promise.all(people.map(({ client }) => client.call('getProfile'))),
    'the room': Promise.all(players.map((player) => player.read(access_code))),
  };
  for (const [name, read] of Object.entries(reads)) {
    const status = await statusOf(read);
    if (status !== 200) problems.push(`While the disk was full, ${name} was answered with ${status}`);
  }
}

/** Checks that the server reports whether it is ready to be sent requests. */
async function expectReadiness(origin: string, expected: number, problems: string[]): Promise<void> {
  const { status } = await fetch(`${origin}/readyz`);
  if (status !== expected) problems.push(`Readiness was answered with ${status} instead of ${expected}`);
}

/** Starts a killed server on its full disk. The disk must be named in one line. */
async function restartOnFullDisk(server: StartedServer, problems: string[]): Promise<void> {
  await server.kill();
  const failure = await server.restart().then(
    () => undefined,
    (error: Error) => error.message,
  );
  // A server that finds nothing to write may start.
  if (failure === undefined) return;
  const [, ...lines] = failure.trim().split('\n');
  if (lines.length !== 1 || !/disk of .* is full/.test(lines[0] ?? ''))
    problems.push(`A start on the full disk ended with: ${failure}`);
}

/** Fills the disk of a running server and frees it again. Checks the answers in between, and that no acknowledged write is lost. */
export async function fillDisk(seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'vincere-disk-'));
  const reason = mount(folder);
  if (reason !== undefined) {
    await rm(folder, { recursive: true });
    return skipped(fault, reason);
  }
  const problems: string[] = [];
  const ledger = new Ledger([507]);
  const server = await startServer({ VINCERE_DATA: folder });
  try {
    const crowd = await gather(server, people, ledger, random);
    await playRun(crowd, random);
    const started = await startRun(crowd, random);
    await Promise.all(started.players.map((player) => player.read(started.access_code)));
    await fillUp(join(folder, 'filler'), folder);
    const refused = await writeEverything(crowd, started, random, problems);
    const { email, password } = server.administrator;
    await readAll(crowd, started, problems, () => signIn(server.origin, email, password));
    await expectReadiness(crowd.origin, 503, problems);
    leaveRun(started);
    await restartOnFullDisk(server, problems);
    await rm(join(folder, 'filler'));
    await server.kill();
    await server.restart();
    await expectReadiness(crowd.origin, 200, problems);
    await ledger.retryUnanswered();
    await playRun(crowd, random).catch((error: unknown) =>
      problems.push(`After freeing the disk: ${String(error)}`),
    );
    const data = openStoredData(folder);
    problems.push(...(await ledger.compare(data)));
    data.close();
    const summary = `${refused} writes refused with 507, reads worked, all ${ledger.size} acknowledged writes found`;
    return { fault, summary, problems };
  } finally {
    await server.stop();
    spawnSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
