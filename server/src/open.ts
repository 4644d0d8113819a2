import { pino } from 'pino';
import { knownDevices } from './accounts/known-devices.ts';
import { listOpenSessions } from './accounts/session-store.ts';
import { type Pause, waitFor } from './accounts/slow-lane.ts';
import { accessTokens } from './accounts/tokens.ts';
import { openTries } from './accounts/tries.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { openPostgres } from './db/postgres.ts';
import { keptSecret } from './db/secrets.ts';
import { openSqlite } from './db/sqlite.ts';
import { openDiskStorage } from './files/disk.ts';
import { openS3Storage } from './files/s3.ts';
import type { FileStorage } from './files/storage.ts';
import { openPresence } from './live/presence.ts';
import { openStreams } from './live/streams.ts';
import { openMail } from './mail/mail.ts';
import { listFollowerIds } from './observers/store.ts';
import { openRunSnapshots } from './runs/snapshots.ts';

type Overrides = {
  clock?: () => number;
  random?: () => number;
  /** Delays attempts that are slowed down. */
  pause?: Pause;
  /** Hears every statement on the embedded database. */
  onStatement?: (sql: string) => void;
};

/** Opens the place of the uploaded files. */
export function openFiles(config: Config): Promise<FileStorage> {
  return config.s3 ? openS3Storage(config.s3, config.dataFolder) : openDiskStorage(config.dataFolder);
}

/** Opens everything that the calls work with: database, files, streams, mail. */
export async function openApp(
  config: Config,
  { clock = Date.now, random = Math.random, pause = waitFor, onStatement }: Overrides = {},
): Promise<App> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token'],
  });
  const db =
    config.databaseUrl === undefined
      ? await openSqlite(config.dataFolder, onStatement)
      : await openPostgres(config.databaseUrl, (message) => log.warn(message));
  const presence = await openPresence(db, clock, (message) => log.warn(message));
  const rights = {
    listFollowers: (runId: number) => listFollowerIds(db.read, runId),
    listOpenSessions: (sessionIds: readonly number[]) => listOpenSessions(db.read, sessionIds),
  };
  const streams = openStreams(clock, rights, presence);
  db.listen(streams);
  const signingKey = config.signingKey ?? (await keptSecret(db, 'signing-key'));
  return {
    config,
    db,
    streams,
    presence,
    snapshots: openRunSnapshots(db, (runId) => streams.told(runId)),
    files: await openFiles(config),
    mail: await openMail(config.smtpUrl, config.mailFrom, log),
    tokens: accessTokens(signingKey),
    devices: knownDevices(signingKey, config.publicUrl?.startsWith('https:') ?? false),
    tries: openTries(db, clock, pause),
    log,
    clock,
    random,
  };
}
