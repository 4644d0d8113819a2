import type { Config } from '../config.ts';
import { copySqlite, hasFileSqlite } from '../db/snapshot.ts';
import { copyPostgres, hasFilePostgres } from '../db/transfer.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { BackupSource } from './backup.ts';

/** Returns the source of a backup: the configured database, which a server may be using, and the files in `files`. */
export function sourceOf(config: Config, files: Pick<FileStorage, 'open'>): Omit<BackupSource, 'version'> {
  const { databaseUrl: url, dataFolder } = config;
  return {
    files,
    copyDatabase: async (target) =>
      url === undefined ? copySqlite(dataFolder, target) : copyPostgres(url, target),
    hasFile: async (storageKey) =>
      url === undefined ? hasFileSqlite(dataFolder, storageKey) : hasFilePostgres(url, storageKey),
  };
}
