import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * A style sheet, once loaded, applies to all later screens until the page is reloaded. So a class that is alone in a selector
 * belongs to one sheet. Other sheets can style it only inside their own classes.
 */

const folder = join(import.meta.dirname, '..', 'web', 'src', 'styles');

/** Sheets loaded with every page. */
const everywhere = new Set(['base.css', 'components.css', 'layout.css']);

/** Sheets that may style classes of other sheets inside their own. Any sheet may do so with the classes of `ui`. */
const arranges: Record<string, readonly string[]> = {
  'authoring.css': ['shell.css'],
  'control-room.css': ['shell.css', 'understanding.css'],
  'lists.css': ['shell.css'],
  'map.css': ['shell.css', 'authoring.css'],
  'next-step.css': ['votes.css'],
  'projector.css': ['control-room.css'],
  'room.css': ['run.css'],
  'rooms.css': ['run.css'],
  'scenario-editor.css': ['stages.css'],
  'simulation-choice.css': ['lists.css'],
  'simulation-dashboard.css': ['outcome.css'],
  'to-final.css': ['room.css'],
};

const ui = new Set([
  'choice.css',
  'dialog.css',
  'editable.css',
  'figures.css',
  'left-draft.css',
  'prose.css',
  'switch.css',
  'ticks.css',
  'tree.css',
  'uploads.css',
]);

/** Returns the selectors of a sheet, each as the list of its classes. */
function selectorsOf(css: string): string[][] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => [
      ...new Set([...selector.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)),
    ])
    .filter((classes) => classes.length > 0);
}

type Sheet = { name: string; selectors: string[][] };

/** Reads a sheet with its parts. A long sheet has parts in a folder of the same name. */
async function readSheet(name: string): Promise<string> {
  const sheet = await readFile(join(folder, name), 'utf8');
  const own = new RegExp(`^@import "\\./(${name.replace('.css', '')}/.+)";$`, 'gm');
  const parts = [...sheet.matchAll(own)].map(([, part = '']) => readSheet(part));
  return [sheet, ...(await Promise.all(parts))].join('\n');
}

async function sheetsOf(): Promise<{ shared: Set<string>; sheets: Sheet[] }> {
  const shared = new Set<string>();
  const sheets: Sheet[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.css'))) {
    const selectors = selectorsOf(await readSheet(name));
    if (everywhere.has(name)) for (const found of selectors.flat()) shared.add(found);
    else sheets.push({ name, selectors });
  }
  return { shared, sheets };
}

/** Lists the classes that several sheets style. Empty if each class belongs to one sheet. */
function collisions(shared: ReadonlySet<string>, sheets: readonly Sheet[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { name, selectors } of sheets)
    for (const classes of selectors) {
      const [only, ...others] = classes.filter((found) => !shared.has(found));
      if (only === undefined || others.length > 0) continue;
      owners.set(only, (owners.get(only) ?? new Set()).add(name));
    }
  const twice = [...owners]
    .filter(([, names]) => names.size > 1)
    .map(([found, names]) => `.${found} is styled by ${[...names].sort().join(' and ')}`);
  const reached = sheets.flatMap(({ name, selectors }) =>
    [...new Set(selectors.flat())].flatMap((found) =>
      [...(owners.get(found) ?? [])]
        .filter((owner) => owner !== name && !owners.get(found)?.has(name))
        .filter((owner) => !ui.has(owner) && !arranges[name]?.includes(owner))
        .map((owner) => `.${found} of ${owner} reaches ${name}`),
    ),
  );
  return [...twice, ...reached];
}

test('each class is styled by one sheet only', async () => {
  const { shared, sheets } = await sheetsOf();
  expect(sheets.length).toBeGreaterThan(20);
  expect(collisions(shared, sheets)).toEqual([]);
});

test('a class styled by two sheets is reported, and so is a class styled by a foreign sheet', () => {
  const sheet = (name: string, css: string) => ({ name, selectors: selectorsOf(css) });
  const shared = new Set(['btn']);
  const wide = '@media (min-width: 1px) { .q, .x:not(.on) { gap: 0 } }';
  expect(collisions(shared, [sheet('a.css', '.q { gap: 0 }'), sheet('b.css', wide)])).toEqual([
    '.q is styled by a.css and b.css',
  ]);
  expect(collisions(shared, [sheet('a.css', '.q .btn {}'), sheet('b.css', '.mine.q {}')])).toEqual([
    '.q of a.css reaches b.css',
  ]);
  const apart = [sheet('a.css', '.one .btn, .one .n {}'), sheet('b.css', '.two .btn, .two:has(.n) {}')];
  expect(collisions(shared, apart)).toEqual([]);
});
