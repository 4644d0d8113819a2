import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CallFailed } from '@vincere/contract';
import { signIn } from '../play/player.ts';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { at, gather, playUntilFailure } from './load.ts';
import { holdsWithin, type Outcome } from './outcome.ts';

const built = join(dirname(fileURLToPath(import.meta.url)), '..', 'server', 'dist');
const people = 12;
/** The number of acknowledged writes before the backup starts. */
const writesBefore = 150;

/** Runs a built command on a data folder. Returns the error output if it fails, else null. */
async function command(name: 'backup' | 'restore', archive: string, folder: string): Promise<string | null> {
  const child = spawn(process.execPath, [join(built, `${name}.js`), archive], {
    env: { ...process.env, VINCERE_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `${name} ended with ${code}: ${printed.trim()}`;
}

/**
 * Backs up a server under load, restores the backup into another folder and starts a server there. Everything acknowledged
 * before the backup must be found. The sessions of that time must have ended.
 */
export async function backUpUnderLoad(seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const folder = await mkdtemp(join(tmpdir(), 'vincere-backup-load-'));
  const archive = join(folder, 'backup.tar');
  const elsewhere = join(folder, 'elsewhere');
  const found: string[] = [];
  const server = await startServer({ VINCERE_DATA: join(folder, 'data') });
  let answered = 0;
  let meanwhile = 0;
  let restored: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const crowd = await gather(server, people, ledger, random);
    const playing = playUntilFailure(crowd, random);
    if (!(await holdsWithin(60_000, () => ledger.size >= writesBefore))) found.push('There was no load');
    const acknowledged = ledger.copy();
    answered = acknowledged.size;
    const failed = [await command('backup', archive, join(folder, 'data'))];
    meanwhile = ledger.size - answered;
    if (meanwhile === 0) found.push('Nothing was written while the backup was made');
    await server.kill();
    await playing;
    failed.push(await command('restore', archive, elsewhere));
    found.push(...failed.filter((one) => one !== null));
    restored = await startServer({ VINCERE_DATA: elsewhere });
    const data = openStoredData(elsewhere);
    found.push(...(await acknowledged.compare(data, { isLater: true })));
    data.close();
    const [me] = at(restored.origin, crowd).people;
    const session = await me?.client.call('getProfile').then(
      () => 'open',
      (error: unknown) => (error instanceof CallFailed && error.status === 401 ? 'ended' : String(error)),
    );
    if (session !== 'ended') found.push(`A session from before the restore: ${session}`);
    const { email, password } = restored.administrator;
    await signIn(restored.origin, email, password);
  } catch (error) {
    found.push(String(error));
  } finally {
    await restored?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const done = `${answered} acknowledged writes found on the restored server; ${meanwhile} more during the backup`;
  return { fault: 'backup under load', done, found };
}
