import { z } from 'zod';

/** A backup or restore is impossible. The message is one line for the operator. */
export class BackupRefused extends Error {}

export const databaseName = 'vincere.sqlite';
export const manifestName = 'manifest.json';
/**
 * The last file in a backup, with the checksum of the manifest in the format of `sha256sum`. A truncated backup doesn't
 * have it.
 */
export const sealName = 'manifest.json.sha256';
const filePattern = /^(vincere\.sqlite|files\/[0-9a-f]{2}\/[0-9a-f-]+)$/;

export function sealOf(manifestSha256: string): string {
  return `${manifestSha256}  ${manifestName}\n`;
}

/** The description of a backup's contents. */
export const Manifest = z.object({
  format: z.literal('vincere-backup-1'),
  /** Version of the program that made the backup. */
  version: z.string(),
  /** Newest migration of the database in the backup. */
  schema: z.string(),
  made_at: z.iso.datetime(),
  /** Number of rows by table. */
  rows: z.record(z.string(), z.int()),
  contents: z.array(
    z.object({ path: z.string().regex(filePattern), size: z.int(), sha256: z.string().length(64) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
