import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openSnapshot, type Snapshot } from '../db/snapshot.ts';
import { flushFolder } from '../folders.ts';
import type { FileStorage } from '../storage/storage.ts';
import { type ArchiveWriter, type Packed, writeArchive } from './archive.ts';
import { BackupRefused, databaseName, type Manifest, manifestName, sealName, sealOf } from './manifest.ts';

export type BackupSource = {
  /** Copies a consistent state of the database into a new file. */
  copyDatabase(target: string): Promise<void>;
  files: Pick<FileStorage, 'open'>;
  /** Returns whether the database currently has a file with this storage key. */
  hasFile(storageKey: string): Promise<boolean>;
  /** Version of the program. */
  version: string;
  /** If set, the archive is encrypted with it. */
  passphrase?: string | undefined;
  /** Folder for the temporary copy of the database; by default the folder of the archive. */
  workFolder?: string;
};

/**
 * Writes the database and files of a server, which may be running, into one new archive. The database is a consistent
 * copy. A file that is deleted during the backup is left out, with its row. Sessions, links, guest keys and the signing
 * key are left out too. Returns the manifest and the number of files left out. Refuses a target that exists, and a file
 * whose content is missing although its row exists. An unfinished target is removed.
 */
export async function backUp(
  target: string,
  source: BackupSource,
): Promise<{ manifest: Manifest; leftOut: number }> {
  if (await exists(target)) throw new BackupRefused(`${target} exists already`);
  const folder = await makeTemporary(dirname(target));
  const work = await makeTemporary(source.workFolder ?? dirname(target));
  try {
    const unfinishedPath = join(folder, basename(target));
    const copy = join(work, databaseName);
    await source.copyDatabase(copy);
    const archive = await writeArchive(unfinishedPath, source.passphrase);
    try {
      const packResult = await pack(archive, copy, source);
      await archive.finish();
      await rename(unfinishedPath, target);
      await flushFolder(dirname(target));
      return packResult;
    } catch (error) {
      await archive.close();
      throw error;
    }
  } finally {
    for (const temporary of [folder, work]) await rm(temporary, { recursive: true, force: true });
  }
}

/** Creates a temporary folder that only this user account can enter. */
function makeTemporary(folder: string): Promise<string> {
  return mkdtemp(join(folder, '.vincere-backup-')).catch(() => {
    throw new BackupRefused(`${folder} is no folder that can be written to`);
  });
}

async function pack(archive: ArchiveWriter, copy: string, source: BackupSource) {
  const snapshot = openSnapshot(copy);
  let manifest: Omit<Manifest, 'contents'>;
  let contents: Packed[];
  let leftOut: string[];
  try {
    snapshot.endAccess();
    ({ contents, leftOut } = await packFiles(archive, snapshot, source));
    snapshot.deleteFileRows(leftOut);
    const { schema } = snapshot;
    const { version } = source;
    const made_at = new Date().toISOString();
    manifest = { format: 'vincere-backup-1', version, schema, made_at, rows: snapshot.countRows() };
  } finally {
    snapshot.close();
  }
  contents.push(await archive.add(databaseName, (await stat(copy)).size, createReadStream(copy)));
  const completeManifest: Manifest = { ...manifest, contents };
  const { sha256 } = await addText(archive, manifestName, `${JSON.stringify(completeManifest, null, 2)}\n`);
  await addText(archive, sealName, sealOf(sha256));
  return { manifest: completeManifest, leftOut: leftOut.length };
}

function addText(archive: ArchiveWriter, path: string, text: string): Promise<Packed> {
  const bytes = Buffer.from(text);
  return archive.add(path, bytes.length, [bytes]);
}

/**
 * Adds all files of the copied database. The server deletes a file's row before its content. If both are gone, the file
 * was deleted after the copy was made, and is left out.
 */
async function packFiles(archive: ArchiveWriter, snapshot: Snapshot, source: BackupSource) {
  const contents: Packed[] = [];
  const leftOut: string[] = [];
  for (const { name, storage_key, size } of snapshot.listFiles()) {
    const body = await source.files.open(storage_key);
    if (body === null && (await source.hasFile(storage_key)))
      throw new BackupRefused(
        `The bytes of the uploaded file ${name} (${storage_key}) are missing: back up with the settings of the server (VINCERE_DATA, VINCERE_FILES_S3_*), or delete this file there first`,
      );
    if (body === null) leftOut.push(storage_key);
    else contents.push(await archive.add(`files/${storage_key}`, size, body));
  }
  return { contents, leftOut };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
