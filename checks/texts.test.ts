import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@vincere/contract';
import * as messages from '@vincere/contract/messages';
import {
  actOf,
  badGuestName,
  categoryTitles,
  personas,
  placeName,
  questions,
  readinessMessages,
  refusals,
  rooms,
  rosterProblems,
  scenarioLimitTitles,
  tieWords,
} from '@vincere/domain';
import { expect, test } from 'vitest';
import { actWord } from '../web/src/features/people/audit-words.ts';
import { areas } from '../web/src/languages/de/index.ts';
import type { Texts } from '../web/src/lib/language.ts';
import { readTexts, web } from './read-texts.ts';

/*
 * Every text of the interface has its German, and none is written past the catalogue. That a text that is used is there is
 * the compiler's to see (web/src/lib/text.ts); here is what it cannot see.
 */

const entries = Object.values(areas).flatMap((area: Texts) => Object.entries(area));
const german = new Set(entries.map(([text]) => text));

/** Every text in a tree of constants. */
function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.ts$|^languages\//.test(file),
);
const texts = new Map(files.map((file) => [file, readTexts(file)]));
const repository = join(web, '..', '..');
const inDomain = readdirSync(join(repository, 'domain', 'src'), { encoding: 'utf8' }).filter(
  (file) => file !== 'german.ts',
);
/** Where the server tells of what is out of order. */
const inServer = readdirSync(join(repository, 'server', 'src', 'http'), { encoding: 'utf8' })
  .filter((file) => /^(errors|outages)\.ts$/.test(file))
  .map((file) => `server/src/http/${file}`);
/** What the contract says of an input that is not as it should be. */
const inContract = readdirSync(join(repository, 'contract', 'src'), { encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(index|call|document|body-limits)\.ts$/.test(file))
  .map((file) => `contract/src/${file}`);
/** What a file of another workspace says; the values in a text stand as `{}`. */
const saidIn = (file: string) => readTexts(join('..', '..', file));
/** Sentences that are filled where they are said: found again by what stands around the values. */
const filled = [
  'domain/src/readiness.ts',
  'domain/src/preflight.ts',
  'domain/src/json-lines.ts',
  'domain/src/pasted-posts.ts',
  'domain/src/simulation-package.ts',
  'domain/src/simulation-sheets-read.ts',
  'server/src/packages/mistakes.ts',
  ...inContract,
  ...inServer,
].flatMap((file) => saidIn(file).past.map((found) => found.replace(/^\S+ /, '')));
/** Names of columns, and a line of the log. */
const unsaid = new Set(['Leads to', 'Appears after (s)', 'no room left']);
/** Ids stand in addresses that no page makes wrong. */
const isOfAddress = (text: string) => /^Invalid (\w+ )?ID$/.test(text);

/** The acts in the audit log. */
const acts = Object.entries(calls)
  .filter(
    ([, call]) => call.access === 'administrator' && call.method !== 'GET' && !('leavesNoTrace' in call),
  )
  .map(([name]) => actWord(actOf(name)));
/** What the contract, the domain and the audit log say at run time. */
const constants = [
  acts,
  messages,
  refusals,
  questions.pre.map(({ text, short, options }) => [
    text,
    short,
    options?.minLabel ?? [],
    options?.maxLabel ?? [],
  ]),
  questions.post.map(({ text }) => text),
  categoryTitles,
  tieWords,
  rosterProblems,
  readinessMessages,
  scenarioLimitTitles,
  badGuestName,
  rooms.map((room) => [personas[room].name, personas[room].description, placeName(room)]),
].flatMap(textsIn);
const elsewhere = [
  ...inDomain.flatMap((file) => saidIn(join('domain', 'src', file)).literals),
  ...[...inServer, ...inContract, 'server/src/packages/mistakes.ts'].flatMap((file) => saidIn(file).literals),
  ...saidIn('server/src/accounts/routes.ts').literals,
];
const bare = (text: string) => text.replace(/\{\w+\}/g, '{}');

test('nothing is said past the catalogue', () => {
  expect(files.flatMap((file) => texts.get(file)?.past ?? [])).toEqual([]);
});

test('each constant of the contract and the domain has its German', () => {
  expect(constants.filter((text) => !german.has(text))).toEqual([]);
});

test('so has each sentence that the domain and the server fill', () => {
  const known = new Set([...german].map(bare));
  const sentences = filled.filter((text) => / \p{L}/u.test(text) && !unsaid.has(text) && !isOfAddress(text));
  expect(sentences.filter((text) => !known.has(text))).toEqual([]);
});

test('no text stands twice in the catalogue, and none that nobody says', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const said = new Set([
    ...constants,
    ...elsewhere,
    ...[...texts.values()].flatMap(({ literals }) => literals),
  ]);
  expect(keys.filter((text) => !said.has(text) && !said.has(bare(text)))).toEqual([]);
});

test('a translation has the names and the elements of its text', () => {
  const holesOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort().join(' ');
  const differing = entries.flatMap(([text, said]) => {
    const forms = typeof said === 'string' ? [said] : [said.other];
    return forms.filter((form) => holesOf(form) !== holesOf(text));
  });
  expect(differing).toEqual([]);
});
