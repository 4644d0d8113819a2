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
  weakSpotMessages,
} from '@vincere/domain';
import { expect, test } from 'vitest';
import { actWord } from '../web/src/features/people/audit-words.ts';
import { areas, catalogue } from '../web/src/languages/de/index.ts';
import type { Texts } from '../web/src/lib/language.ts';
import { readTexts, web } from './read-texts.ts';

/*
 * Every text of the interface must be in the catalogue and have a German translation. The compiler checks that each text in
 * use is in the catalogue (web/src/lib/text.ts). These tests check the rest.
 */

const entries = Object.values(areas).flatMap((area: Texts) => Object.entries(area));
const german = new Set(entries.map(([text]) => text));

/** Collects all texts in a tree of constants. */
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
/** Server files with error messages. */
const inServer = readdirSync(join(repository, 'server', 'src', 'platform', 'http'), { encoding: 'utf8' })
  .filter((file) => /^(errors|outages)\.ts$/.test(file))
  .map((file) => `server/src/platform/http/${file}`);
/** Contract files with messages about invalid input. */
const inContract = readdirSync(join(repository, 'contract', 'src'), { encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(index|call|document|body-limits)\.ts$/.test(file))
  .map((file) => `contract/src/${file}`);
/** Reads the texts of a file in another workspace. Values in a text become `{}`. */
const textsOf = (file: string) => readTexts(join('..', '..', file));
/** Sentences with values filled in at run time. The screens find their translation by the text around the values. */
const filled = [
  'domain/src/readiness.ts',
  'domain/src/json-lines.ts',
  'domain/src/pasted-posts.ts',
  'domain/src/simulation-package.ts',
  'domain/src/simulation-sheets-read.ts',
  'server/src/authoring/packages/mistakes.ts',
  ...inContract,
  ...inServer,
].flatMap((file) => textsOf(file).past.map((found) => found.replace(/^\S+ /, '')));
/** Names of columns, and a log message. */
const ignored = new Set(['Leads to', 'Appears after (s)', 'no room left']);
/** Messages about invalid ids, which the pages never send. */
const isOfAddress = (text: string) => /^Invalid (\w+ )?ID$/.test(text);

/** The acts in the audit log. */
const acts = Object.entries(calls)
  .filter(([, call]) => call.access === 'administrator' && call.method !== 'GET' && !('skipAudit' in call))
  .map(([name]) => actWord(actOf(name)));
/** Texts of the contract, the domain and the audit log that are chosen at run time. */
const constants = [
  acts,
  messages,
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
  weakSpotMessages,
  badGuestName,
  rooms.map((room) => [personas[room].name, personas[room].description, placeName(room)]),
].flatMap(textsIn);
const elsewhere = [
  ...inDomain.flatMap((file) => textsOf(join('domain', 'src', file)).literals),
  ...[...inServer, ...inContract, 'server/src/authoring/packages/mistakes.ts'].flatMap(
    (file) => textsOf(file).literals,
  ),
  ...textsOf('server/src/people/accounts/routes.ts').literals,
];
const bare = (text: string) => text.replace(/\{\w+\}/g, '{}');

test('screens contain only texts of the catalogue', () => {
  expect(files.flatMap((file) => texts.get(file)?.past ?? [])).toEqual([]);
});

test('each text constant of the contract and the domain has a German translation', () => {
  expect(constants.filter((text) => !german.has(text))).toEqual([]);
});

test('each sentence that the domain and the server fill has a German translation', () => {
  const known = new Set([...german].map(bare));
  const sentences = filled.filter((text) => / \p{L}/u.test(text) && !ignored.has(text) && !isOfAddress(text));
  expect(sentences.filter((text) => !known.has(text))).toEqual([]);
});

test('a German refusal has the same placeholders as the English one', () => {
  const namesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
  const codes = Object.keys(refusals) as (keyof typeof refusals)[];
  expect(Object.keys(catalogue.refusals).sort()).toEqual([...codes].sort());
  expect(codes.filter((code) => namesOf(refusals[code]) !== namesOf(catalogue.refusals[code] ?? ''))).toEqual(
    [],
  );
});

test('each text of the catalogue is in use, and is listed once', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const used = new Set([
    ...constants,
    ...elsewhere,
    ...[...texts.values()].flatMap(({ literals }) => literals),
  ]);
  expect(keys.filter((text) => !used.has(text) && !used.has(bare(text)))).toEqual([]);
});

test('a translation has the same placeholders and elements as its text', () => {
  const holesOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort().join(' ');
  const differing = entries.flatMap(([text, translation]) => {
    const forms = typeof translation === 'string' ? [translation] : [translation.other];
    return forms.filter((form) => holesOf(form) !== holesOf(text));
  });
  expect(differing).toEqual([]);
});
