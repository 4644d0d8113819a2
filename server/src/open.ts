import { pino } from 'pino';
import { knownDevices } from './accounts/known-devices.ts';
import { listOpenSessions } from './accounts/session-store.ts';
import { type Pause, waitFor } from './accounts/slow-lane.ts';
import { accessTokens } from './accounts/tokens.ts';
import { openTries } from './accounts/tries.ts';
import type { App } from './app.ts';
import { steadyClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/postgres.ts';
import { keptSecret, signingKey } from './db/secrets.ts';
import { openSqlite } from './db/sqlite.ts';
import { openDiskStorage } from './files/disk.ts';
import { openS3Storage } from './files/s3.ts';
import type { FileStorage } from './files/storage.ts';
import { countFiles } from './files/store.ts';
import { openPresence } from './live/presence.ts';
import { openStreams } from './live/streams.ts';
import { openMail } from './mail/mail.ts';
import { listFollowers } from './observers/store.ts';
import { closeToOthers } from './private-files.ts';
import { openRunSnapshots } from './runs/snapshots.ts';

type Overrides = {
  clock?: () => number;
  random?: () => number;
  /** Delays attempts that are slowed down. */
  pause?: Pause;
  /** Hears every statement on the embedded database. */
  onStatement?: (sql: string) => void;
};

/**
 * Opens the place of the uploaded files. `countFiles` tells how many files the database names: a missing folder is made
 * only when there are none.
 */
export function openFiles(config: Config, countFiles?: () => Promise<number>): Promise<FileStorage> {
  return config.s3
    ? openS3Storage(config.s3, config.dataFolder)
    : openDiskStorage(config.dataFolder, countFiles);
}

/** The clock of a process, by the time of day of its database. */
function clockOf(db: Database, warn: (message: string) => void): () => number {
  return steadyClock({ wall: db.wallClock, monotonic: () => performance.now() }, (behindMs) =>
    warn(
      `The time of day was set: the clock of this process differs by ${Math.round(behindMs / 1000)} s, and no run is affected. Restart between workshops to take over the new time`,
    ),
  );
}

/** Opens everything that the calls work with: database, files, streams, mail. */
export async function openApp(
  config: Config,
  { clock: givenClock, random = Math.random, pause = waitFor, onStatement }: Overrides = {},
): Promise<App> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token'],
  });
  const warn = (message: string) => log.warn(message);
  await closeToOthers(config.dataFolder, warn);
  const db =
    config.databaseUrl === undefined
      ? await openSqlite(config.dataFolder, onStatement)
      : await openPostgres(config.databaseUrl, warn);
  const clock = givenClock ?? clockOf(db, warn);
  const presence = await openPresence(db, clock, warn);
  const rights = {
    listFollowers: (runId: number) => listFollowers(db.read, runId),
    listOpenSessions: (sessionIds: readonly number[]) => listOpenSessions(db.read, sessionIds),
  };
  const streams = openStreams(clock, rights, presence);
  db.listen(streams);
  const key = config.signingKey ?? (await keptSecret(db, signingKey));
  return {
    config,
    db,
    streams,
    presence,
    snapshots: openRunSnapshots(db, (runId) => streams.flushed(runId)),
    files: await openFiles(config, () => countFiles(db.read)),
    mail: await openMail(config.smtpUrl, config.mailFrom, log),
    tokens: accessTokens(key),
    devices: knownDevices(key, config.publicUrl?.startsWith('https:') ?? false),
    tries: openTries(db, clock, pause),
    log,
    clock,
    random,
  };
}
