import { readConfig } from '../config.ts';
import { UnusableData } from '../db/failures.ts';
import { hasSqlite } from '../db/snapshot.ts';
import { OtherSchema } from '../db/transfer.ts';
import { programVersion } from '../folders.ts';
import { openFiles } from '../storage/open.ts';
import { backUp } from './backup.ts';
import { runWithFile } from './command.ts';
import { BackupRefused } from './manifest.ts';
import { passphraseOf } from './passphrase.ts';
import { sourceOf } from './source.ts';

await runWithFile('backup', [OtherSchema, UnusableData], async (target, passphraseFile) => {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === undefined && !hasSqlite(dataFolder))
    throw new BackupRefused(`There is no database in the data folder ${dataFolder}`);
  const passphrase = await passphraseOf(config, passphraseFile);
  const { manifest, leftOut } = await backUp(target, {
    version: programVersion(),
    passphrase,
    // An encrypted archive may be written to a disk of somebody else, so keep the unencrypted copy in the data folder.
    ...(passphrase === undefined ? {} : { workFolder: dataFolder }),
    ...sourceOf(config, await openFiles(config)),
  });
  const { runs = 0, votes = 0, files = 0 } = manifest.rows;
  const without = leftOut === 0 ? '' : `; ${leftOut} files deleted meanwhile are not in it`;
  const how = passphrase === undefined ? '' : ', encrypted with the passphrase';
  return `Backed up ${runs} runs, ${votes} votes and ${files} files to ${target}${how}${without}`;
});
