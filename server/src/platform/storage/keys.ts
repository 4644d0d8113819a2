import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]+$/;

/** Returns a new random key, such as `1f/1f3c…`. The first two letters are one of 256 folders. */
export function newKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

export function isKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Returns the text if it is the key of a stored file, otherwise throws. This prevents access to any other path. */
export function requireKey(text: string): string {
  if (!isKey(text)) throw new Error('This is not the key of a stored file');
  return text;
}

/** Removes the entries of a folder that were last written before a time (epoch ms), except those that `isKept` names. */
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

/** Returns whether a file or folder was last written before a time (epoch ms). Returns false if it no longer exists. */
async function isOlder(path: string, ms: number): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    return mtimeMs < ms;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Returns whether an error has this system code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
