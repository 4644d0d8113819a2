import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Accounts, openSnapshot } from '../db/snapshot.ts';
import { flushFolder } from '../folders.ts';
import { makePrivateFolder, privateFile } from '../private-files.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type Entry, readArchive } from './archive.ts';
import { decryptFile, isEncrypted } from './encryption.ts';
import { BackupRefused, databaseName, Manifest, manifestName, sealName, sealOf } from './manifest.ts';

export type RestoreTarget = {
  /** The data folder, which must be missing or empty. */
  folder: string;
  /** Opens the file storage, which must be empty. */
  openFiles(): Promise<Pick<FileStorage, 'put' | 'hasFiles'>>;
  /** Installs the database from the temporary file `path` in the data folder, as the last step. */
  installDatabase(path: string): Promise<void>;
  /** Names of all migrations that this version knows. */
  schemas: readonly string[];
  /** Decrypts an encrypted backup. */
  passphrase?: string | undefined;
};

/** The result of a restore: the manifest of the backup, and the counts of its accounts. */
export type Restored = { manifest: Manifest; accounts: Accounts };

/**
 * Restores the database and files of a backup into an empty data folder. The archive is checked against its manifest
 * before anything is written. The restored database does not own the stored files of the original server. It contains no
 * sessions, links, guest keys or signing key. Refuses a folder that is not empty, a bucket that has files, a backup that
 * is incomplete or cannot be decrypted, and a backup of a newer version of the program.
 */
export async function restore(path: string, target: RestoreTarget): Promise<Restored> {
  const handle = await openBackup(path);
  try {
    if (!(await isEncrypted(handle))) return await restorePlain(path, handle, target);
  } finally {
    await handle.close();
  }
  return restoreEncrypted(path, target);
}

/** Decrypts the whole archive into the data folder first, because damage may only show at its end. */
async function restoreEncrypted(path: string, target: RestoreTarget): Promise<Restored> {
  if (target.passphrase === undefined)
    throw new BackupRefused(
      `${path} is encrypted: give its passphrase in VINCERE_BACKUP_PASSPHRASE or with --passphrase-file`,
    );
  await requireEmpty(target.folder);
  const temporary = await mkdtemp(join(target.folder, '.restoring-'));
  try {
    const plainPath = join(temporary, 'backup.tar');
    await decryptFile(path, plainPath, target.passphrase);
    const handle = await openBackup(plainPath);
    try {
      return await restorePlain(path, handle, target, basename(temporary));
    } finally {
      await handle.close();
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Restores the open, unencrypted archive `handle`. `path` names it in messages. `temporary` names our temporary folder
 * within the data folder, which doesn't count as content.
 */
async function restorePlain(
  path: string,
  handle: FileHandle,
  target: RestoreTarget,
  temporary?: string,
): Promise<Restored> {
  const { manifest, entries } = await readBackup(path, handle, target.schemas);
  await requireEmpty(target.folder, temporary);
  return { manifest, accounts: await restoreEntries(entries, target, temporary) };
}

function openBackup(path: string): Promise<FileHandle> {
  return open(path).catch(() => {
    throw new BackupRefused(`${path} cannot be read`);
  });
}

async function readBackup(path: string, handle: FileHandle, schemas: readonly string[]) {
  const entries = await readArchive(handle);
  const [manifestEntry, seal] = entries?.slice(-2) ?? [];
  if (!entries || manifestEntry?.path !== manifestName || seal?.path !== sealName)
    throw new BackupRefused(`${path} is no backup of Vincere, or is cut short`);
  const isWhole = (await contentOf(seal)).toString() === sealOf(await checksumOf(manifestEntry));
  const manifest = isWhole ? manifestIn(await contentOf(manifestEntry)) : null;
  if (manifest === null) throw new BackupRefused(`${path} is damaged: its manifest cannot be read`);
  if (!schemas.includes(manifest.schema))
    throw new BackupRefused(
      `${path} was made by a newer Vincere (${manifest.version}, schema ${manifest.schema}); this one knows schemas up to ${schemas.at(-1)}`,
    );
  const contentEntries = entries.slice(0, -2);
  const isComplete =
    contentEntries.length === manifest.contents.length &&
    contentEntries.some((entry) => entry.path === databaseName);
  if (!isComplete) throw new BackupRefused(`${path} is damaged: it does not hold what its manifest says`);
  for (const [index, entry] of contentEntries.entries()) {
    const expectedEntry = manifest.contents[index];
    if (
      expectedEntry?.path !== entry.path ||
      expectedEntry.size !== entry.size ||
      expectedEntry.sha256 !== (await checksumOf(entry))
    )
      throw new BackupRefused(`${path} is damaged: ${entry.path} is not what its manifest says`);
  }
  return { manifest, entries: contentEntries };
}

function manifestIn(content: Buffer): Manifest | null {
  try {
    return Manifest.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

async function requireEmpty(folder: string, except?: string): Promise<void> {
  makePrivateFolder(folder);
  if ((await namesIn(folder, except)).length > 0)
    throw new BackupRefused(`The data folder ${folder} is not empty: nothing was changed`);
}

async function namesIn(folder: string, except?: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== except);
}

/** Opens the file storage. If it already has files, empties the data folder again and refuses. */
async function openEmptyStorage(target: RestoreTarget, temporary?: string) {
  const files = await target.openFiles();
  if (!(await files.hasFiles())) return files;
  for (const name of await namesIn(target.folder, temporary))
    await rm(join(target.folder, name), { recursive: true });
  throw new BackupRefused('The bucket already has files of Vincere: nothing was changed');
}

/** Restores the files first and the database last, so that no server can start after an interrupted restore. */
async function restoreEntries(
  entries: readonly Entry[],
  target: RestoreTarget,
  temporary?: string,
): Promise<Accounts> {
  const files = await openEmptyStorage(target, temporary);
  for (const entry of entries)
    if (entry.path !== databaseName)
      await files.put(entry.path.slice('files/'.length), await contentOf(entry));
  const database = entries.find((entry) => entry.path === databaseName);
  const unfinishedPath = join(target.folder, 'restoring.sqlite');
  if (database)
    await writeFile(unfinishedPath, database.content(), { flag: 'wx', mode: privateFile, flush: true });
  const snapshot = openSnapshot(unfinishedPath);
  snapshot.changeIdentity();
  // Older backups still contain sessions and the signing key.
  snapshot.endAccess();
  const accounts = snapshot.countAccounts();
  snapshot.close();
  await target.installDatabase(unfinishedPath);
  await rm(unfinishedPath, { force: true });
  await flushFolder(target.folder);
  return accounts;
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
