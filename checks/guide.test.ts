import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areas } from '../web/src/languages/de/index.ts';
import { entriesOf } from './catalogue.ts';
import { web } from './read-texts.ts';

/* The guide is complete and uses the labels of the screens. A label stands between underscores. */

type Section = ReturnType<typeof readSection>;

const guide = join(web, '..', '..', 'guide');
const english = readGuide('en');
const both = [['English', english]] as const;

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

/** Returns the visible words of a text of the catalogue: without the parts for screen readers and the hint for translators. */
function shownOf(text: string): string {
  return text.replace(/<sr>.*?<\/sr>|@@.*$/gs, '').trim();
}

/** The labels of the screens. */
const known = new Set(entriesOf(areas).map(([text]) => shownOf(text)));

test.each(both)('each section in %s has a title, then a lead', (_, sections) => {
  const others = [...sections].filter(
    ([, { blocks }]) => blocks.slice(0, 2).join() !== 'heading 1,paragraph 1',
  );
  expect(others.map(([name]) => name)).toEqual([]);
});

test.each(both)('each picture in %s has a legend', (_, sections) => {
  const lacksLegend = ({ blocks }: Section) =>
    blocks.some((block, index) => block.startsWith('picture') && !blocks[index + 1]?.startsWith('numbered'));
  expect([...sections].flatMap(([name, section]) => (lacksLegend(section) ? name : []))).toEqual([]);
});

test('each link leads to a section', () => {
  const links = [...english.values()].flatMap((section) => section.links);
  expect(links.filter((link) => !english.has(`${link.replace(/^#/, '')}.md`))).toEqual([]);
});

test('each English label is a text of the screens', () => {
  const unknown = [...english].flatMap(([name, { labels }]) =>
    labels.flatMap((label) => (known.has(label) ? [] : `${name}: ${label}`)),
  );
  expect(unknown).toEqual([]);
});
