import { type FileHandle, open } from 'node:fs/promises';
import { matchesExtension } from '@vincere/domain';
import { fileTypeFromFile } from 'file-type';

/** Bytes at the start of a text that are checked. */
const textSample = 8192;

/** Types whose signatures can also begin ordinary text, such as "BM", "solid ", "ID3", or "free" from the fifth letter. */
const possiblyText: ReadonlySet<string | undefined> = new Set([
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

/** Returns whether the content of a file matches its extension. */
export async function contentFits(path: string, extension: string): Promise<boolean> {
  const mimeType = await sniff(path);
  if (!matchesExtension(extension, undefined)) return matchesExtension(extension, mimeType);
  const signature = possiblyText.has(mimeType) ? undefined : mimeType;
  return matchesExtension(extension, signature) && (await isText(path));
}

/** Returns the MIME type by the content's signature; undefined if it has none or is broken. */
async function sniff(path: string): Promise<string | undefined> {
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** Returns whether a file is text: it has no null bytes, or begins with the byte order mark of UTF-16. */
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
