import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { german, areas as ofServer } from '../server/src/platform/i18n/german.ts';
import { areas as ofWeb } from '../web/src/languages/de/index.ts';
import { entriesOf } from './catalogue.ts';
import { readTexts, web } from './read-texts.ts';

/*
 * The texts that the server writes for people, in files and mails, must have German translations, like those of the screens
 * (texts.test.ts). The compiler checks that every text in use is in the catalogue.
 */

const entries = entriesOf(ofServer);

const server = join(web, '..', '..', 'server', 'src');
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^debrief\/exports\/files\/.*\.ts$|(^|\/)(mails|debrief\/exports\/export-(run|guide))\.ts$/.test(file) &&
    !/\.test\.ts$|^platform\/i18n\/german\//.test(file),
);
const read = files.map((file) => readTexts(join('..', '..', 'server', 'src', file)));
/** Texts that readers of a file don't see: images, font names and log messages. */
const unread =
  /^\S+ (<\w|Arial$|Georgia$|Normal$|Archivo|Serif|Roboto|DejaVu|Unifont|Regular$|Medium$|Vincere$|settings could not be read|mails about the end of a run)/;

test('files and mails contain only texts of the catalogue', () => {
  const past = read.flatMap((one) => one.past).filter((text) => !unread.test(text));
  expect(past).toEqual([]);
});

test('each text of the server catalogue is in use, and is listed once', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const used = new Set(read.flatMap(({ literals }) => literals));
  expect(keys.filter((text) => !used.has(text))).toEqual([]);
});

test('files and screens share their German translations', () => {
  const onScreens = new Map(entriesOf(ofWeb));
  const both = Object.entries(german).filter(([text]) => onScreens.has(text));
  expect(both.filter(([text, translation]) => onScreens.get(text) !== translation)).toEqual([]);
});

test('a translation has the same placeholders as its text', () => {
  const namesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
  const differing = entries.filter(
    ([text, translation]) => typeof translation !== 'string' || namesOf(text) !== namesOf(translation),
  );
  expect(differing).toEqual([]);
});
