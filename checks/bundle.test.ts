import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

/*
 * The budget for the JavaScript that a phone loads before it shows a page: the entry, the page and all their imports,
 * gzipped. `npm test` builds the app first. A partial run by hand skips these tests if there is no build.
 */

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

const dist = join(import.meta.dirname, '..', 'web', 'dist');

/** Returns the files of all chunks that these pages need, including their imports. */
function chunksOf(manifest: Manifest, pages: readonly string[]): Set<string> {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const page of pages) visit(page);
  return new Set([...keys].map((key) => manifest[key]?.file ?? `missing ${key}`));
}

async function kilobytesOf(page: string): Promise<number> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => ['entry', 'app'].includes(manifest[key]?.name ?? ''));
  expect(entries).toHaveLength(2);
  let bytes = 0;
  for (const file of chunksOf(manifest, [...entries, page]))
    bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
  return bytes / 1024;
}

const isFullRun = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isFullRun && !existsSync(dist))('the gzipped JavaScript of a first load', () => {
  test.each([
    ['/login', 'src/pages/public/LogInPage.tsx', 141],
    ['/simulation/room', 'src/pages/participant/RoomPage.tsx', 190],
  ])('the gzipped JavaScript of the first load of %s stays within its budget', async (_, page, budget) => {
    expect(await kilobytesOf(page)).toBeLessThan(budget);
  });
});
