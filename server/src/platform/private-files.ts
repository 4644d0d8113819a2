import { mkdirSync } from 'node:fs';
import { chmod, lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** File modes that give access only to the user account of the server. */
export const privateFile = 0o600;
export const privateFolder = 0o700;

const forOthers = 0o077;
/** Names of all entries that Vincere creates in its data folder. */
const ourNames =
  /^((vincere|lock)\.sqlite(-wal|-shm|-journal|\.new)?|files|\.?restoring[-.].*|\.vincere-.*)$/;

/** Creates a folder, and its missing parents, that only this user account can enter. Leaves an existing one unchanged. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: privateFolder });
}

/**
 * Removes the access of other accounts to a data folder that an earlier version created: folders get mode 700, files 600.
 * If the folder contains anything else, it keeps its own mode, because the operator may share it. Only the entries of
 * Vincere change then.
 * `warn` receives one line when something was open.
 */
export async function closeToOthers(folder: string, warn: (message: string) => void): Promise<void> {
  if (process.platform === 'win32') return;
  const names = await readdir(folder).catch(() => null);
  if (names === null) return;
  const counts: Found = { closed: 0, failed: 0 };
  const ours = names.filter((name) => ourNames.test(name));
  for (const name of ours) await close(join(folder, name), counts);
  const isShared = ours.length < names.length;
  if (!isShared) await closeOne(folder, await stat(folder), counts);
  if (counts.closed > 0)
    warn(
      `Other accounts of this machine could read ${folder}: ${counts.closed} files and folders of Vincere in it are closed to them now${isShared ? '; the folder itself keeps its mode, because it holds other things too' : ''}`,
    );
  if (counts.failed > 0)
    warn(
      `Other accounts of this machine can read ${folder}: ${counts.failed} files and folders belong to another account and could not be closed`,
    );
}

type Found = { closed: number; failed: number };

/**
 * Closes the contents before the folder itself. A private folder therefore has only private contents and is skipped at
 * the next start.
 */
async function close(path: string, counts: Found): Promise<void> {
  const entry = await lstat(path);
  const target = entry.isSymbolicLink() ? await stat(path).catch(() => entry) : entry;
  if (isPrivate(target)) return;
  if (target.isDirectory())
    for (const child of await readdir(path, { withFileTypes: true }))
      if (!child.isSymbolicLink()) await close(join(path, child.name), counts);
  // Don't change the target of a link, because it belongs to the operator.
  if (!entry.isSymbolicLink()) await closeOne(path, entry, counts);
}

async function closeOne(path: string, entry: { mode: number }, counts: Found): Promise<void> {
  if (isPrivate(entry)) return;
  try {
    await chmod(path, entry.mode & 0o7777 & ~forOthers);
    counts.closed += 1;
  } catch {
    counts.failed += 1;
  }
}

function isPrivate({ mode }: { mode: number }): boolean {
  return (mode & forOthers) === 0;
}
