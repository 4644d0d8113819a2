import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Note, parseNotes } from './parse-notes.ts';

const written = ({ at, author, text }: Note) => `[${at?.toISOString()}] ${author}: ${text}`;
const line = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('a\r', 'a\u2028b', 'a: b'));
const note = fc.record({
  author: fc.constantFrom('Ada Lovelace', 'Jo', 'Ngũgĩ wa Thiong’o'),
  at: fc.date({ min: new Date('2000'), max: new Date('2100'), noInvalidDate: true }),
  text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
});

test('every note of a room is read as it was added, with all its lines and whatever was pasted', () => {
  const readBack = fc.property(fc.array(note), (notes) => {
    expect(parseNotes(notes.map(written).join('\n'))).toEqual(notes);
  });
  fc.assert(readBack);
});

test('what nobody signed is shown as it is, and an empty room has no entry', () => {
  expect(parseNotes(' \n')).toEqual([]);
  for (const text of ['Read this\nfirst', '[2026-99-99T09:05:00Z] Ada: no such day'])
    expect(parseNotes(text)).toEqual([{ author: null, at: null, text }]);
});
