import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UnusableData } from '../db/failures.ts';
import { flushFolder } from '../folders.ts';
import { makePrivateFolder, privateFile, privateFolder } from '../private-files.ts';
import { type IncomingFile, readIncoming, requireFolder } from './incoming.ts';
import { hasCode, newKey, removeOlder, requireKey } from './keys.ts';
import type { FileStorage, ReceivedFile } from './storage.ts';

const incomingName = 'incoming';
/** Name of the file that identifies the database to which the files belong. */
const ownerName = 'owner';

/**
 * Opens the storage on disk, in `files` of the data folder. It has 256 folders, by the first letters of the keys, and one
 * for unfinished uploads. A missing `files` folder is created, unless `countFiles` says that there should be files in
 * it: then this throws `UnusableData`.
 */
export async function openDiskStorage(
  dataFolder: string,
  countFiles: () => Promise<number> = async () => 0,
): Promise<FileStorage> {
  const root = join(dataFolder, 'files');
  const incoming = join(root, incomingName);
  const missingCount = existsSync(root) ? 0 : await countFiles();
  if (missingCount > 0)
    throw new UnusableData(
      `The folder ${root} with ${missingCount} uploaded files is missing. Nothing was changed. Bring it back (is its disk mounted?), or make it empty to go on without these files`,
    );
  makePrivateFolder(incoming);

  const pathOf = (key: string) => join(root, requireKey(key));

  /** Moves a flushed file to the place of its key, durably. */
  async function moveInto(path: string, key: string): Promise<void> {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true, mode: privateFolder });
    await rename(path, target);
    await flushFolder(dirname(target));
    await flushFolder(root);
  }

  const adopt = (file: IncomingFile): ReceivedFile => ({
    ...file,
    keep: async () => {
      const key = newKey();
      await moveInto(file.path, key);
      return key;
    },
    discard: () => rm(file.path, { force: true }),
  });

  return {
    receive: async (sentName, body, kind = 'file') =>
      adopt(await readIncoming(incoming, sentName, body, kind)),

    adopt,

    open: async (key) => {
      const path = pathOf(key);
      try {
        const file = await open(path);
        return file.createReadStream();
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    put: async (key, content) => {
      const path = join(incoming, randomUUID());
      await writeFile(path, content, { mode: privateFile, flush: true });
      await moveInto(path, key);
    },

    check: () => requireFolder(incoming),

    hasFiles: async () => (await readdir(root)).some((name) => name !== incomingName),

    remove: (key) => rm(pathOf(key), { force: true }),

    sweep: async (keys, owner, before) => {
      if (!(await belongsTo(root, owner))) return false;
      for (const folder of await readdir(root, { withFileTypes: true }))
        if (folder.isDirectory())
          await removeOlder(join(root, folder.name), before, (name) => keys.has(`${folder.name}/${name}`));
      return true;
    },
  };
}

/**
 * Returns whether the files belong to a database. Files without an owner belong to the first database that asks. If
 * several ask at once, only one becomes the owner.
 */
async function belongsTo(root: string, owner: string): Promise<boolean> {
  const mark = join(root, ownerName);
  try {
    await writeFile(mark, owner, { flag: 'wx', mode: privateFile });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readFile(mark, 'utf8')) === owner;
  }
}
