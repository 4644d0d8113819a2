import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/* What a source says to people, by its syntax: for texts.test.ts. */

/** Where the screens are. */
export const web = join(import.meta.dirname, '..', 'web', 'src');

/** Calls that make a text, with how many of their first arguments are it. */
const makers: Readonly<Record<string, number[]>> = { t: [0], rich: [0], plural: [1, 2] };
const read = new Set(
  'aria-label aria-description aria-valuetext title label placeholder alt hint lead text message'.split(' '),
);
const unread = new Set(['className', 'd', 'viewBox', 'style', 'id', 'key', 'autoComplete', 'summary']);
/** Calls whose arguments are selectors, or what is looked for, or words for who reads the schema. */
const selecting = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
  'includes',
  'describe',
]);
/** What is the same in every language, or nothing that people read. */
const everywhere = new Set([
  'VINCERE',
  'Ada Byron',
  'Control+K',
  'NoUniqueCode',
  'English',
  'Deutsch',
  'Bearer {}',
  // Errors that no person meets.
  'The line is down',
  'Stopped',
  'AbortError',
  'The stream answered {}',
  'The stream fell silent',
]);

type Node = { type: string; start: number } & Record<string, unknown>;

/** What a file (its path from `web`) says past the catalogue, with its line, and every literal in it. */
export function readTexts(file: string): { past: string[]; literals: string[] } {
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
      const { property } = node['callee'] as { property?: Node };
      if (selecting.has(String(property?.['name']))) return every(['callee']);
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
