import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/* Finds the texts for people in a source file from its syntax tree, for texts.test.ts and server-texts.test.ts. */

/** The folder of the web app's sources. */
export const web = join(import.meta.dirname, '..', 'web', 'src');

/** Calls that translate a text, with the indexes of the arguments that are texts. */
const translators: Readonly<Record<string, number[]>> = { t: [0], rich: [0], plural: [1, 2] };
/** Attributes whose values people read. */
const read = new Set(
  'aria-label aria-description aria-valuetext title label placeholder alt hint lead text message'.split(' '),
);
/** Attributes and properties whose values people don't read. */
const unread = new Set(['className', 'd', 'viewBox', 'style', 'id', 'key', 'autoComplete', 'summary']);
/** Calls whose arguments are selectors, search texts or descriptions of a schema. */
const selecting = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'includes',
  'describe',
]);
/** Texts that are the same in every language, or that people don't read. */
const untranslated = new Set([
  'VINCERE',
  'Ada Byron',
  'Control+K',
  'NoUniqueCode',
  'English',
  'Deutsch',
  'Bearer {}',
  // Internal errors that are never shown.
  'The connection failed',
  'Stopped',
  'AbortError',
  'The stream answered {}',
  'The stream fell silent',
]);

type Node = { type: string; start: number } & Record<string, unknown>;

/**
 * Reads a file, by its path from `web`. `past` holds the texts for people that bypass the catalogue, with file and line;
 * `literals` holds all literals.
 */
export function readTexts(file: string): { past: string[]; literals: string[] } {
  const source = readFileSync(join(web, file), 'utf8');
  const past: string[] = [];
  const literals: string[] = [];
  visit(parseSync(file, source).program as unknown as Node, false);
  return { past, literals };

  /** `isRead` means that people read a literal at this place, so that even a single word counts as a text. */
  function visit(node: Node, isRead: boolean): void {
    const text = textOf(node);
    if (text !== undefined) {
      literals.push(text);
      const isText = isRead || node.type === 'JSXText' ? /\p{L}/u.test(text) : isProse(text);
      const line = source.slice(0, node.start).split('\n').length;
      if (isText && !untranslated.has(text.trim())) past.push(`${file}:${line} ${text.trim()}`);
    }
    for (const [child, isChildRead] of partsOf(node, isRead)) visit(child, isChildRead);
    for (const translated of translatedIn(node)) literals.push(textOf(translated) ?? '');
  }
}

/** Returns the text of a literal or a template; values in a template become `{}`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return nodesIn(node['quasis'])
    .map(({ value }) => (value as { cooked: string }).cooked)
    .join('{}');
}

/** Returns whether a literal looks like prose: several words, or a capitalised word. */
function isProse(text: string): boolean {
  return /\p{L}{2,},? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text);
}

/** Returns the children of a node that can contain texts, and whether people read literals there. */
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
      const translated = translatedIn(node);
      const { property } = node['callee'] as { property?: Node };
      if (selecting.has(String(property?.['name']))) return every(['callee']);
      return every(['callee', 'arguments']).filter(([part]) => !translated.includes(part));
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

/** Returns the arguments of a call that are translated by the catalogue. */
function translatedIn(node: Node): Node[] {
  const callee = node['callee'] as Node | undefined;
  const places = node.type === 'CallExpression' ? translators[String(callee?.['name'])] : undefined;
  const args = nodesIn(node['arguments']);
  return (places ?? []).flatMap((place) => args[place] ?? []).filter((arg) => textOf(arg) !== undefined);
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : [];
}
