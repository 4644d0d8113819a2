import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';

/** Read-only access to a data folder with an embedded database, even while a server uses it. */
export type StoredData = {
  rows<T>(query: string): T[];
  /** Returns inconsistencies (damaged, missing, leftover or duplicate data); empty if there are none. */
  problems(): Promise<string[]>;
  /** Returns the SHA-256 of a stored file, in hex. */
  checksumOf(storageKey: string): Promise<string>;
  close(): void;
};

/** Columns that must be unique together, by table. */
const uniqueColumns = {
  votes: ['run_id', 'scenario_id', 'seat_id', 'kind'],
  seats: ['run_id', 'user_id', 'created_at'],
  visits: ['run_id', 'stage_number'],
  room_runs: ['run_id', 'scenario_id', 'room_name'],
  runs: ['access_code'],
  files: ['storage_key'],
};

/** Opens the data in `folder` read-only. */
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
    checksumOf: async (storageKey) =>
      createHash('sha256')
        .update(await readFile(join(root, storageKey)))
        .digest('hex'),
    problems: async () => {
      const check = file.pragma('integrity_check(5)', { simple: true });
      const found = check === 'ok' ? [] : [`The database is damaged: ${String(check)}`];
      for (const broken of file.pragma('foreign_key_check') as { table: string; rowid: number }[])
        found.push(`Row ${broken.rowid} of ${broken.table} refers to a missing row`);
      for (const [table, columns] of Object.entries(uniqueColumns)) {
        const list = columns.join(', ');
        for (const row of rows(`select ${list} from ${table} group by ${list} having count(*) > 1`))
          found.push(`Duplicate in ${table}: ${JSON.stringify(row)}`);
      }
      const referenced = new Set(
        rows<{ storage_key: string }>(
          'select storage_key from files union select storage_key from edition_files',
        ).map((row) => row.storage_key),
      );
      const stored = new Set(await keysOnDisk());
      for (const key of stored) if (!referenced.has(key)) found.push(`The file ${key} has no row`);
      for (const key of referenced) if (!stored.has(key)) found.push(`The row of ${key} has no file`);
      return found;
    },
    close: () => file.close(),
  };
}
