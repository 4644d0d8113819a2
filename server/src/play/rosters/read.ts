import { type OtherTitles, type RosterLine, refuse, rosterLimit, type SheetEncoding } from '@vincere/domain';
import type { SheetFile } from '../../platform/sheets/parse.ts';
import { workerPool } from '../../platform/workers/pool.ts';
import { LimitExceeded } from '../../platform/workers/worker.ts';

/** The sheet that was read, the number of hidden rows that were left out, and the encoding of a CSV file, which may be a guess. */
export type ReadSheet = {
  name: string;
  hidden_rows: number;
  encoding: SheetEncoding | null;
  asks_encoding: boolean;
};

/** Some lines of a roster, which a worker sends in one message, or the titles of a file that has no roster. */
export type RosterPart = { sheet: ReadSheet; lines: RosterLine[] } | OtherTitles;

const readInWorker = workerPool<SheetFile, RosterPart>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'read-roster',
  size: 2,
  ms: 10_000,
  megabytes: 512,
  heapMegabytes: 256,
});

/**
 * Returns the people of an uploaded sheet, read in a worker process with time and memory limits. Refuses
 * `roster.unreadable`, `roster.no-columns` with the titles that it found, `roster.empty` and `roster.too-many`.
 */
export async function readRosterFile({ path, name, language, encoding }: SheetFile) {
  const parts = await readInWorker({ path, name, language, encoding }).catch((error: unknown) => {
    if (error instanceof LimitExceeded) return [];
    throw error;
  });
  const [first] = parts;
  if (first === undefined) return refuse('roster.unreadable');
  if ('titles' in first) return refuse('roster.no-columns', { titles: first.titles.join(', ') || '–' });
  const lines = parts.flatMap((part) => ('lines' in part ? part.lines : []));
  if (lines.length === 0) refuse('roster.empty');
  if (lines.length > rosterLimit) refuse('roster.too-many');
  return { sheet: first.sheet, lines };
}
