import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Texts } from '@vincere/domain';
import { expect, test } from 'vitest';
import { german, areas as ofServer } from '../server/src/languages/german.ts';
import { areas as ofWeb } from '../web/src/languages/de/index.ts';
import { readTexts, web } from './read-texts.ts';

/*
 * What the server writes for people, its files and mails, has its German as the screens have theirs (texts.test.ts). That
 * a text that is used is there is the compiler's to see.
 */

const entriesOf = (areas: object) => Object.values(areas).flatMap((area: Texts) => Object.entries(area));
const entries = entriesOf(ofServer);

const server = join(web, '..', '..', 'server', 'src');
const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^debrief\/files\/.*\.ts$|(^|\/)(mails|debrief\/routes)\.ts$/.test(file) && !file.endsWith('.test.ts'),
);
const read = files.map((file) => readTexts(join('..', '..', 'server', 'src', file)));
/** What no reader of a file meets: pictures, names, and lines of the log. */
const unread =
  /^\S+ (<\w|Roboto|DejaVu|Unifont|Regular$|Medium$|Vincere$|settings could not be read|nobody was told that)/;

test('a file or a mail says nothing past the catalogue', () => {
  const past = read.flatMap((one) => one.past).filter((text) => !unread.test(text));
  expect(past).toEqual([]);
});

test('each text of its catalogue is said, and stands there once', () => {
  const keys = entries.map(([text]) => text);
  expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  const said = new Set(read.flatMap(({ literals }) => literals));
  expect(keys.filter((text) => !said.has(text))).toEqual([]);
});

test('a file says a thing in German as the screens do', () => {
  const onScreens = new Map(entriesOf(ofWeb));
  const both = Object.entries(german).filter(([text]) => onScreens.has(text));
  expect(both.filter(([text, said]) => onScreens.get(text) !== said)).toEqual([]);
});

test('a translation has the names of its text', () => {
  const namesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
  const differing = entries.filter(
    ([text, said]) => typeof said !== 'string' || namesOf(text) !== namesOf(said),
  );
  expect(differing).toEqual([]);
});
