import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Tests the import directions of the web app. A folder imports only folders before it in this list. `languages` is loaded by
 * `lib` when a language is chosen, and takes only types from it. Only tests import `testing`.
 */

const layers = ['lib', 'ui', 'parts', 'features', 'pages', 'app', 'testing'];

/** Features that other features may import. Each importer is listed, so that a new dependency is a decision. */
const sharedFeatures: Readonly<Record<string, readonly string[]>> = {
  authoring: [
    'control-room',
    'map',
    'rehearsal',
    'room-editor',
    'facilitator-report',
    'simulations',
    'structure',
  ],
  'key-facts': [
    'authoring',
    'control-room',
    'facilitator-debrief',
    'first-page',
    'participant-summary',
    'facilitator-report',
  ],
  'first-page': ['control-room', 'participant-summary', 'facilitator-report'],
  guide: ['shell'],
  map: ['control-room', 'facilitator-report'],
  notes: ['room'],
  orders: ['control-room', 'participant-summary', 'facilitator-report', 'runs'],
  participation: ['accounts'],
  people: ['control-room', 'roster'],
  runs: ['briefing', 'control-room', 'participation', 'participant-summary', 'room', 'votes', 'table'],
  table: ['briefing', 'control-room', 'participant-summary', 'facilitator-report', 'votes'],
};

const root = join(import.meta.dirname, '..', 'web', 'src');
const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'main.tsx');

type Import = { from: string; to: string };

const isType = /^import type /;
const statements = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(/(?:^import|^export|import\()[^;]*?'([^']+)'/gm)].map(
    ([statement, path = '']) => ({ from, path, isType: isType.test(statement) }),
  ),
);
const imports = statements
  .filter(({ path }) => path.startsWith('.'))
  .map(({ from, path, ...rest }) => ({ from, to: join(dirname(from), path).replaceAll('\\', '/'), ...rest }));

const layerOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '');
const featureOf = (file: string) => (file.startsWith('features/') ? file.split('/')[1] : undefined);
const show = ({ from, to }: Import) => `${from} imports ${to}`;

test('every file of the web app belongs to a layer', () => {
  expect(imports.length).toBeGreaterThan(files.length);
  expect(files.filter((file) => layerOf(file) < 0 && !file.startsWith('languages/'))).toEqual([]);
});

test('no layer of the web app imports a later one', () => {
  const backward = imports.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(from) < layerOf(to));
  expect(backward.map(show)).toEqual([]);
});

test('catalogues import only types and texts', () => {
  const isText = (file: string) => /^(\.\.\/\.\.\/)?languages\//.test(file);
  const code = imports.filter(
    ({ from, to, isType }) => from.startsWith('languages/de/') && !isText(to) && !isType,
  );
  expect(code.map(show)).toEqual([]);
});

test('a feature imports another one only if it is listed', () => {
  const arrows = imports.filter(({ from, to }) => {
    const [importer, imported] = [featureOf(from), featureOf(to)];
    return importer !== undefined && imported !== undefined && importer !== imported;
  });
  const unlisted = arrows.filter(
    ({ from, to }) => !sharedFeatures[featureOf(to) ?? '']?.includes(featureOf(from) ?? ''),
  );
  expect(unlisted.map(show)).toEqual([]);
  const used = new Set(arrows.map(({ from, to }) => `${featureOf(to)} ${featureOf(from)}`));
  const listed = Object.entries(sharedFeatures).flatMap(([to, list]) => list.map((from) => `${to} ${from}`));
  expect(listed.filter((arrow) => !used.has(arrow))).toEqual([]);
});

test('no two features import each other', () => {
  const mutual = Object.entries(sharedFeatures).flatMap(([to, importers]) =>
    importers.filter((from) => sharedFeatures[from]?.includes(to)).map((from) => `${from} and ${to}`),
  );
  expect(mutual).toEqual([]);
});

test('the layer ui imports nothing about the product', () => {
  const product = statements.filter(
    ({ from, path }) => from.startsWith('ui/') && /^@vincere\/(domain|contract)$/.test(path),
  );
  expect(product.map(({ from, path }) => `${from} imports ${path}`)).toEqual([]);
});
