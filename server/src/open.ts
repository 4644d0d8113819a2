import { pino } from 'pino';
import { countFiles } from './authoring/store/files.ts';
import { knownDevices } from './people/rate-limits/known-devices.ts';
import { openRateLimiter } from './people/rate-limits/rate-limiter.ts';
import { type Pause, waitFor } from './people/rate-limits/throttle.ts';
import { listAllOpenSessions } from './people/sessions/sessions.ts';
import { accessTokens } from './people/sessions/tokens.ts';
import { UnsavedSessions } from './people/sessions/unsaved.ts';
import { openPipeline } from './pipeline.ts';
import { steadyClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { noticingFullStorage } from './platform/db/full-storage.ts';
import { openPostgres } from './platform/db/postgres.ts';
import { ensureSecret, signingKey } from './platform/db/secrets.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import { openPresence } from './platform/live/presence.ts';
import { Streams } from './platform/live/streams.ts';
import { openMail } from './platform/mail/mail.ts';
import { closeToOthers } from './platform/private-files.ts';
import { openFiles } from './platform/storage/open.ts';
import type { SystemApp } from './play/app.ts';
import { contentUse } from './play/content-use.ts';
import { watchDuePosts } from './play/posts/release-after-change.ts';
import { openRunSnapshots } from './play/runs/snapshots.ts';
import { announcePersonChanged } from './play/store/runs/runs.ts';
import { listFollowers } from './play/store/seats/observers.ts';

type Overrides = {
  clock?: () => number;
  random?: () => number;
  /** Delays attempts that are slowed down. */
  pause?: Pause;
  /** Receives every statement on the embedded database. */
  onStatement?: (sql: string) => void;
};

/** Returns the clock of this process, which starts with the time of the database's machine. */
function clockFrom(db: Database, warn: (message: string) => void): () => number {
  return steadyClock({ wall: db.wallClock, monotonic: () => performance.now() }, (behindMs) =>
    warn(
      `The time of day was set: the clock of this process differs by ${Math.round(behindMs / 1000)} s, and no run is affected. Restart between workshops to take over the new time`,
    ),
  );
}

/** Opens the services of a process: database, files, streams, mail. */
export async function openApp(
  config: Config,
  { clock: testClock, random = Math.random, pause = waitFor, onStatement }: Overrides = {},
): Promise<SystemApp> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token'],
  });
  const warn = (message: string) => log.warn(message);
  await closeToOthers(config.dataFolder, warn);
  const rawDatabase =
    config.databaseUrl === undefined
      ? await openSqlite(config.dataFolder, onStatement, warn)
      : await openPostgres(config.databaseUrl, warn);
  const clock = testClock ?? clockFrom(rawDatabase, warn);
  const noticing = noticingFullStorage(rawDatabase);
  const database = noticing.db;
  const unsavedSessions = new UnsavedSessions();
  const { systemChange } = openPipeline(database, unsavedSessions, clock);
  const presence = await openPresence(database, clock, warn);
  const stopWatching = watchDuePosts(database, clock, warn);
  const rights = {
    listFollowers: (runId: number) => listFollowers(database.read, runId),
    listOpenSessions: (sessionIds: readonly number[]) =>
      listAllOpenSessions(database.read, unsavedSessions, sessionIds, clock()),
  };
  const streams = new Streams(clock, rights, presence);
  database.listen(streams);
  const key = config.signingKey ?? (await ensureSecret(database, signingKey));
  return {
    config,
    db: database,
    database,
    systemChange,
    streams,
    presence,
    contentUse,
    announcePersonChanged,
    snapshots: openRunSnapshots(database, (runId) => streams.flushed(runId)),
    files: await openFiles(config, () => countFiles(database.read)),
    mail: await openMail(config.smtpUrl, config.mailFrom, log),
    tokens: accessTokens(key),
    devices: knownDevices(key, config.publicUrl?.startsWith('https:') ?? false),
    rateLimiter: openRateLimiter(database, clock, pause),
    unsavedSessions,
    log,
    clock,
    random,
    isStorageFull: noticing.isFull,
    close: async () => {
      stopWatching();
      await presence.close();
      await database.close();
    },
  };
}
