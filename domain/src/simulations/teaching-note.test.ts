import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingOfNote, parseTeachingNote, textOfNote } from './teaching-note.ts';

const plain = (text: string) => [{ text, isBold: false }];

describe('a teaching note', () => {
  test('a teaching note has headings, lists and bold', () => {
    expect(parseTeachingNote('## Adrift\n\n**Purpose.** Wait.\n\n- one\n- two\n\n1. first')).toEqual([
      { kind: 'heading', level: 2, parts: plain('Adrift') },
      {
        kind: 'paragraph',
        parts: [
          { text: 'Purpose.', isBold: true },
          { text: ' Wait.', isBold: false },
        ],
      },
      { kind: 'list', isOrdered: false, items: [plain('one'), plain('two')] },
      { kind: 'list', isOrdered: true, items: [plain('first')] },
    ]);
  });

  test.each([
    '[a](https://a.example)',
    '![map](map.png)',
    '<b>no</b>',
    '*slanted*',
    '_low_',
    '`code`',
    '** no **',
  ])('a teaching note shows everything else than headings, lists and bold as typed: %s', (typed) => {
    expect(parseTeachingNote(typed)).toEqual([{ kind: 'paragraph', parts: plain(typed) }]);
  });

  test('a teaching note makes no heading of a short first line', () => {
    expect(parseTeachingNote('Short line\nand more')).toEqual([
      { kind: 'paragraph', parts: plain('Short line\nand more') },
    ]);
  });

  test('a teaching note may be empty', () => {
    expect(parseTeachingNote(' \n ')).toEqual([]);
  });

  test('a teaching note loses no word', () => {
    const words = fc.stringMatching(/^[a-z*#\-. \n]{0,60}$/);
    fc.assert(
      fc.property(words, (note) => {
        const shown = parseTeachingNote(note)
          .flatMap((block) => (block.kind === 'list' ? block.items : [block.parts]))
          .map(textOfNote)
          .join(' ');
        const letters = (text: string) => text.replace(/[^a-z]/g, '');
        expect(letters(shown)).toBe(letters(note));
      }),
    );
  });
});

describe('a note opens', () => {
  const blocks = parseTeachingNote(
    '# Agenda\n\n## Stage 1\n\n### Adrift \n\ntext\n\n## Adrift\n\n## Phase 2',
  );
  const at = (scenario: string | null, stage: number | null) => openingOfNote(blocks, { scenario, stage });

  test('a teaching note opens at the first heading with the name of the scenario', () => {
    expect(at('adrift ', 1)).toBe(2);
  });

  test('a teaching note without such a heading opens at the heading with the name of the stage', () => {
    expect(at('Elsewhere', 1)).toBe(1);
    expect(at('Elsewhere', 2)).toBe(5);
    expect(at(null, 1)).toBe(1);
  });

  test('a teaching note without a heading for scenario or stage opens at the top', () => {
    expect(at('Elsewhere', 3)).toBeNull();
    expect(at('text', null)).toBeNull();
    expect(at('', null)).toBeNull();
    expect(at(null, null)).toBeNull();
  });
});
