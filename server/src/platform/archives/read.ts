import type { Readable } from 'node:stream';
import { type Entry, open, type ZipFile } from 'yauzl';

/** What an archive may be: how many entries, and how many bytes they are altogether once they are unpacked. */
export type ArchiveLimits = { entries: number; bytes: number };

/** The file is no archive that can be read, or more than the limits allow. */
export class UnreadableArchive extends Error {}

/**
 * Reads an archive entry by entry. What it says of its sizes is held against the limits before anything is unpacked, and
 * an entry that turns out longer than it said fails: a small file never becomes a large one. Names that lead out of the
 * archive (`..`, an absolute path, a backslash), encrypted entries and a name that comes twice are refused. `take` may
 * open it, and reads it to its end then. Throws `UnreadableArchive`, or what `take` throws.
 */
export async function readArchive(
  path: string,
  limits: ArchiveLimits,
  take: (name: string, open: () => Promise<Readable>, size: number) => Promise<void>,
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
        await take(entry.fileName, () => openEntry(zip, entry), entry.uncompressedSize);
    }
  } finally {
    zip.close();
  }
}

/** The bytes of an entry, at most as many as the archive said. Throws `UnreadableArchive` on a broken one. */
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
