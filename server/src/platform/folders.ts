import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = packageFolder(dirname(fileURLToPath(import.meta.url)));

/** Returns the folder of the nearest `package.json`: this module runs from the sources and, bundled, from `dist`. */
function packageFolder(from: string): string {
  return existsSync(join(from, 'package.json')) ? from : packageFolder(dirname(from));
}

/** The version of this program. */
export function programVersion(): string {
  const { version } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The built web app. */
export const webFolder = join(server, '..', 'web', 'dist');

/** The files of the sample simulation. */
export const sampleFilesFolder = join(server, 'sample-files');

/** The data folder of a checkout, wherever the server is started from. */
export const defaultDataFolder = join(server, '..', 'data');

/** Makes what was made or renamed in a folder survive a power cut. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
