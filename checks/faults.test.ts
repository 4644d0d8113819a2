import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpUnderLoad } from '../faults/backup.ts';
import { killOften } from '../faults/kills.ts';

/*
 * A few of the faults, on the built server; `npm run test:faults` does all of them, and many more rounds. The build comes
 * first: `npm test` makes it. Only a part of the tests, run by hand, does without.
 */

const built = join(import.meta.dirname, '..', 'server', 'dist', 'backup.js');
const isWhole = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isWhole && !existsSync(built))('a server under load', () => {
  test('loses nothing that it had answered when it is killed, and nothing is there twice', async () => {
    const { found } = await killOften(3, 7, () => {});
    expect(found).toEqual([]);
  }, 120_000);

  test('is backed up and restored with all that was answered before', async () => {
    const { found } = await backUpUnderLoad(7);
    expect(found).toEqual([]);
  }, 120_000);
});
