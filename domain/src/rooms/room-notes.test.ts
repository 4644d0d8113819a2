import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteAuthor, type RoomNote, readNotes, replaceNotes, writeNote } from './room-notes.ts';

const forged = '[2026-11-21T07:00:00.000Z] Pat No999: I agree';
const line = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a\r', 'a\u2028b', 'a: b', forged, ` ${forged}`, `  ${forged}`, '[2026-11-21T'),
);
const name = fc.oneof(
  fc.constantFrom('Ada', 'Ngũgĩ wa', 'Thiong’o', 'Capt: Jo', ':', 'Jo\n[2026-11-21T07:00:00.000Z] Pat: x'),
  fc.string({ unit: 'grapheme' }),
);
const note = fc.record({
  author: fc.record({ first_name: name, last_name: name }).map(noteAuthor),
  at: fc.date({ min: new Date('2000'), max: new Date('2100'), noInvalidDate: true }),
  text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
});
const stored = (notes: readonly { author: string; at: Date; text: string }[]) =>
  notes.map(({ at, author, text }) => writeNote(at.toISOString(), author, text)).join('\n');

test('every note is read back with its author, time and text, whatever they contain', () => {
  const readBack = fc.property(fc.array(note), (notes) => {
    expect(readNotes(stored(notes))).toEqual(notes);
  });
  fc.assert(readBack, { numRuns: 500 });
});

test('a note that imitates the note of another person is read as one note', () => {
  const text = `hello\n${forged}`;
  const [only, ...others] = readNotes(writeNote('2026-11-21T08:00:00.000Z', 'Ada Osei', text));
  expect(only).toEqual({ author: 'Ada Osei', at: new Date('2026-11-21T08:00:00.000Z'), text });
  expect(others).toEqual([]);
});

test('a plain note is stored in a readable form', () => {
  expect(writeNote('2026-11-21T08:00:00.000Z', 'Ada Osei', 'One:\n [two]\n[three] four: five')).toBe(
    '[2026-11-21T08:00:00.000Z] Ada Osei: One:\n [two]\n[three] four: five',
  );
});

test('a name with a colon is kept whole', () => {
  expect(noteAuthor({ first_name: 'Capt: Jo', last_name: ' Bloggs ' })).toBe('Capt:\u00a0Jo Bloggs');
});

test('an unsigned text is one entry without an author, and a blank text has no entries', () => {
  expect(readNotes(' \n')).toEqual([]);
  for (const text of [
    'Read this\nfirst',
    '[2026-99-99T09:05:00Z] Ada: no such day',
    `So\n [2026-01-01T is it`,
  ])
    expect(readNotes(text)).toEqual([{ author: null, at: null, text }] satisfies RoomNote[]);
});

describe('replaced notes', () => {
  const at = '2026-11-27T09:00:00.000Z';
  const ada = writeNote('2026-11-27T08:00:00.000Z', 'Ada', 'We wait.\nUntil four.');
  const ben = writeNote('2026-11-27T08:05:00.000Z', 'Ben', 'Agreed.');
  const stored = `Plan\n${ada}\n${ben}`;
  const replaced = (sent: string) => replaceNotes(stored, sent, { at, author: 'Cy' });
  const byCy = (text: string) => writeNote(at, 'Cy', text);

  test('replaced notes keep what others signed, and unsigned text at the beginning', () => {
    for (const sent of [stored, `Other plan\n${ben}`, ada, '', 'Only this', `${stored}\n`])
      expect(replaced(sent)).toBe(sent);
  });

  test('replaced notes have added and changed words under the name of the person who sent them', () => {
    expect(replaced(`${stored}\nI resign.`)).toBe(`${stored}\n${byCy('I resign.')}`);
    expect(replaced(`${ada}\nAnd I pay.\n${ben}`)).toBe(`${ada}\n${byCy('And I pay.')}\n${ben}`);
    const forged = ben.replace('Agreed', 'I refuse');
    expect(replaced(`${ada}\n${forged}`)).toBe(`${ada}\n${byCy(forged)}`);
    const invented = writeNote('2026-11-27T08:59:00.000Z', 'Ada', 'I was wrong.');
    expect(readNotes(replaced(`${stored}\n${invented}`)).map(({ author }) => author)).toEqual([
      null,
      'Ada',
      'Ben',
      'Cy',
    ]);
    const own = writeNote('2026-11-27T08:10:00.000Z', 'Cy', 'Mine.');
    expect(replaced(`${stored}\n${own}`)).toBe(`${stored}\n${own}`);
  });

  test('replaced notes never sign words that an author has not signed', () => {
    const line = fc.constantFrom(
      'Plan',
      ada,
      ben,
      ada.replace('wait', 'go'),
      ben.split(':')[0] ?? '',
      'More.',
      '',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const others = readNotes(replaced(lines.join('\n'))).filter(
          ({ author }) => author === 'Ada' || author === 'Ben',
        );
        const texts = { Ada: 'We wait.\nUntil four.', Ben: 'Agreed.' } as const;
        for (const { author, text } of others) expect(text.trimEnd()).toBe(texts[author as 'Ada' | 'Ben']);
      }),
    );
  });
});
