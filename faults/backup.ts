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
import { atOrigin, gather, playUntilFailure } from './load.ts';
import { becomesTrueWithin, type Outcome } from './outcome.ts';

const built = join(dirname(fileURLToPath(import.meta.url)), '..', 'server', 'dist');
const people = 12;
/** The number of acknowledged writes after which the backup starts. */
const minWrites = 150;

/** Runs a built command on a data folder. Returns the error output if it fails, else null. */
async function runCommand(
  name: 'backup' | 'restore',
  archive: string,
  folder: string,
): Promise<string | null> {
  const child = spawn(process.execPath, [join(built, `${name}.js`), archive], {
    env: { ...process.env, VINCERE_DATA: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `${name} ended with ${code}: ${errorOutput.trim()}`;
}

/**
 * Backs up a server under load, restores the backup into another folder and starts a server there. Every write
 * acknowledged before the backup must be there. Sessions from before the restore must have ended.
 */
export async function backUpUnderLoad(seed: number): Promise<Outcome> {
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const folder = await mkdtemp(join(tmpdir(), 'vincere-backup-load-'));
  const archive = join(folder, 'backup.tar');
  const restoredFolder = join(folder, 'restored');
  const problems: string[] = [];
  const server = await startServer({ VINCERE_DATA: join(folder, 'data') });
  let writesBeforeBackup = 0;
  let writesMeanwhile = 0;
  let restored: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const crowd = await gather(server, people, ledger, random);
    const load = playUntilFailure(crowd, random);
    if (!(await becomesTrueWithin(60_000, () => ledger.size >= minWrites)))
      problems.push('Too few writes were acknowledged');
    const acknowledged = ledger.copy();
    writesBeforeBackup = acknowledged.size;
    const failures = [await runCommand('backup', archive, join(folder, 'data'))];
    writesMeanwhile = ledger.size - writesBeforeBackup;
    if (writesMeanwhile === 0) problems.push('Nothing was written while the backup was made');
    await server.kill();
    await load;
    failures.push(await runCommand('restore', archive, restoredFolder));
    problems.push(...failures.filter((failure) => failure !== null));
    restored = await startServer({ VINCERE_DATA: restoredFolder });
    const data = openStoredData(restoredFolder);
    problems.push(...(await acknowledged.compare(data, { isLater: true })));
    data.close();
    const [me] = atOrigin(restored.origin, crowd).people;
    const session = await me?.client.call('getProfile').then(
      () => 'open',
      (error: unknown) => (error instanceof CallFailed && error.status === 401 ? 'ended' : String(error)),
    );
    if (session !== 'ended') problems.push(`A session from before the restore: ${session}`);
    const { email, password } = restored.administrator;
    await signIn(restored.origin, email, password);
  } catch (error) {
    problems.push(String(error));
  } finally {
    await restored?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const summary = `${writesBeforeBackup} acknowledged writes found on the restored server; ${writesMeanwhile} more during the backup`;
  return { fault: 'backup under load', summary, problems };
}
