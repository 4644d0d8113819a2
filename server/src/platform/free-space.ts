import { statfs } from 'node:fs/promises';

/** Returns the free bytes of the disk of a folder; infinity if the system doesn't tell. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
