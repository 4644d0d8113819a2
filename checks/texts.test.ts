import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls, inputProblemMessages } from '@vincere/contract';
import * as messages from '@vincere/contract/messages';
import {
  actOf,
  categoryTitles,
  debriefPhaseNames,
  debriefStatements,
  findingTexts,
  frequencyWords,
  headlineTexts,
  mirrorTexts,
  nameFaults,
  personas,
  placeName,
  problemMessages,
  questions,
  questionTitles,
  refusals,
  rooms,
  rosterProblems,
  scenarioLimitTitles,
  sheetEncodings,
  tieWords,
  weakSpotMessages,
} from '@vincere/domain';
import { expect, test } from 'vitest';
import { roomByName } from '../domain/src/rooms/room-by-name.ts';
import { german } from '../languages/german.ts';
import { internalMessage } from '../server/src/platform/http/errors.ts';
import { outages } from '../server/src/platform/http/outages.ts';
import { actWord } from '../web/src/features/people/audit-words.ts';
import { areas, catalogue } from '../web/src/languages/de/index.ts';
import { entriesOf } from './catalogue.ts';
import { readTexts, web } from './read-texts.ts';

/*
 * Every text of the interface must be in the catalogue and have a German translation. The compiler checks that each text in
 * use is in the catalogue (web/src/lib/text.ts). These tests check the rest.
 */

const entries = entriesOf(areas);
const translated = new Set(entries.map(([text]) => text));

/** Collects all texts in a tree of constants. */
function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(textsIn);
}

const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test\.tsx?|gen\.ts)$|^(languages|testing)\//.test(file),
);
const texts = new Map(files.map((file) => [file, readTexts(file)]));
const repository = join(web, '..', '..');
const inDomain = readdirSync(join(repository, 'domain', 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts'),
);
/** Contract files with messages about invalid input. */
const inContract = readdirSync(join(repository, 'contract', 'src'), { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /(?<!\.test)\.ts$/.test(file) &&
      !/^messages\/|^(index|call|document|body-limits|input-problems)\.ts$/.test(file),
  )
  .map((file) => `contract/src/${file}`);
/** Reads the texts of a file in another workspace. Values in a text become `{}`. */
const textsOf = (file: string) => readTexts(join('..', '..', file));
const errorsFile = 'server/src/platform/http/errors.ts';
/** Fixed messages of errors without a code of their own. */
const fixed = [...inContract, errorsFile].flatMap((file) =>
  textsOf(file).past.map((found) => found.replace(/^\S+ /, '')),
);
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
  findingTexts,
  questionTitles,
  debriefPhaseNames,
  debriefStatements,
  headlineTexts,
  mirrorTexts,
  frequencyWords,
  rosterProblems,
  scenarioLimitTitles,
  sheetEncodings,
  weakSpotMessages,
  nameFaults,
  rooms.map((room) => [personas[room].name, personas[room].description, placeName(room)]),
].flatMap(textsIn);
const accountFiles = ['log-in', 'own-account', 'passwords/reset-password'].map(
  (name) => `server/src/people/accounts/${name}.ts`,
);
const elsewhere = [
  ...inDomain.flatMap((file) => textsOf(join('domain', 'src', file)).literals),
  ...[...inContract, errorsFile, ...accountFiles].flatMap((file) => textsOf(file).literals),
];
/** Every sentence that has a code. */
const coded: Readonly<Record<string, string>> = {
  ...refusals,
  ...problemMessages,
  ...inputProblemMessages,
  ...Object.fromEntries(Object.entries(outages).map(([code, { detail }]) => [code, detail])),
  internal: internalMessage,
};
/** Names of the placeholders and elements in a text. */
const holesOf = (text: string) => [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort().join(' ');

test('screens contain only texts of the catalogue', () => {
  expect(files.flatMap((file) => texts.get(file)?.past ?? [])).toEqual([]);
});

test('each text constant of the contract and the domain has a German translation', () => {
  expect(constants.filter((text) => !translated.has(text))).toEqual([]);
});

test('each fixed message about a request has a German translation', () => {
  const sentences = fixed.filter(
    (text) => / \p{L}/u.test(text) && text !== internalMessage && !isOfAddress(text),
  );
  expect(sentences.filter((text) => !translated.has(text))).toEqual([]);
});

test('each code of a sentence has a German sentence with the same placeholders', () => {
  const { sentences } = catalogue;
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(coded).sort());
  const differing = Object.entries(coded).filter(
    ([code, text]) => holesOf(text) !== holesOf(sentences[code] ?? ''),
  );
  expect(differing).toEqual([]);
});

test('sheets can name a room as the German screens do', () => {
  for (const room of rooms) {
    const names = [german[personas[room].name], german[placeName(room)]];
    expect(names.map((name) => roomByName(name ?? ''))).toEqual([room, room]);
  }
});

test('each refusal is in use', () => {
  const used = [join('domain', 'src'), join('server', 'src')]
    .flatMap((folder) =>
      readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/(\.test|^refusal)\.ts$/.test(file))
        .map((file) => readFileSync(join(repository, folder, file), 'utf8')),
    )
    .join('\n');
  expect(Object.keys(refusals).filter((code) => !used.includes(`'${code}'`))).toEqual([]);
});

test('each text of the catalogue is in use, and is listed once', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const used = new Set([
    ...constants,
    ...elsewhere,
    ...[...texts.values()].flatMap(({ literals }) => literals),
  ]);
  expect(keys.filter((text) => !used.has(text))).toEqual([]);
});

test('German calls a stage Phase, and a phase of the debrief Abschnitt', () => {
  const withPlain = (text: string) => text.replaceAll(/\{\w+\}/g, '').toLowerCase();
  const all = [...entries, ...Object.entries(german)].map(([text, translation]) => [
    withPlain(text),
    withPlain(typeof translation === 'string' ? translation : translation.other),
  ]);
  const mixed = all.filter(
    ([text = '', translation = '']) =>
      (translation.includes('phase') && !/stage|advance run/.test(text)) ||
      (translation.includes('abschnitt') && !/phase|section|move guided debrief/.test(text)),
  );
  expect(mixed).toEqual([]);
});

test('a translation has the same placeholders and elements as its text', () => {
  const differing = entries.flatMap(([text, translation]) => {
    const forms = typeof translation === 'string' ? [translation] : [translation.other];
    return forms.filter((form) => holesOf(form) !== holesOf(text));
  });
  expect(differing).toEqual([]);
});
