import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSnapshot } from '../db/snapshot.ts';
import type { FileStorage } from '../files/storage.ts';
import { flushFolder } from '../folders.ts';
import { type Entry, readArchive } from './archive.ts';
import { BackupRefused, databaseName, Manifest, manifestName, sealName, sealOf } from './manifest.ts';

export type RestoreTarget = {
  /** The data folder: missing or empty. */
  folder: string;
  /** Opens the place of the files, which must hold none. */
  openFiles(): Promise<Pick<FileStorage, 'put' | 'hasFiles'>>;
  /** Takes over the database that lies at `path` in the data folder; the last step. */
  takeDatabase(path: string): Promise<void>;
  /** Every schema that this program knows. */
  schemas: readonly string[];
};

/**
 * Brings the database and files of a backup into an empty data folder (ruling 9.8). Everything in the archive is held
 * against its manifest before anything is written. What is restored is another owner of its files than the server that was
 * backed up. Refuses a folder that is not empty, a bucket that has files, what is no whole backup, and one of a newer
 * version of the program.
 */
export async function restore(path: string, target: RestoreTarget): Promise<Manifest> {
  const handle = await open(path).catch(() => {
    throw new BackupRefused(`${path} cannot be read`);
  });
  try {
    const { manifest, entries } = await readBackup(path, handle, target.schemas);
    await requireEmpty(target.folder);
    await bringBack(entries, target);
    return manifest;
  } finally {
    await handle.close();
  }
}

async function readBackup(path: string, handle: FileHandle, schemas: readonly string[]) {
  const entries = await readArchive(handle);
  const [told, seal] = entries?.slice(-2) ?? [];
  if (!entries || told?.path !== manifestName || seal?.path !== sealName)
    throw new BackupRefused(`${path} is no backup of Vincere, or is cut short`);
  const isWhole = (await contentOf(seal)).toString() === sealOf(await checksumOf(told));
  const manifest = isWhole ? manifestIn(await contentOf(told)) : null;
  if (manifest === null) throw new BackupRefused(`${path} is damaged: its manifest cannot be read`);
  if (!schemas.includes(manifest.schema))
    throw new BackupRefused(
      `${path} was made by a newer Vincere (${manifest.version}, schema ${manifest.schema}); this one knows schemas up to ${schemas.at(-1)}`,
    );
  const packed = entries.slice(0, -2);
  const isComplete =
    packed.length === manifest.contents.length && packed.some((entry) => entry.path === databaseName);
  if (!isComplete) throw new BackupRefused(`${path} is damaged: it does not hold what its manifest says`);
  for (const [index, entry] of packed.entries()) {
    const said = manifest.contents[index];
    if (said?.path !== entry.path || said.size !== entry.size || said.sha256 !== (await checksumOf(entry)))
      throw new BackupRefused(`${path} is damaged: ${entry.path} is not what its manifest says`);
  }
  return { manifest, entries: packed };
}

function manifestIn(content: Buffer): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`The data folder ${folder} is not empty: nothing was changed`);
}

/** The place of the files; where there are some already, the data folder is left as empty as it was. */
async function openEmpty(target: RestoreTarget) {
  const files = await target.openFiles();
  if (!(await files.hasFiles())) return files;
  for (const name of await readdir(target.folder)) await rm(join(target.folder, name), { recursive: true });
  throw new BackupRefused('The bucket already has files of Vincere: nothing was changed');
}

/** Files first, the database last: a restore that was cut short has none, and serves nothing. */
async function bringBack(entries: readonly Entry[], target: RestoreTarget): Promise<void> {
  const files = await openEmpty(target);
  for (const entry of entries)
    if (entry.path !== databaseName)
      await files.put(entry.path.slice('files/'.length), await contentOf(entry));
  const database = entries.find((entry) => entry.path === databaseName);
  const unfinished = join(target.folder, 'restoring.sqlite');
  if (database) await writeFile(unfinished, database.content(), { flag: 'wx', mode: 0o600, flush: true });
  const snapshot = openSnapshot(unfinished);
  snapshot.disown();
  snapshot.close();
  await target.takeDatabase(unfinished);
  await rm(unfinished, { force: true });
  await flushFolder(target.folder);
}

async function checksumOf(entry: Entry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of entry.content()) hash.update(chunk);
  return hash.digest('hex');
}

async function contentOf(entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
