import type { Readable } from 'node:stream';
import { type Entry, open, type ZipFile } from 'yauzl';

/** Limits of an archive: the number of its entries, and their total unpacked size in bytes. */
export type ArchiveLimits = { entries: number; bytes: number };

/** The file is not a readable archive, or exceeds the limits. */
export class UnreadableArchive extends Error {}

/**
 * Reads a ZIP archive entry by entry, and calls `visit` for each file. The declared sizes are checked against the limits
 * before anything is unpacked, and an entry that is longer than declared fails, so an archive bomb does no harm. Names
 * that lead out of the archive (`..`, an absolute path, a backslash), encrypted entries and duplicate names are refused.
 * If `visit` opens an entry, it must read it to its end. Throws `UnreadableArchive`, or the error of `visit`.
 */
export async function readArchive(
  path: string,
  limits: ArchiveLimits,
  visit: (name: string, open: () => Promise<Readable>, size: number) => Promise<void>,
): Promise<void> {
  const zip = await openArchive(path);
  try {
    if (zip.entryCount > limits.entries) throw new UnreadableArchive('too many entries');
    const entries = await listEntries(zip);
    const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (bytes > limits.bytes) throw new UnreadableArchive('too many bytes');
    if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length)
      throw new UnreadableArchive('a name comes twice');
    for (const entry of entries) {
      if (entry.isEncrypted()) throw new UnreadableArchive('encrypted');
      if (!entry.fileName.endsWith('/'))
        await visit(entry.fileName, () => openEntry(zip, entry), entry.uncompressedSize);
    }
  } finally {
    zip.close();
  }
}

/** Returns the bytes of an entry. Throws `UnreadableArchive` if it is broken or longer than declared. */
export async function readWhole(body: Readable): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of body) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new UnreadableArchive('broken', { cause: error });
  }
}

function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) =>
      error ? reject(new UnreadableArchive('no archive', { cause: error })) : resolve(zip),
    );
  });
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (error: Error) => reject(new UnreadableArchive('broken', { cause: error })));
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, body) =>
      error ? reject(new UnreadableArchive('broken', { cause: error })) : resolve(body),
    );
  });
}
