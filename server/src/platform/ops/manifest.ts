import { z } from 'zod';

/** What makes a backup or a restore impossible, as one line for the operator. */
export class BackupRefused extends Error {}

export const databaseName = 'vincere.sqlite';
export const manifestName = 'manifest.json';
/** Holds the checksum of the manifest, as `sha256sum` writes it; the last file in a backup: one that was cut short has none. */
export const sealName = 'manifest.json.sha256';
const filePattern = /^(vincere\.sqlite|files\/[0-9a-f]{2}\/[0-9a-f-]+)$/;

export function sealOf(manifestSha256: string): string {
  return `${manifestSha256}  ${manifestName}\n`;
}

/** What a backup says of itself. */
export const Manifest = z.object({
  format: z.literal('vincere-backup-1'),
  /** Of the program that made it. */
  version: z.string(),
  /** The newest migration of the database in it. */
  schema: z.string(),
  made_at: z.iso.datetime(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  contents: z.array(
    z.object({ path: z.string().regex(filePattern), size: z.int(), sha256: z.string().length(64) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
