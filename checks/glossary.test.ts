import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('docs/glossary.md explains every word once', async () => {
  const text = await readFile(join(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8');
  const words = [...text.matchAll(/^\| ([a-z][a-z -]*) \|/gm)].flatMap(([, word]) => word ?? []);
  const explained = words.filter((word) => word !== 'word');
  expect(explained.length).toBeGreaterThan(50);
  expect(explained.filter((word, index) => explained.indexOf(word) !== index)).toEqual([]);
});
