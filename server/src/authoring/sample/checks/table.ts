import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFilesFolder } from '../editions.ts';

/** Returns the cells of a CSV file of the sample, row by row, without its heading. No cell of it may contain a comma. */
export function rowsOf(file: string): string[][] {
  const [, ...rows] = readFileSync(join(sampleFilesFolder('en'), file), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => row.split(','));
}
