import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('docs/security.md names only existing files, and each requirement once', async () => {
  const text = await readFile(join(root, 'docs', 'security.md'), 'utf8');
  const namedFiles = [...text.matchAll(/`([\w.-]+\/[\w/.-]+\.(?:tsx?|mjs|md))`/g)].flatMap(
    ([, file]) => file ?? [],
  );
  expect(namedFiles.length).toBeGreaterThan(80);
  expect([...new Set(namedFiles)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const ids = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].flatMap(([, id]) => id ?? []);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
