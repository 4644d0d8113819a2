import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('docs/glossary.md defines each word only once', async () => {
  const text = await readFile(join(import.meta.dirname, '..', 'docs', 'glossary.md'), 'utf8');
  const words = [...text.matchAll(/^\| ([a-z][a-z -]*) \|/gm)].flatMap(([, word]) => word ?? []);
  const defined = words.filter((word) => word !== 'word');
  expect(defined.length).toBeGreaterThan(50);
  expect(defined.filter((word, index) => defined.indexOf(word) !== index)).toEqual([]);
});
