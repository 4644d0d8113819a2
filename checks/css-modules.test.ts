import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * Tests that style sheets and components agree. TypeScript takes any name as a class of a CSS Module, so a misspelt class or an
 * unused rule would go unnoticed.
 */

const root = join(import.meta.dirname, '..', 'web', 'src');
const list = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the classes in the selectors of a sheet: those of its own and those wrapped in `:global()`. */
function classesOf(css: string): { own: Set<string>; global: Set<string> } {
  const heads = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(
    ([, head = '']) => head,
  );
  const selectors = heads.filter((head) => !head.trim().startsWith('@')).join(' ');
  const names = (text: string) =>
    new Set([...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
  const wrapped = /:global\(([^()]*)\)/g;
  return {
    own: names(selectors.replaceAll(wrapped, '')),
    global: names([...selectors.matchAll(wrapped)].map(([, name = '']) => name).join(' ')),
  };
}

/** Returns the classes that a file takes from CSS Modules, as `module class`. */
function usesOf(file: string, code: string): string[] {
  return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
    ([, name = '', path = '']) =>
      [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
        ([, property = '']) => `${join(dirname(file), path).replaceAll('\\', '/')} ${property}`,
      ),
  );
}

const modules = list('**/*.module.css').map((file) => ({ file, ...classesOf(read(file)) }));
const globals = new Set(list('styles/**/*.css').flatMap((file) => [...classesOf(read(file)).own]));
const components = list('**/*.{ts,tsx}').map((file) => ({ file, code: read(file) }));

test('each class of a CSS Module is used, and each class that a component uses exists', () => {
  const declared = modules.flatMap(({ file, own }) => [...own].map((name) => `${file} ${name}`));
  const used = new Set(components.flatMap(({ file, code }) => usesOf(file, code)));
  expect(declared.length).toBeGreaterThan(400);
  expect(declared.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !declared.includes(name))).toEqual([]);
});

test('a CSS Module mentions only global classes that exist', () => {
  const unknown = modules.flatMap(({ file, global }) =>
    [...global].filter((name) => !globals.has(name) && !isForeign(name)).map((name) => `${file} ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a CSS Module wraps ids in :global(), because they would be renamed', () => {
  const renamed = modules.filter(({ file }) =>
    /#[a-z][^{};]*\{/i.test(read(file).replaceAll(/:global\([^()]*\)/g, '')),
  );
  expect(renamed.map(({ file }) => file)).toEqual([]);
});

test('each global class is used', () => {
  const code = components.map((component) => component.code).join('\n') + read('../index.html');
  const isUsed = (name: string) => {
    const [start] = /^.*-/.exec(name) ?? [];
    return new RegExp(`["'\`} ]${name}["'\`$ ]`).test(code) || code.includes(`${start}\${`);
  };
  expect([...globals].filter((name) => !isUsed(name))).toEqual([]);
});

test('the check reports an unused class, a misspelt one and one of another module', () => {
  const css =
    '.open:not(.isOn) :global(.button), .row > .cell { gap: 0.5rem } @media (width > 1.5px) { .last { gap: 0 } }';
  expect(classesOf(css)).toEqual({
    own: new Set(['open', 'isOn', 'row', 'cell', 'last']),
    global: new Set(['button']),
  });
  const code =
    "import styles from './A.module.css';\nimport more from '../b.module.css';\nstyles.open + more.last";
  expect(usesOf('features/x/A.tsx', code)).toEqual([
    'features/x/A.module.css open',
    'features/b.module.css last',
  ]);
});

/** Tells whether a class comes from the library that draws the map. */
function isForeign(name: string): boolean {
  return (
    name.startsWith('react-flow') ||
    ['connectable', 'connectingfrom', 'connectingto', 'invalid'].includes(name)
  );
}
