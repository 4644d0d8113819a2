import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CallFailed } from '@vincere/contract';
import { register } from '../play/player.ts';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { nameOf } from '../play/words.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { begin, type Crowd, gather, leave, note, type Playing, playOnce, upload } from './load.ts';
import { type Outcome, skipped } from './outcome.ts';

const fault = 'disk full';
const people = 6;

/** Mounts a small file system of its own; a reason instead where this machine does not let us. */
function mount(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a small disk';
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', folder], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : `a small disk could not be mounted: ${stderr.trim()}`;
}

/** Writes into a file until nothing more fits. */
async function fill(path: string, folder: string): Promise<void> {
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

/** How a call was answered: its status, and 0 where it was not answered at all or not in the form of our errors. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (error) {
    if (!(error instanceof CallFailed)) return 0;
    return error.code !== undefined && typeof error.body['detail'] === 'string' ? error.status : 0;
  }
}

/** Writes of every kind on a full disk. Gives how many were refused; what went wrong is told in `found`. */
async function writeOften(crowd: Crowd, { run, players }: Playing, random: () => number, found: string[]) {
  const { facilitator, people, origin } = crowd;
  const params = { runId: run.id };
  const scenario_id = run.current_scenario?.id ?? 0;
  let refused = 0;
  const attempt = async (what: string, call: Promise<unknown>) => {
    const status = await statusOf(call);
    if (status === 507) refused += 1;
    else if (status !== 200) found.push(`On a full disk, ${what} was answered ${status}`);
    return status;
  };
  // What the database has set aside for its journal still takes some.
  const isFull = async () => {
    const [me] = people;
    const [player] = players;
    return (
      !me || !player || (await attempt('a note', note(me.client, run.id, player.room, random, 2_000))) !== 200
    );
  };
  for (let tries = 0; tries < 3_000 && !(await isFull()); tries++);
  if (refused === 0) found.push('The database never met the full disk');
  await Promise.all(players.map((player) => attempt('a vote', player.vote())));
  for (const lines of [1, 10_000, 500_000])
    if ((await attempt('an upload', upload(facilitator, scenario_id, random, lines))) === 200)
      found.push(`An upload of ${lines} lines did not meet the full disk`);
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

/** Everything that is read in a workshop, and must go on while nothing can be written. */
async function readAll(
  { facilitator, people, origin }: Crowd,
  { run, access_code, players }: Playing,
  found: string[],
) {
  const params = { runId: run.id };
  const reads: Record<string, Promise<unknown>> = {
    'the run': facilitator.call('getRun', { params }),
    'the report': facilitator.call('getAdminReport', { params }),
    'the list of runs': facilitator.call('listRuns'),
    readiness: fetch(`${origin}/readyz`).then(({ status }) => status === 200 || Promise.reject(new Error())),
    'the profile': Promise.all(people.map(({ client }) => client.call('getProfile'))),
    'the room': Promise.all(players.map((player) => player.read(access_code))),
  };
  for (const [what, read] of Object.entries(reads)) {
    const status = await statusOf(read);
    if (status !== 200) found.push(`While the disk was full, ${what} was answered ${status}`);
  }
}

/** Lets the disk of a server run full under its hands, gives it room again, and looks at what it did and what is there. */
export async function fillTheDisk(seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'vincere-disk-'));
  const why = mount(folder);
  if (why !== undefined) {
    await rm(folder, { recursive: true });
    return skipped(fault, why);
  }
  const found: string[] = [];
  const ledger = new Ledger([507]);
  const server = await startServer({ VINCERE_DATA: folder });
  try {
    const crowd = await gather(server, people, ledger, random);
    await playOnce(crowd, random);
    const playing = await begin(crowd, random);
    await Promise.all(playing.players.map((player) => player.read(playing.access_code)));
    await fill(join(folder, 'filler'), folder);
    const refused = await writeOften(crowd, playing, random, found);
    await readAll(crowd, playing, found);
    await rm(join(folder, 'filler'));
    leave(playing);
    await ledger.resend();
    await playOnce(crowd, random).catch((error: unknown) => found.push(`With room again: ${String(error)}`));
    const data = openStoredData(folder);
    found.push(...(await ledger.compare(data)));
    data.close();
    const done = `${refused} writes refused with 507, reads went on, all ${ledger.size} acknowledged writes are there`;
    return { fault, done, found };
  } finally {
    await server.stop();
    spawnSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}
