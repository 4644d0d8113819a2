import { type FileHandle, open } from 'node:fs/promises';
import { matchesExtension } from '@vincere/domain';
import { fileTypeFromFile } from 'file-type';

/** How much of a text is looked at, in bytes. */
const textSample = 8192;

/** Signatures that ordinary text can begin with: "BM", "solid ", "ID3", or "free" as the fifth letter on. */
const alsoText: ReadonlySet<string | undefined> = new Set([
  'application/pgp-encrypted',
  'application/x-cpio',
  'application/xml',
  'audio/mpeg',
  'image/bmp',
  'model/stl',
  'text/calendar',
  'text/vcard',
  'text/vtt',
  'video/quicktime',
]);

/** Whether the content of a file is what its extension says (ruling 5.7). */
export async function contentFits(path: string, extension: string): Promise<boolean> {
  const sniffed = await sniff(path);
  if (!matchesExtension(extension, undefined)) return matchesExtension(extension, sniffed);
  const shown = alsoText.has(sniffed) ? undefined : sniffed;
  return matchesExtension(extension, shown) && (await isText(path));
}

/** The MIME type that the content shows; undefined when it has no signature or is too broken to tell. */
async function sniff(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** Text has no null bytes, except as UTF-16, which says so with its first two bytes. */
async function isText(path: string): Promise<boolean> {
  const start = await readStart(path);
  const utf16 = start.length >= 2 && [0xfffe, 0xfeff].includes(start.readUInt16BE(0));
  return utf16 || !start.includes(0);
}

async function readStart(path: string): Promise<Buffer> {
  const file: FileHandle = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(textSample), 0, textSample, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
