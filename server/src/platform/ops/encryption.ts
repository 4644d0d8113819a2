import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { privateFile } from '../private-files.ts';
import { BackupRefused } from './manifest.ts';

/*
 * Encryption of backups in the format of age (https://age-encryption.org/v1) with a passphrase: the programs `age` and
 * `rage` open them too. The derivation of the key blocks the event loop for more than a second, so the server itself
 * must not call this.
 */

const mark = Buffer.from('age-encryption.org/v1\n');

/** Whether a file is encrypted with age. */
export async function isEncrypted(handle: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
  return bytesRead === mark.length && buffer.equals(mark);
}

/** Takes the bytes of a file in their order. */
export type Sink = {
  write(bytes: Buffer): Promise<void>;
  /** Writes what is left. The file stays open. */
  end(): Promise<void>;
  /** Gives up. */
  abort(): Promise<void>;
};

/** Writes bytes to a file as they are. */
export function plainSink(handle: FileHandle): Sink {
  return {
    write: (bytes) => handle.appendFile(bytes),
    end: async () => {},
    abort: async () => {},
  };
}

/** Writes bytes to a file, encrypted with a passphrase. */
export async function encryptingSink(handle: FileHandle, passphrase: string): Promise<Sink> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const plain = new PassThrough();
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>);
  const written = pipeline(Readable.fromWeb(encrypted as ReadableStream), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) await handle.appendFile(chunk);
  });
  // Whoever writes next hears of a failure; until then it must not end the process.
  written.catch(() => {});
  return {
    write: async (bytes) => {
      if (!plain.write(bytes)) await Promise.race([once(plain, 'drain'), written]);
    },
    end: async () => {
      plain.end();
      await written;
    },
    abort: async () => {
      plain.destroy();
      await written.catch(() => {});
    },
  };
}

/**
 * Decrypts the file at `path` into the new file `target`. Throws `BackupRefused` for a wrong passphrase and for a file
 * that is damaged or cut short; `target` may then hold a part of it.
 */
export async function decryptFile(path: string, target: string, passphrase: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path);
  try {
    const plain = await decrypter
      .decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
      .catch((error: unknown) =>
        refuse(error, `${path} cannot be decrypted: the passphrase is wrong, or the file is damaged`),
      );
    await pipeline(
      Readable.fromWeb(plain as ReadableStream),
      createWriteStream(target, { flags: 'wx', mode: privateFile }),
    ).catch((error: unknown) => refuse(error, `${path} is damaged or cut short: it cannot be decrypted`));
  } finally {
    source.destroy();
  }
}

/** What the system refuses, such as a full disk, stays what it is. */
function refuse(error: unknown, message: string): never {
  if (error instanceof Error && 'code' in error && 'syscall' in error) throw error;
  throw new BackupRefused(message);
}
