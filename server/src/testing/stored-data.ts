import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';

/** What lies in a data folder with an embedded database, whoever may be serving it. */
export type StoredData = {
  rows<T>(query: string): T[];
  /** What is torn, missing, left over or there twice; nothing where all is whole. */
  problems(): Promise<string[]>;
  /** The SHA-256 of the bytes under a key, in hex. */
  checksumOf(storageKey: string): Promise<string>;
  close(): void;
};

/** What there may be only one of, and by what it would be the same. */
const once = {
  votes: ['run_id', 'scenario_id', 'seat_id', 'kind'],
  seats: ['run_id', 'user_id', 'created_at'],
  visits: ['run_id', 'stage_number'],
  room_runs: ['run_id', 'scenario_id', 'room_name'],
  runs: ['access_code'],
  files: ['storage_key'],
};

/** Opens what lies in `folder` for looking at it. */
export function openStoredData(folder: string): StoredData {
  const file = new SqliteFile(join(folder, 'vincere.sqlite'), { readonly: true, timeout: 5_000 });
  const root = join(folder, 'files');
  const rows = <T>(query: string) => file.prepare<[], T>(query).all();

  async function keysOnDisk(): Promise<string[]> {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile() && entry.name !== 'owner')
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  }

  return {
    rows,
    checksumOf: async (key) =>
      createHash('sha256')
        .update(await readFile(join(root, key)))
        .digest('hex'),
    problems: async () => {
      const check = file.pragma('integrity_check(5)', { simple: true });
      const found = check === 'ok' ? [] : [`The database is damaged: ${String(check)}`];
      for (const broken of file.pragma('foreign_key_check') as { table: string; rowid: number }[])
        found.push(`Row ${broken.rowid} of ${broken.table} refers to nothing`);
      for (const [table, columns] of Object.entries(once)) {
        const list = columns.join(', ');
        for (const row of rows(`select ${list} from ${table} group by ${list} having count(*) > 1`))
          found.push(`Twice in ${table}: ${JSON.stringify(row)}`);
      }
      const named = new Set(
        rows<{ storage_key: string }>('select storage_key from files').map((row) => row.storage_key),
      );
      const stored = new Set(await keysOnDisk());
      for (const key of stored) if (!named.has(key)) found.push(`The file ${key} has no row`);
      for (const key of named) if (!stored.has(key)) found.push(`The row of ${key} has no file`);
      return found;
    },
    close: () => file.close(),
  };
}
