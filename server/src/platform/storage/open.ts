import type { Config } from '../config.ts';
import { openDiskStorage } from './disk.ts';
import { openS3Storage } from './s3.ts';
import type { FileStorage } from './storage.ts';

/**
 * Opens the storage of uploaded files: S3 if it is configured, otherwise the data folder. `countFiles` returns the number
 * of files in the database. A missing folder is only created when that is zero.
 */
export function openFiles(config: Config, countFiles?: () => Promise<number>): Promise<FileStorage> {
  return config.s3
    ? openS3Storage(config.s3, config.dataFolder)
    : openDiskStorage(config.dataFolder, countFiles);
}
