import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]+$/;

/** A key that nothing has: 256 folders by the first letters. */
export function newKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Throws on what is not the key of a stored file: nothing else is ever read or removed. */
export function requireKey(text: string): string {
  if (!isKey(text)) throw new Error('This is not the key of a stored file');
  return text;
}

/** Removes what a folder holds that was last written before a moment (epoch ms), except what `isKept` by name. */
export async function removeOlder(
  folder: string,
  before: number,
  isKept: (name: string) => boolean = () => false,
): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!isKept(name) && (await isOlder(path, before))) await rm(path, { force: true, recursive: true });
  }
}

/** Whether a file or folder is older than a moment; one that has just vanished is not. */
async function isOlder(path: string, ms: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    return mtimeMs < ms;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Whether the system names an error by this code, e.g. `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
