import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { privateFile } from '../private-files.ts';
import { BackupRefused } from './manifest.ts';

/*
 * Encrypts backups with a passphrase, in the format of age (https://age-encryption.org/v1). The programs `age` and `rage`
 * can decrypt them too. Deriving the key blocks the event loop for more than a second, so the server must not call this.
 */

const signature = Buffer.from('age-encryption.org/v1\n');

/** Returns whether a file is encrypted with age. */
export async function isEncrypted(handle: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(signature.length), 0, signature.length, 0);
  return bytesRead === signature.length && buffer.equals(signature);
}

/** A destination for the bytes of a file, in order. */
export type Sink = {
  write(bytes: Buffer): Promise<void>;
  /** Writes the remaining bytes. The file stays open. */
  end(): Promise<void>;
  /** Stops writing. */
  abort(): Promise<void>;
};

/** Returns a sink that writes bytes to a file unchanged. */
export function plainSink(handle: FileHandle): Sink {
  return {
    write: (bytes) => handle.appendFile(bytes),
    end: async () => {},
    abort: async () => {},
  };
}

/** Returns a sink that encrypts bytes with a passphrase and writes them to a file. */
export async function encryptingSink(handle: FileHandle, passphrase: string): Promise<Sink> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const plainStream = new PassThrough();
  const encryptedStream = await encrypter.encrypt(
    Readable.toWeb(plainStream) as globalThis.ReadableStream<Uint8Array>,
  );
  const writePromise = pipeline(Readable.fromWeb(encryptedStream as ReadableStream), async (chunks) => {
    for await (const chunk of chunks as AsyncIterable<Uint8Array>) await handle.appendFile(chunk);
  });
  // The next write or the end reports a failure. Until then, it must not end the process as an unhandled rejection.
  writePromise.catch(() => {});
  return {
    write: async (bytes) => {
      if (!plainStream.write(bytes)) await Promise.race([once(plainStream, 'drain'), writePromise]);
    },
    end: async () => {
      plainStream.end();
      await writePromise;
    },
    abort: async () => {
      plainStream.destroy();
      await writePromise.catch(() => {});
    },
  };
}

/**
 * Decrypts the file at `path` into the new file `target`. Throws `BackupRefused` for a wrong passphrase and for a file
 * that is damaged or truncated. `target` may then contain a part of it.
 */
export async function decryptFile(path: string, target: string, passphrase: string): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path);
  try {
    const plainStream = await decrypter
      .decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
      .catch((error: unknown) =>
        refuse(error, `${path} cannot be decrypted: the passphrase is wrong, or the file is damaged`),
      );
    await pipeline(
      Readable.fromWeb(plainStream as ReadableStream),
      createWriteStream(target, { flags: 'wx', mode: privateFile }),
    ).catch((error: unknown) => refuse(error, `${path} is damaged or cut short: it cannot be decrypted`));
  } finally {
    source.destroy();
  }
}

/** Throws `BackupRefused` with a message, but rethrows system errors, such as a full disk, unchanged. */
function refuse(error: unknown, message: string): never {
  if (error instanceof Error && 'code' in error && 'syscall' in error) throw error;
  throw new BackupRefused(message);
}
