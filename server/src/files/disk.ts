import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIncoming } from './incoming.ts';
import type { FileStorage } from './storage.ts';

const incomingName = 'incoming';
/** Names the database whose rows tell of these files. */
const ownerName = 'owner';
const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]+$/;

/** Younger files may be on their way to a row, in this process or another. */
const sweepAgeMs = 3_600_000;

/** Files on disk, in `files` of the data folder: 256 folders by the first letters of their keys, and one for arrivals. */
export async function openDiskStorage(dataFolder: string): Promise<FileStorage> {
  const root = join(dataFolder, 'files');
  const incoming = join(root, incomingName);
  await mkdir(incoming, { recursive: true });

  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error('This is not the key of a stored file');
    return join(root, key);
  }

  return {
    receive: async (sentName, body) => {
      const { path, ...received } = await readIncoming(incoming, sentName, body);
      return {
        ...received,
        keep: async () => {
          const id = randomUUID();
          const key = `${id.slice(0, 2)}/${id}`;
          const folder = join(root, id.slice(0, 2));
          await mkdir(folder, { recursive: true });
          await rename(path, pathOf(key));
          await flushFolder(folder);
          await flushFolder(root);
          return key;
        },
        discard: () => rm(path, { force: true }),
      };
    },

    open: async (key) => {
      const path = pathOf(key);
      try {
        const file = await open(path);
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    sweep: async (keys, owner) => {
      if (!(await belongsTo(root, owner))) return false;
      const before = Date.now() - sweepAgeMs;
      for (const folder of await readdir(root, { withFileTypes: true })) {
        if (!folder.isDirectory()) continue;
        for (const name of await readdir(join(root, folder.name))) {
          const path = join(root, folder.name, name);
          if (!keys.has(`${folder.name}/${name}`) && (await isOlder(path, before)))
            await rm(path, { force: true });
        }
      }
      return true;
    },
  };
}

/** Whether these files are those of a database. The first one to ask owns them from then on, of several at once one. */
async function belongsTo(root: string, owner: string): Promise<boolean> {
  const mark = join(root, ownerName);
  try {
    await writeFile(mark, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readFile(mark, 'utf8')) === owner;
  }
}

/** Makes what was renamed or made in a folder survive a power cut. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Whether a file is older than a moment; one that just vanished is not. */
async function isOlder(path: string, ms: number): Promise<boolean> {
  try {
    const found = await stat(path);
    return found.isFile() && found.mtimeMs < ms;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
