import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionsOfPages } from '../web/src/features/guide/section-of-page.ts';
import { areas } from '../web/src/languages/de/index.ts';
import { entriesOf } from './catalogue.ts';
import { web } from './read-texts.ts';

/*
 * The guide has the same sections in both languages, each with the same structure, and uses the labels of the screens. A label
 * stands between underscores.
 */

type Section = ReturnType<typeof readSection>;

const guide = join(web, '..', '..', 'guide');
const english = readGuide('en');
const german = readGuide('de');
const both = [
  ['English', english],
  ['German', german],
] as const;

/** Reads the sections of the guide in a language, by file name. */
function readGuide(language: string): ReadonlyMap<string, Section> {
  const names = readdirSync(join(guide, language)).sort();
  return new Map(names.map((name) => [name, readSection(readFileSync(join(guide, language, name), 'utf8'))]));
}

/** Reads the structure of a section, and its links and labels in their order. */
function readSection(source: string) {
  const prose = source.replaceAll(/`[^`\n]*`/g, '');
  return {
    blocks: source.trim().split(/\n\n+/).map(readBlock),
    links: [...prose.matchAll(/(?<!!)\[[^\]]+\]\(([^)]*)\)/g)].map(([, target = '']) => target),
    labels: [...prose.matchAll(/_([^_\n]+)_/g)].map(([, label = '']) => label),
  };
}

/** Describes a block: its kind, and its level, number of rows, number of items or picture. */
function readBlock(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const heading = /^#+(?= )/.exec(first)?.[0];
  const picture = /^!\[[^\]]+\]\(([a-z0-9-]+)\)$/.exec(first)?.[1];
  if (heading !== undefined) return `heading ${heading.length}`;
  if (picture !== undefined) return `picture ${picture}`;
  if (first.startsWith('|')) return `table ${lines.length} by ${first.split('|').length - 2}`;
  if (first.startsWith('- ')) return `list ${lines.length}`;
  if (first.startsWith('1. ')) return `numbered ${lines.length}`;
  return `paragraph ${lines.length}`;
}

/** Returns the sections in which the languages differ in the given part, with the part in both. */
function differing(part: (section: Section) => readonly unknown[]) {
  return [...english].flatMap(([name, section]) => {
    const other = german.get(name);
    const parts = { name, english: part(section), german: other && part(other) };
    return JSON.stringify(parts.english) === JSON.stringify(parts.german) ? [] : [parts];
  });
}

/** Returns the visible words of a text of the catalogue: without the parts for screen readers and the hint for translators. */
function shownOf(text: string): string {
  return text.replace(/<sr>.*?<\/sr>|@@.*$/gs, '').trim();
}

/** The German translations of each label. A text with placeholders is no label. */
const translations = new Map<string, Set<string>>();
for (const [text, translation] of entriesOf(areas)) {
  const label = shownOf(text);
  if (typeof translation !== 'string' || label.includes('{')) continue;
  translations.set(label, (translations.get(label) ?? new Set()).add(shownOf(translation)));
}

test('each section of the guide exists in both languages', () => {
  expect([...german.keys()]).toEqual([...english.keys()]);
});

test.each(both)('each section of the guide in %s has a title, then a lead', (_, sections) => {
  const others = [...sections].filter(
    ([, { blocks }]) => blocks.slice(0, 2).join() !== 'heading 1,paragraph 1',
  );
  expect(others.map(([name]) => name)).toEqual([]);
});

test.each(both)('each picture of the guide in %s has a legend', (_, sections) => {
  const lacksLegend = ({ blocks }: Section) =>
    blocks.some((block, index) => block.startsWith('picture') && !blocks[index + 1]?.startsWith('numbered'));
  expect([...sections].flatMap(([name, section]) => (lacksLegend(section) ? name : []))).toEqual([]);
});

test('each section of the guide has the same headings, lists, tables, pictures and legends in both languages', () => {
  expect(differing(({ blocks }) => blocks)).toEqual([]);
});

test('each section of the guide has the same links in both languages, and each leads to a section', () => {
  expect(differing(({ links }) => links.toSorted())).toEqual([]);
  const links = [...english.values()].flatMap((section) => section.links);
  expect(links.filter((link) => !english.has(`${link.replace(/^#/, '')}.md`))).toEqual([]);
});

test('each English label in the guide is a text of the screens', () => {
  const unknown = [...english].flatMap(([name, { labels }]) =>
    labels.flatMap((label) => (translations.has(label) ? [] : `${name}: ${label}`)),
  );
  expect(unknown).toEqual([]);
});

test('each section of the guide has the same labels in German, as the screens have them', () => {
  const wrong = [...english].flatMap(([name, { labels }]) => {
    const left = [...(german.get(name)?.labels ?? [])];
    const missing = labels.flatMap((label) => {
      const known = [...(translations.get(label) ?? [])];
      const index = left.findIndex((one) => known.includes(one));
      if (index < 0) return `${name}: ${label}, which is ${known.join(' or ')}`;
      left.splice(index, 1);
      return [];
    });
    return [...missing, ...left.map((label) => `${name}: ${label}, which is not in the English section`)];
  });
  expect(wrong).toEqual([]);
});

test.each(both)('each picture of the guide in %s exists, and each file is used', (name, sections) => {
  const used = [...sections.values()].flatMap(({ blocks }) =>
    blocks.flatMap((block) => /^picture (.+)$/.exec(block)?.[1] ?? []),
  );
  const pictureFiles = readdirSync(join(guide, 'pictures', name === 'English' ? 'en' : 'de'));
  expect(pictureFiles.sort()).toEqual(used.map((picture) => `${picture}.png`).sort());
});

test('each page of facilitators has a section in the guide', () => {
  const pages = readFileSync(join(web, 'app', 'pages.ts'), 'utf8');
  const paths = [...pages.matchAll(/'(\/admin[^']*)':/g)].map(([, path = '']) => path);
  const others = paths.filter((path) => !path.startsWith('/admin/guide'));
  expect(Object.keys(sectionsOfPages).sort()).toEqual(others.sort());
});
