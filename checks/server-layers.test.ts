import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Tests the order of the server's folders. A group imports only groups before it in this list, and inside a group no two
 * folders import each other. Files directly in `server/src` compose all groups; files directly in a group declare or
 * compose what its folders share.
 */

const groups = ['platform', 'people', 'authoring', 'play', 'debrief'];

const root = join(import.meta.dirname, '..', 'server', 'src');
const files = globSync('**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'));

/** Texts that the server shares with the web app, outside of both. */
const sharedTexts = '../../languages/german.ts';

type Import = { from: string; to: string };

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(join(root, from), 'utf8');
  return [...text.matchAll(/(?:from|import|import\(|new URL\()\s?'(\.{1,2}\/[^']+)'/g)].map(
    ([, path = '']) => ({
      from,
      to: join(dirname(from), path).replaceAll('\\', '/'),
    }),
  );
});

const groupOf = (file: string) => groups.indexOf(file.split('/')[0] ?? '');
/** The folder of a file in a group; undefined for a file that lies directly in a group or in `server/src`. */
const folderOf = (file: string) =>
  file.split('/').length > 2 ? file.split('/').slice(0, 2).join('/') : undefined;
const show = ({ from, to }: Import) => `${from} imports ${to}`;

test('every folder of the server belongs to a group', () => {
  expect(imports.length).toBeGreaterThan(files.length);
  expect(files.filter((file) => file.includes('/') && groupOf(file) < 0)).toEqual([]);
});

test('no import leaves the server, except for shared texts', () => {
  const outside = imports.filter(({ to }) => to.startsWith('..') && to !== sharedTexts);
  expect(outside.map(show)).toEqual([]);
});

test('no group of the server imports a later one', () => {
  const backward = imports.filter(
    ({ from, to }) =>
      from.includes('/') && to !== sharedTexts && (groupOf(to) < 0 || groupOf(from) < groupOf(to)),
  );
  expect(backward.map(show)).toEqual([]);
});

test('no two folders of a group of the server import each other', () => {
  const arrows = new Set(imports.map(({ from, to }) => `${folderOf(from)} ${folderOf(to)}`));
  const mutual = imports.filter(({ from, to }) => {
    const [a, b] = [folderOf(from), folderOf(to)];
    return a !== undefined && b !== undefined && a < b && arrows.has(`${b} ${a}`);
  });
  expect(mutual.map(show)).toEqual([]);
});
