import type { Readable } from 'node:stream';
import type { UploadKind } from '@vincere/domain';
import type { IncomingFile } from './incoming.ts';

/** The file storage is currently unavailable. The message tells the operator why. */
export class StorageUnavailable extends Error {
  readonly code = 'files-away';
}

/** A complete, checked upload in a temporary file. Call `keep` or `discard`. */
export type ReceivedFile = {
  /** Path of the temporary file, until the upload is kept or discarded. */
  path: string;
  /** Cleaned file name. */
  name: string;
  /** Size in bytes. */
  size: number;
  contentType: string;
  /** Stores the file and returns its key. The caller must then save a row with the key. */
  keep(): Promise<string>;
  /** Deletes the temporary file. Does nothing if the file was kept or discarded before. */
  discard(): Promise<void>;
};

/** The storage of uploaded files. A stored file without a row in the database is deleted at a later start. */
export type FileStorage = {
  /** Receives an upload. Refuses it for its size, extension or content, as `readIncoming` does. */
  receive(name: string, body: Readable, kind?: UploadKind): Promise<ReceivedFile>;
  /** Returns an upload for a file that `readIncoming` has read into another folder on the same disk. */
  adopt(file: IncomingFile): ReceivedFile;
  /** Opens the file with a key; null if there is none. The caller must read the stream to its end or destroy it. */
  open(key: string): Promise<Readable | null>;
  /** Stores content under an existing key, to restore a backup. */
  put(key: string, content: Buffer): Promise<void>;
  /** Throws `StorageUnavailable` when the local folder for unfinished uploads is missing. */
  check(): Promise<void>;
  /** Returns whether the storage has files or an owner. */
  hasFiles(): Promise<boolean>;
  /** Deletes the file with a key, if there is one. */
  remove(key: string): Promise<void>;
  /**
   * Deletes files whose key is not in `keys`, and leftovers of aborted uploads, if they are older than `before` (epoch
   * ms). `owner` identifies the database of the keys. If the files belong to another database, deletes none and returns
   * false.
   */
  sweep(keys: ReadonlySet<string>, owner: string, before: number): Promise<boolean>;
};
