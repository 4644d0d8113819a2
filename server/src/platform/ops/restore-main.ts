import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { UnusableData } from '../db/failures.ts';
import { schemas } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { lockFolder } from '../db/sqlite-folder.ts';
import { fillPostgres, isEmpty } from '../db/transfer.ts';
import { openFiles } from '../storage/open.ts';
import { runWithFile } from './command.ts';
import { BackupRefused, databaseName } from './manifest.ts';
import { passphraseOf } from './passphrase.ts';
import { restore } from './restore.ts';

await runWithFile('restore', [UnusableData], async (archive, passphraseFile) => {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder: folder } = config;
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  const postgres = databaseUrl === undefined ? undefined : await openPostgres(databaseUrl, warn);
  let lock: ReturnType<typeof lockFolder> | undefined;
  try {
    if (postgres && !(await isEmpty(postgres)))
      throw new BackupRefused('The database at DATABASE_URL is not empty: nothing was changed');
    const { manifest, accounts } = await restore(archive, {
      passphrase: await passphraseOf(config, passphraseFile),
      folder,
      schemas,
      openFiles: async () => {
        const files = await openFiles(config);
        // The lock prevents a server from starting on incomplete data.
        lock = lockFolder(folder);
        return files;
      },
      installDatabase: async (path) => {
        if (postgres === undefined) return rename(path, join(folder, databaseName));
        const place = await mkdtemp(join(folder, 'restoring-'));
        await rename(path, join(place, databaseName));
        await fillPostgres(postgres, place);
        await rm(place, { recursive: true });
      },
    });
    const { runs = 0, votes = 0, files = 0 } = manifest.rows;
    return [
      `Restored ${runs} runs, ${votes} votes and ${files} files to ${postgres ? 'DATABASE_URL and ' : ''}${folder}`,
      `All sessions, password links and invitation links have ended: everyone logs in again, and invitations have to be sent again.`,
      `Passwords, rights and deactivations are those of ${manifest.made_at}, when the backup was made. Check the people who have changed since:`,
      `  ${accounts.active} accounts are active, ${accounts.deactivated} are deactivated`,
      `  active administrators: ${accounts.administrators.join(', ') || 'none'}`,
    ].join('\n');
  } finally {
    lock?.release();
    await postgres?.close();
  }
});
