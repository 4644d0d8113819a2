import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpUnderLoad } from '../faults/backup.ts';
import { killUnderLoad } from '../faults/kills.ts';

/*
 * A few of the fault tests on the built server. `npm run test:faults` runs all of them, with many more rounds. `npm test`
 * builds the server first. A partial run by hand skips these tests if there is no build.
 */

const built = join(import.meta.dirname, '..', 'server', 'dist', 'backup.js');
const isFullRun = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isFullRun && !existsSync(built))('a server under load', () => {
  test('a server under load keeps every acknowledged write exactly once when it is killed', async () => {
    const { problems } = await killUnderLoad(3, 7, () => {});
    expect(problems).toEqual([]);
  }, 120_000);

  test('a backup of a server under load restores all writes acknowledged before it', async () => {
    const { problems } = await backUpUnderLoad(7);
    expect(problems).toEqual([]);
  }, 120_000);
});
