import { workerPool } from '../workers/pool.ts';
import { LimitExceeded } from '../workers/worker.ts';
import type { Sheet, SheetFile } from './parse.ts';
import { joinSheets, type SheetPart } from './parts.ts';

/** The content of a sheet doesn't match its extension, or exceeds the limits. */
export class UnreadableSheet extends Error {}

const parse = workerPool<SheetFile, SheetPart>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'read-sheets',
  size: 2,
  ms: 10_000,
  megabytes: 512,
  heapMegabytes: 256,
});

/**
 * Returns the sheets of an XLSX file, or the only sheet of a CSV file, with every cell as text. A CSV file can be
 * separated by commas, semicolons or tabs, and encoded in UTF-8, UTF-16 or Windows-1252 (Latin-1). A worker process with
 * time and memory limits reads the file. Throws `UnreadableSheet`.
 */
export async function readSheets({ path, name }: SheetFile): Promise<Sheet[]> {
  const parts = await parse({ path, name }).catch((error: unknown) => {
    if (error instanceof LimitExceeded) return [];
    throw error;
  });
  const sheets = joinSheets(parts);
  if (sheets === null) throw new UnreadableSheet('This sheet cannot be read');
  return sheets;
}
