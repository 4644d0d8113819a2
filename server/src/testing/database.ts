import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../platform/db/postgres.ts';
import { openSqlite } from '../platform/db/sqlite.ts';

/** An empty database for one test server: the environment variables that select it, and how to remove it. */
export type PreparedDatabase = { environment: Record<string, string>; remove(): Promise<void> };

/** Creates an empty, migrated database. It copies a template, which is faster than migrating for each server. */
export function prepareDatabase(folder: string): Promise<PreparedDatabase> {
  const url = process.env['DATABASE_URL'];
  return url === undefined || url === '' ? newSqlite(folder) : newPostgres(url);
}

let sqliteTemplate: Promise<string> | undefined;

async function newSqlite(folder: string): Promise<PreparedDatabase> {
  sqliteTemplate ??= (async () => {
    const template = await mkdtemp(join(tmpdir(), 'vincere-template-'));
    const database = await openSqlite(template);
    await database.close();
    return join(template, 'vincere.sqlite');
  })();
  const template = await sqliteTemplate;
  if (existsSync(`${template}-wal`)) throw new Error('The template database was not closed');
  await copyFile(template, join(folder, 'vincere.sqlite'));
  return { environment: { DATABASE_URL: '' }, remove: async () => {} };
}

let postgresTemplate: Promise<string> | undefined;

async function newPostgres(url: string): Promise<PreparedDatabase> {
  postgresTemplate ??= (async () => {
    const name = `vincere_template_${randomBytes(6).toString('hex')}`;
    await runStatement(url, `create database ${name}`);
    const database = await openPostgres(withDatabase(url, name), () => {});
    await database.close();
    return name;
  })();
  return createPostgres(url, `template ${await postgresTemplate}`);
}

/** Creates a database on the server at `url`. It is empty and unmigrated, unless `options` (SQL) name a template. */
export async function createPostgres(url: string, options = ''): Promise<PreparedDatabase> {
  const name = `vincere_test_${randomBytes(6).toString('hex')}`;
  await runStatement(url, `create database ${name} ${options}`);
  return {
    environment: { DATABASE_URL: withDatabase(url, name) },
    remove: () => runStatement(url, `drop database ${name} with (force)`),
  };
}

function withDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
