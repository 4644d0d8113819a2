import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { privateFile } from '../private-files.ts';
import { encryptingSink, plainSink } from './encryption.ts';

/*
 * Reads and writes tar archives (ustar), which every system can open. They contain only plain files with short names that
 * we choose.
 */

const blockBytes = 512;
const largestOctal = 0o77_777_777_777;

/** A file that was added to an archive. `size` is in bytes. */
export type Packed = { path: string; size: number; sha256: string };

export type ArchiveWriter = {
  /** Adds a file with `size` bytes of content. Throws when there are more or fewer. */
  add(path: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Packed>;
  /** Completes the archive and flushes it to disk. */
  finish(): Promise<void>;
  /** Abandons the archive. */
  close(): Promise<void>;
};

/** Begins an archive in a new file that only this user account can read. It is encrypted if a passphrase is passed. */
export async function writeArchive(file: string, passphrase?: string): Promise<ArchiveWriter> {
  const handle = await open(file, 'wx', privateFile);
  const sink = passphrase === undefined ? plainSink(handle) : await encryptingSink(handle, passphrase);
  return {
    add: async (path, size, content) => {
      await sink.write(header(path, size));
      const hash = createHash('sha256');
      let writtenBytes = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        writtenBytes += chunk.length;
        await sink.write(chunk);
      }
      if (writtenBytes !== size) throw new Error(`${path} has ${writtenBytes} bytes instead of ${size}`);
      await sink.write(Buffer.alloc(paddingOf(size)));
      return { path, size, sha256: hash.digest('hex') };
    },
    finish: async () => {
      await sink.write(Buffer.alloc(2 * blockBytes));
      await sink.end();
      await handle.sync();
      await handle.close();
    },
    close: async () => {
      await sink.abort();
      await handle.close();
    },
  };
}

/** One file in an archive. */
export type Entry = { path: string; size: number; content(): AsyncIterable<Buffer> };

/** Returns the files in an archive, in order; null if the file is not an archive or is truncated. */
export async function readArchive(handle: FileHandle): Promise<Entry[] | null> {
  const { size: length } = await handle.stat();
  const entries: Entry[] = [];
  for (let at = 0; ; ) {
    const block = Buffer.alloc(blockBytes);
    const { bytesRead } = await handle.read(block, 0, blockBytes, at);
    if (bytesRead < blockBytes) return null;
    if (block.every((byte) => byte === 0)) return entries;
    const size = sizeIn(block);
    const start = at + blockBytes;
    if (size === null || start + size > length) return null;
    const path = block.toString('utf8', 0, block.indexOf(0));
    entries.push({ path, size, content: () => read(handle, start, size) });
    at = start + size + paddingOf(size);
  }
}

async function* read(handle: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  const maxChunkSize = 256 * 1024;
  for (let offset = 0; offset < size; ) {
    const chunk = Buffer.alloc(Math.min(maxChunkSize, size - offset));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, start + offset);
    if (bytesRead === 0) throw new Error('The archive ended while it was read');
    offset += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

function paddingOf(size: number): number {
  return (blockBytes - (size % blockBytes)) % blockBytes;
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(blockBytes);
  if (Buffer.byteLength(path) > 99) throw new Error(`The name ${path} is too long for the archive`);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(path, 0);
  block.write(octal(0o600, 7) + octal(0, 7) + octal(0, 7), 100);
  if (size <= largestOctal) block.write(octal(size, 11), 124);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(size), 128);
  }
  block.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${octal(checksumOf(block), 6)} `, 148);
  return block;
}

/** Returns the sum of a header's bytes. The bytes of the checksum field itself count as spaces. */
function checksumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

/** Returns the size of a file from its header, in bytes; null if the header is damaged. */
function sizeIn(block: Buffer): number | null {
  if (Number.parseInt(block.toString('latin1', 148, 156), 8) !== checksumOf(block)) return null;
  if (block.readUInt8(124) & 0x80) return Number(block.readBigUInt64BE(128));
  return Number.parseInt(block.toString('latin1', 124, 136), 8);
}
