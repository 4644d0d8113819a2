import type { Readable } from 'node:stream';
import type { UploadKind } from '@vincere/domain';
import type { IncomingFile } from './incoming.ts';

/** The files can't be reached just now; the message says why, for the operator. */
export class StorageUnavailable extends Error {
  readonly code = 'files-away';
}

/** An upload that has arrived in full and passed its checks; nothing keeps it yet. */
export type ReceivedFile = {
  /** Where its bytes are until it is kept or discarded. */
  path: string;
  /** Cleaned file name. */
  name: string;
  /** Bytes. */
  size: number;
  contentType: string;
  /** Moves it to its durable place; the row that names the key must follow. */
  keep(): Promise<string>;
  /** Removes it when it was not kept; harmless afterwards. */
  discard(): Promise<void>;
};

/** Where uploaded files live. A key without a row is swept at a later start. */
export type FileStorage = {
  /** Reads an upload to its end, enforcing size, extension and content while it streams (ruling 5.7). */
  receive(name: string, body: Readable, kind?: UploadKind): Promise<ReceivedFile>;
  /** Takes over a file that `readIncoming` has read into a folder of its own on the same disk. */
  adopt(file: IncomingFile): ReceivedFile;
  /** The bytes under a key; null when there are none. Whoever opens it reads it to its end or destroys it. */
  open(key: string): Promise<Readable | null>;
  /** Brings bytes back under the key that they had: for restoring a backup. */
  put(key: string, content: Buffer): Promise<void>;
  /** Throws `StorageUnavailable` when the folder of this machine that receives uploads is missing. */
  check(): Promise<void>;
  /** Whether there are files already, or a mark of whose they will be. */
  hasFiles(): Promise<boolean>;
  /** Removes what is under a key; harmless when there is nothing. */
  remove(key: string): Promise<void>;
  /**
   * Removes everything whose key is not among `keys` (and leftovers of broken uploads) and that is from before a moment,
   * in epoch ms. `owner` names the database that the keys are from: files that belong to another one are never touched,
   * and the answer is false.
   */
  sweep(keys: ReadonlySet<string>, owner: string, before: number): Promise<boolean>;
};
