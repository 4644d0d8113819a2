import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import type { Change, Database } from './database.ts';
import { schemas } from './migrate.ts';
import { answerOrder } from './secrets.ts';
import { tablesOf } from './snapshot.ts';
import { openSqlite } from './sqlite.ts';

type Row = Record<string, string | number | null>;

/** The database has the schema of another version of the program. */
export class OtherSchema extends Error {}

/** Rows that are read or inserted at once. */
const pageRows = 500;

/**
 * Copies a consistent state of the PostgreSQL database at `url` into a new embedded database `vincere.sqlite` at
 * `target`. Throws `OtherSchema` when its tables are of another version.
 */
export async function copyPostgres(url: string, target: string): Promise<void> {
  await (await openSqlite(dirname(target))).close();
  const client = await connect(url);
  const file = new SqliteFile(target);
  try {
    await client.query('begin isolation level repeatable read read only');
    const appliedMigrations = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    const newestMigration = appliedMigrations.rows.at(-1)?.name;
    if (newestMigration !== schemas.at(-1))
      throw new OtherSchema(
        `The database has the schema ${newestMigration}, this program ${schemas.at(-1)}: back it up with the version that serves it`,
      );
    file.pragma('foreign_keys = OFF');
    // The migrations of the new file stored secrets of its own.
    file.exec('delete from secrets');
    for (const table of tablesOf(file)) await copyTable(client, file, table);
    file.pragma('journal_mode = DELETE');
  } finally {
    file.close();
    await client.end();
  }
}

/** Returns whether the PostgreSQL database at `url` currently has a file with this storage key. */
export async function hasFilePostgres(url: string, storageKey: string): Promise<boolean> {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      'select 1 from files where storage_key = $1 union all select 1 from edition_files where storage_key = $1',
      [storageKey],
    );
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener, a lost connection would end the process. The current or next query reports the loss.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function copyTable(client: pg.Client, file: SqliteFile.Database, table: string): Promise<void> {
  await client.query(`declare rows_of cursor for select * from ${table}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${pageRows} from rows_of`);
    const [first] = rows;
    if (first === undefined) break;
    const columns = Object.keys(first);
    const insert = file.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    file.transaction(() => {
      for (const row of rows) insert.run(Object.values(row));
    })();
  }
  await client.query('close rows_of');
}

/** Returns whether a database has no data, only what its migrations stored. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from secrets where name <> ${answerOrder} union all select 1 from users limit 1
  `.execute(db.read);
  return rows.length === 0;
}

/** Copies the embedded database of `folder` into the empty PostgreSQL database `db`, in one transaction. */
export async function fillPostgres(db: Database, folder: string): Promise<void> {
  // Opening it migrates an older backup to the current tables.
  await (await openSqlite(folder)).close();
  const file = new SqliteFile(`${folder}/vincere.sqlite`, { readonly: true });
  try {
    await db.change(async ({ tx }) => {
      // The secret that the migrations of this database stored is replaced by the one of the backup.
      await tx.deleteFrom('secrets').execute();
      for (const table of tablesOf(file)) await fillTable(tx, file, table);
    });
  } finally {
    file.close();
  }
}

async function fillTable(tx: Change['tx'], file: SqliteFile.Database, table: string): Promise<void> {
  let page: Row[] = [];
  const flush = async () => {
    const [first] = page;
    if (first === undefined) return;
    const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
    const rows = sql.join(page.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value values ${rows}`.execute(
      tx,
    );
    page = [];
  };
  let hasId = false;
  for (const row of file.prepare<[], Row>(`select * from ${table}`).iterate()) {
    hasId ||= typeof row['id'] === 'number';
    if (page.push(row) === pageRows) await flush();
  }
  await flush();
  if (hasId)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    );
}
