import type { Config } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';
import type { FileStorage } from './storage.ts';

/**
 * Opens the storage of uploaded files: S3 where it is configured, else the data folder. `countFiles` returns how many files
 * the database names: a missing folder is created only when there are none.
 */
export function openFiles(config: Config, countFiles?: () => Promise<number>): Promise<FileStorage> {
  return config.s3
    ? openS3Storage(config.s3, config.dataFolder)
    : openDiskStorage(config.dataFolder, countFiles);
}
