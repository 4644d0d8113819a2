import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesModule, callsTable } from '../scripts/calls-table.ts';

const docs = join(import.meta.dirname, '..', 'docs');

test('docs/calls.md matches the contract (`npm run docs` writes it)', async () => {
  expect(await readFile(join(docs, 'calls.md'), 'utf8')).toBe(callsTable());
});

test('the addresses of the web app match the contract (`npm run docs` writes them)', async () => {
  const file = join(docs, '..', 'web', 'src', 'lib', 'addresses.gen.ts');
  expect(await readFile(file, 'utf8')).toBe(addressesModule());
});

test('every file that docs/calls.md links to exists', () => {
  const linkedFiles = [...callsTable().matchAll(/\]\((.+?)\)/g)].flatMap(([, file]) => file ?? []);
  expect(linkedFiles.filter((file) => !existsSync(join(docs, file)))).toEqual([]);
});
