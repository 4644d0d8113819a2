import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPrefix, type Client, calls, createClient } from '@vincere/contract';
import { openApp } from '../open.ts';
import { readConfig } from '../platform/config.ts';
import type { SystemApp } from '../play/app.ts';
import { serve } from '../serve.ts';
import { prepareDatabase } from './database.ts';
import { type BuiltUser, buildUser, type UserTraits } from './people.ts';

/** A server with its own database and a manual clock. Throttled attempts don't wait. */
export type TestServer = {
  app: SystemApp;
  /** The base URL, such as `http://127.0.0.1:40123`. */
  origin: string;
  clock: { now: number; advance(ms: number): void };
  /** A client without a token. */
  nobody: Client;
  /** Returns a client with this token and language. */
  as(token: string | null, language?: string): Client;
  /** Inserts a person with a session into the database. */
  user(traits?: UserTraits): Promise<BuiltUser>;
  administrator(): Promise<BuiltUser>;
  close(): Promise<void>;
};

/**
 * Starts a server on the engine under test (`DATABASE_URL`: PostgreSQL, else SQLite), without sample data.
 * `environment` may be a function of the database's environment variables. `onStatement` receives each SQL statement. `customClock` replaces the manual clock.
 */
export async function startServer(
  environment: Record<string, string> | ((prepared: Record<string, string>) => Record<string, string>) = {},
  onStatement?: (sql: string) => void,
  customClock?: () => number,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vincere-test-'));
  const database = await prepareDatabase(folder);
  const config = readConfig({
    VINCERE_DATA: folder,
    VINCERE_SAMPLE: 'off',
    LOG_LEVEL: 'silent',
    ...database.environment,
    ...(typeof environment === 'function' ? environment(database.environment) : environment),
  });
  const clock = {
    now: Date.UTC(2027, 2, 9, 9, 0, 0),
    advance(ms: number) {
      this.now += ms;
    },
  };
  const app = await openApp(config, {
    clock: customClock ?? (() => clock.now),
    pause: async () => {},
    onStatement,
  });
  const fastify = await serve(app);
  await fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = fastify.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const as = (token: string | null, language?: string) =>
    createClient({ base: origin + apiPrefix, routes: calls, token: () => token, language });
  const user = async (traits?: UserTraits) => buildUser(app, as, traits);

  return {
    app,
    origin,
    clock,
    nobody: as(null),
    as,
    user,
    administrator: () => user({ is_admin: true }),
    close: async () => {
      await fastify.close();
      await app.close();
      await database.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
