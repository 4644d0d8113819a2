import { pino } from 'pino';
import { listOpenSessions } from './accounts/session-store.ts';
import { accessTokens, newSecret } from './accounts/tokens.ts';
import { openTries } from './accounts/tries.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite } from './db/sqlite.ts';
import { openDiskStorage } from './files/disk.ts';
import { openStreams } from './live/streams.ts';
import { openMail } from './mail/mail.ts';
import { listMemberIds } from './participation/store.ts';

type Overrides = {
  clock?: () => number;
  random?: () => number;
  /** Hears every statement on the embedded database. */
  onStatement?: (sql: string) => void;
};

/** Opens everything that the calls work with: database, files, streams, mail. */
export async function openApp(
  config: Config,
  { clock = Date.now, random = Math.random, onStatement }: Overrides = {},
): Promise<App> {
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', '*.password', '*.token'],
  });
  const db =
    config.databaseUrl === undefined
      ? await openSqlite(config.dataFolder, onStatement)
      : await openPostgres(config.databaseUrl, (message) => log.warn(message));
  const streams = openStreams(clock, {
    listMembers: (runId) => listMemberIds(db.read, runId),
    listOpenSessions: (sessionIds) => listOpenSessions(db.read, sessionIds),
  });
  db.listen(streams);
  return {
    config,
    db,
    streams,
    files: await openDiskStorage(config.dataFolder),
    mail: openMail(config.smtpUrl, config.mailFrom, log),
    tokens: accessTokens(config.signingKey ?? (await keptSigningKey(db))),
    tries: openTries(),
    log,
    clock,
    random,
  };
}

/** The key that signs access tokens, made at the first start and kept with the data (ruling 1.7). */
async function keptSigningKey(db: Database): Promise<string> {
  const name = 'signing-key';
  await db.change(({ tx }) =>
    tx
      .insertInto('secrets')
      .values({ name, value: newSecret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  const { value } = await db.read
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
