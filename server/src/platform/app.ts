import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, ReadableDatabase } from './db/database.ts';
import type { Presence } from './live/presence.ts';
import type { Streams } from './live/streams.ts';
import type { Mail } from './mail/mail.ts';
import type { FileStorage } from './storage/storage.ts';

/** The services of a process that every group of calls uses. */
export type PlatformApp = {
  config: Config;
  db: ReadableDatabase;
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
};

/** What work without a request gets besides: the start of a process, timers and sweeps. Handlers don't get it. */
export type SystemAccess = {
  /** The whole database. Its own `change` skips every step of the pipeline. */
  database: Database;
  /** Runs a change that no request asks for: see `openPipeline`. */
  systemChange: Database['change'];
  /** Ends the timers, stores that nobody is connected any more, and closes the database. */
  close(): Promise<void>;
};
