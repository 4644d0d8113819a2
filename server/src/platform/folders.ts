import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = packageFolder(dirname(fileURLToPath(import.meta.url)));

/** Returns the closest parent folder with a `package.json`. This module runs from the sources and, bundled, from `dist`. */
function packageFolder(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from));
}

/** Returns the version of this program. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The built web app. */
export const webFolder = join(server, '..', 'web', 'dist');

/** The files and the teaching notes of the sample simulation, in a folder for each language. */
export const sampleFolders = { files: join(server, 'sample-files'), notes: join(server, 'sample-notes') };

/** The texts of the guide, in a folder for each language, and its pictures. */
export const guideFolder = join(server, '..', 'guide');

/** The default data folder. It doesn't depend on the working directory. */
export const defaultDataFolder = join(server, '..', 'data');

/** Flushes a folder to disk, so that files created or renamed in it survive a power failure. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
