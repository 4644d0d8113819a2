import { readFile } from 'node:fs/promises';
import { BadConfiguration, type Config, minPassphrase } from '../config.ts';

/**
 * Returns the passphrase of backups: the first line of `file` if one is passed, otherwise the one in the environment, if
 * any. Throws `BadConfiguration` for a file that cannot be read or whose passphrase is too short.
 */
export async function passphraseOf(config: Config, file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return config.backupPassphrase;
  const content = await readFile(file, 'utf8').catch(() => {
    throw new BadConfiguration(`The passphrase file ${file} cannot be read`);
  });
  const [passphrase = ''] = content.split(/\r?\n/);
  if (passphrase.length < minPassphrase)
    throw new BadConfiguration(`The passphrase in ${file} must have at least ${minPassphrase} characters`);
  return passphrase;
}
