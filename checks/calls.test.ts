import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { callsByNoun } from '@vincere/contract';
import { expect, test } from 'vitest';
import { addressesModule, callsTable, handlerFile } from '../scripts/calls-table.ts';

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

/** Calls that another folder than that of their noun handles, because they need what it has. */
const handledElsewhere: Readonly<Record<string, string>> = {
  listSessions: 'people/sessions',
  endSession: 'people/sessions',
  endOtherSessions: 'people/sessions',
  getPreflight: 'authoring/preflight',
  getReadiness: 'authoring/preflight',
  getScenario: 'play/runs',
};

test('the handler of each call is in the folder of its noun', () => {
  const misplacedCalls = Object.entries(callsByNoun).flatMap(([noun, calls]) =>
    Object.keys(calls).filter((name) => {
      const folder = dirname(handlerFile(name)).replace('server/src/', '');
      const isOfNoun = folder.split('/')[1] === noun;
      return name in handledElsewhere ? folder !== handledElsewhere[name] : !isOfNoun;
    }),
  );
  expect(misplacedCalls).toEqual([]);
});
