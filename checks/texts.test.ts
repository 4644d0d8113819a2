import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from '@vincere/contract/messages';
import { personas, placeName, refusals, rooms } from '@vincere/domain';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { areas } from '../web/src/languages/de/index.ts';
import type { Texts } from '../web/src/lib/language.ts';

/*
 * Every text of the interface has its German, and none is written past the catalogue. That a text that is used is there is
 * the compiler's to see (web/src/lib/text.ts); here is what it cannot see.
 */

/** Folders of web/src whose texts do not go through the catalogue yet. */
const notYet = [
  'app',
  'features/authoring',
  'features/briefing',
  'features/control-room',
  'features/decisions',
  'features/facilitator-settings',
  'features/figures',
  'features/files',
  'features/map',
  'features/notes',
  'features/packages',
  'features/participation',
  'features/people',
  'features/posts',
  'features/preflight',
  'features/questionnaires',
  'features/rehearsal',
  'features/reports',
  'features/room',
  'features/room-assignment',
  'features/room-editor',
  'features/room-votes',
  'features/rooms',
  'features/roster',
  'features/run-list',
  'features/run-report',
  'features/runs',
  'features/scenario-editor',
  'features/scenario-list',
  'features/scenarios',
  'features/settings',
  'features/shell',
  'features/simulations',
  'features/stages',
  'features/votes',
  'lib',
  'pages/facilitator',
  'pages/participant',
  'ui',
];

const web = join(import.meta.dirname, '..', 'web', 'src');
const entries = Object.values(areas).flatMap((area: Texts) => Object.entries(area));
const german = new Set(entries.map(([text]) => text));

/** Calls that make a text, with how many of their first arguments are it. */
const makers: Readonly<Record<string, number[]>> = { t: [0], rich: [0], plural: [1, 2] };
const read = new Set(
  'aria-label aria-description aria-valuetext title label placeholder alt hint lead text message'.split(' '),
);
const unread = new Set(['className', 'd', 'viewBox', 'style', 'id', 'key', 'autoComplete']);
/** What is the same in every language, or nothing that people read. */
const everywhere = new Set(['VINCERE', 'use strict']);

type Node = { type: string; start: number } & Record<string, unknown>;

/** What a file says past the catalogue, and every literal in it. */
function readTexts(file: string): { past: string[]; literals: string[] } {
  const source = readFileSync(join(web, file), 'utf8');
  const past: string[] = [];
  const literals: string[] = [];
  visit(parseSync(file, source).program as unknown as Node, false);
  return { past, literals };

  /** `isRead`: what stands directly here is read, so that a single word is a text. */
  function visit(node: Node, isRead: boolean): void {
    const text = textOf(node);
    if (text !== undefined) {
      literals.push(text);
      const isText = isRead || node.type === 'JSXText' ? /\p{L}/u.test(text) : isProse(text);
      const line = source.slice(0, node.start).split('\n').length;
      if (isText && !everywhere.has(text.trim())) past.push(`${file}:${line} ${text.trim()}`);
    }
    for (const [child, isChildRead] of partsOf(node, isRead)) visit(child, isChildRead);
    for (const made of madeIn(node)) literals.push(textOf(made) ?? '');
  }
}

/** What a literal or a template says. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesIn(node['quasis'])
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join('{}');
}

/** Words after one another, or a capital at the beginning of one. */
function isProse(text: string): boolean {
  return /\p{L}{2,},? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text);
}

/** The parts of a node where a text may stand, and whether it is read there. */
function partsOf(node: Node, isRead: boolean): [part: Node, isRead: boolean][] {
  const every = (names: string[], isRead = false) =>
    names.flatMap((name) => nodesIn(node[name]).map((part): [Node, boolean] => [part, isRead]));
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return [];
    case 'ExportNamedDeclaration':
      return every(['declaration']);
    case 'CallExpression': {
      const made = madeIn(node);
      return every(['callee', 'arguments']).filter(([part]) => !made.includes(part));
    }
    case 'JSXElement':
    case 'JSXFragment':
      return [...every(['openingElement']), ...every(['children'], true)];
    case 'JSXAttribute': {
      const name = String((node['name'] as Node)['name']);
      return unread.has(name) || name.startsWith('data-') ? [] : every(['value'], read.has(name));
    }
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return every(['expression'], isRead);
    case 'ConditionalExpression':
      return [...every(['test']), ...every(['consequent', 'alternate'], isRead)];
    case 'LogicalExpression':
      return [...every(['left']), ...every(['right'], isRead)];
    case 'BinaryExpression':
      return every(['left', 'right']).filter(([part]) => node['operator'] === '+' || part.type !== 'Literal');
    case 'SwitchCase':
      return every(['consequent']);
    case 'MemberExpression':
      return every(['object']);
    case 'Property': {
      const name = String((node['key'] as Node)['name']);
      return unread.has(name) ? [] : every(['value']);
    }
    default:
      if (node.type.startsWith('TS') && node.type !== 'TSNonNullExpression') return [];
      return every(Object.keys(node));
  }
}

/** The texts that a call of the catalogue makes. */
function madeIn(node: Node): Node[] {
  const callee = node['callee'] as Node | undefined;
  const places = node.type === 'CallExpression' ? makers[String(callee?.['name'])] : undefined;
  const given = nodesIn(node['arguments']);
  return (places ?? []).flatMap((place) => given[place] ?? []).filter((made) => textOf(made) !== undefined);
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : [];
}

/** Every text in a tree of constants. */
function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.ts$|^languages\//.test(file),
);
const texts = new Map(files.map((file) => [file, readTexts(file)]));
/** Where the domain, and the server beyond it, have sentences. */
const elsewhere = [
  ...readdirSync(join(web, '..', '..', 'domain', 'src')).map((file) => join('domain', 'src', file)),
  join('server', 'src', 'http', 'errors.ts'),
  join('server', 'src', 'http', 'outages.ts'),
  join('server', 'src', 'accounts', 'routes.ts'),
].flatMap((file) => readTexts(join('..', '..', file)).literals);
/** What the contract and the domain say at run time. */
const constants = [
  ...textsIn(messages),
  ...textsIn(refusals),
  ...rooms.flatMap((room) => [personas[room].name, personas[room].description, placeName(room)]),
];

test('nothing is said past the catalogue', () => {
  const isConverted = (file: string) => !notYet.some((folder) => file.startsWith(`${folder}/`));
  expect(files.filter(isConverted).flatMap((file) => texts.get(file)?.past ?? [])).toEqual([]);
});

test('a folder that is converted stands no longer among those that are not', () => {
  const isOpen = (folder: string) =>
    files.some((file) => file.startsWith(`${folder}/`) && texts.get(file)?.past.length);
  expect(notYet.filter((folder) => !isOpen(folder))).toEqual([]);
});

test('each constant of the contract and the domain has its German', () => {
  expect(constants.filter((text) => !german.has(text))).toEqual([]);
});

test('no text stands twice in the catalogue, and none that nobody says', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const said = new Set([
    ...constants,
    ...elsewhere,
    ...[...texts.values()].flatMap(({ literals }) => literals),
  ]);
  expect(keys.filter((text) => !said.has(text))).toEqual([]);
});

test('a translation has the names and the elements of its text', () => {
  const holesOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort().join(' ');
  const differing = entries.flatMap(([text, said]) => {
    const forms = typeof said === 'string' ? [said] : [said.other];
    return forms.filter((form) => holesOf(form) !== holesOf(text));
  });
  expect(differing).toEqual([]);
});
