import { TooMuch, threadOf } from '../aside/thread.ts';
import { turns } from '../turns.ts';
import type { Sheet, SheetFile } from './parse.ts';

/** The sheet cannot be read as what its extension says, or takes more than a sheet may. */
export class UnreadableSheet extends Error {}

const inTurn = turns(1);

const parseOnThread = threadOf<SheetFile, Sheet[] | null>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'read-sheets',
  ms: 20_000,
  megabytes: 192,
});

/**
 * The sheets of a file, every cell as text: of an XLSX file all, of a CSV file its one. A CSV file may be separated by commas,
 * semicolons or tabs, and be written in UTF-8, UTF-16 or Windows-1252 (Latin-1). It is read on a thread of its own, with a
 * limit of time and memory. Throws `UnreadableSheet`.
 */
export async function readSheets({ path, name }: SheetFile): Promise<Sheet[]> {
  const sheets = await inTurn(() => parseOnThread({ path, name })).catch((error: unknown) => {
    if (error instanceof TooMuch) return null;
    throw error;
  });
  if (sheets === null) throw new UnreadableSheet('This sheet cannot be read');
  return sheets;
}
