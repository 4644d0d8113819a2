import { readConfig } from '../config.ts';
import { hasSqlite } from '../db/snapshot.ts';
import { OtherSchema } from '../db/transfer.ts';
import { programVersion } from '../folders.ts';
import { openFiles } from '../open.ts';
import { backUp } from './backup.ts';
import { runWithFile } from './command.ts';
import { BackupRefused } from './manifest.ts';
import { sourceOf } from './source.ts';

await runWithFile('Usage: npm run backup -- FILE', [OtherSchema], async (target) => {
  const config = readConfig(process.env);
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === undefined && !hasSqlite(dataFolder))
    throw new BackupRefused(`There is no database in the data folder ${dataFolder}`);
  const { manifest, leftOut } = await backUp(target, {
    version: programVersion(),
    ...sourceOf(config, await openFiles(config)),
  });
  const { runs = 0, votes = 0, files = 0 } = manifest.rows;
  const without = leftOut === 0 ? '' : `; ${leftOut} files deleted meanwhile are not in it`;
  return `Backed up ${runs} runs, ${votes} votes and ${files} files to ${target}${without}`;
});
