import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

/*
 * What a phone in a noisy room has to load before it shows a page: the entry, the page and everything they import, as
 * gzip. The build comes first: `npm test` makes it. Only a part of the tests, run by hand, does without.
 */

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

const dist = join(import.meta.dirname, '..', 'web', 'dist');

/** The chunks that a page needs, each once. */
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
  const started = Object.keys(manifest).filter((key) => ['entry', 'app'].includes(manifest[key]?.name ?? ''));
  expect(started).toHaveLength(2);
  let bytes = 0;
  for (const file of chunksOf(manifest, [...started, page]))
    bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
  return bytes / 1024;
}

const isWhole = process.env['CI'] !== undefined || process.env['SERVER_IS_BUILT'] !== undefined;

describe.skipIf(!isWhole && !existsSync(dist))('the JavaScript of a first load, as gzip', () => {
  test.each([
    ['/login', 'src/pages/public/LogInPage.tsx', 130],
    ['/simulation/room', 'src/pages/participant/RoomPage.tsx', 190],
  ])('%s needs no more than its budget', async (_, page, budget) => {
    expect(await kilobytesOf(page)).toBeLessThan(budget);
  });
});
