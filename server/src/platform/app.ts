import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Claim } from './idempotency/with-idempotency.ts';
import type { Presence } from './live/presence.ts';
import type { Streams } from './live/streams.ts';
import type { Mail } from './mail/mail.ts';
import type { FileStorage } from './storage/storage.ts';

/** The services of a process that every group of calls uses. */
export type PlatformApp = {
  config: Config;
  db: Database;
  streams: Streams;
  presence: Presence;
  files: FileStorage;
  mail: Mail;
  log: Logger;
  /**
   * Returns the time in epoch ms. It starts at the time of day of the database's machine and never jumps, so durations do
   * not depend on somebody setting a clock.
   */
  clock: () => number;
  /** Returns a number from 0 up to 1. */
  random: () => number;
  /** Returns whether the database has no storage left. */
  isStorageFull: () => Promise<boolean>;
  /** The idempotency key of the request that is handled, if it has one. */
  claim?: Claim | undefined;
};
