import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, type Inline, parseMarkdown, withoutMarkdown } from './markdown.ts';

const text = (content: string): Inline => ({ kind: 'text', text: content });
const inline = (written: string) => {
  const [block] = parseMarkdown(written);
  return block?.kind === 'list' ? [] : block?.parts;
};

/** Returns all texts of blocks, without their marks. */
function textOf(blocks: readonly Block[]): string {
  const ofParts = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if ('parts' in part) return ofParts(part.parts);
        return part.kind === 'picture' ? part.alt : part.text;
      })
      .join('');
  return blocks
    .map((block) => (block.kind === 'list' ? block.items.map(ofParts).join('\n') : ofParts(block.parts)))
    .join('\n');
}

describe('blocks', () => {
  test('Markdown has paragraphs, headings and lists as its blocks', () => {
    expect(
      parseMarkdown('# The port\nIt is dark.\nNobody works.\n\n- cranes\n- berths\n1. first\n2) second'),
    ).toEqual([
      { kind: 'heading', level: 1, parts: [text('The port')] },
      { kind: 'paragraph', parts: [text('It is dark.\nNobody works.')] },
      { kind: 'list', isOrdered: false, items: [[text('cranes')], [text('berths')]] },
      { kind: 'list', isOrdered: true, items: [[text('first')], [text('second')]] },
    ]);
  });

  test('a list keeps the number with which it begins', () => {
    expect(parseMarkdown('1. Read\n\nWait.\n\n2. Vote\n3. Talk')).toEqual([
      { kind: 'list', isOrdered: true, items: [[text('Read')]] },
      { kind: 'paragraph', parts: [text('Wait.')] },
      { kind: 'list', isOrdered: true, start: 2, items: [[text('Vote')], [text('Talk')]] },
    ]);
  });

  test('a short first line without a full stop becomes a heading', () => {
    expect(parseMarkdown('Your task\nDecide.')).toEqual([
      { kind: 'heading', level: 3, parts: [text('Your task')] },
      { kind: 'paragraph', parts: [text('Decide.')] },
    ]);
    expect(parseMarkdown('One line only')).toHaveLength(1);
  });
});

describe('text', () => {
  test('text can be bold, italic, or both', () => {
    expect(inline('A **dark *and cold* port** and _quiet_.')).toEqual([
      text('A '),
      { kind: 'bold', parts: [text('dark '), { kind: 'italic', parts: [text('and cold')] }, text(' port')] },
      text(' and '),
      { kind: 'italic', parts: [text('quiet')] },
      text('.'),
    ]);
  });

  test.each(['2 * 3 * 4', 'snake_case_name', '** no **', '**open', '*', '<b>no</b>', '[a](javascript:x)'])(
    'text stays as it is without a complete mark: %s',
    (written) => {
      expect(inline(written)).toEqual([text(written)]);
    },
  );

  test('text can have links to the web, also bare ones', () => {
    expect(inline('See [the log](https://a.example/log) or https://b.example/x.')).toEqual([
      text('See '),
      { kind: 'link', href: 'https://a.example/log', text: 'the log' },
      text(' or '),
      { kind: 'link', href: 'https://b.example/x', text: 'https://b.example/x' },
      text('.'),
    ]);
  });

  test('text can have pictures, named by their file', () => {
    expect(inline('![Map of the port](port map.png)')).toEqual([
      { kind: 'picture', file: 'port map.png', alt: 'Map of the port' },
    ]);
  });
});

test('links lead nowhere but to the web, whatever is written', () => {
  const pieces = fc.constantFrom(
    '[',
    '](',
    ')',
    '**',
    '*',
    '_',
    '!',
    'a',
    ' ',
    '\n',
    'https://x',
    'javascript:',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (written) => {
      const linksIn = (parts: readonly Inline[]): string[] =>
        parts.flatMap((part) =>
          'parts' in part ? linksIn(part.parts) : part.kind === 'link' ? [part.href] : [],
        );
      for (const block of parseMarkdown(written.join('')))
        for (const parts of block.kind === 'list' ? block.items : [block.parts])
          expect(linksIn(parts).every((href) => /^https?:\/\//.test(href))).toBe(true);
    }),
  );
});

test('parsing Markdown loses no word of a text', () => {
  const word = fc.constantFrom(
    'port',
    '**port**',
    '*dark*',
    '_cold_',
    '- crane',
    '# berth',
    '1. quay',
    '**',
    '\n\n',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const wordsIn = (written: string) => written.match(/[a-z]+/g) ?? [];
      const written = words.join('\n');
      expect(wordsIn(textOf(parseMarkdown(written)))).toEqual(wordsIn(written));
    }),
  );
});

test.each(['**a ', '*a ', '_a ', '[a', '![', '](', '[a](https://', '* ', '# ', '\n\n'])(
  'a long hostile text is parsed: %j',
  (piece) => {
    expect(parseMarkdown(piece.repeat(50_000 / piece.length)).length).toBeGreaterThan(-1);
  },
);

test('a text without its marks keeps its words and addresses', () => {
  expect(
    withoutMarkdown(
      '# The port\nIt is **dark**. See [the log](https://a.example).\n\n1. *Wait*\n2. Act ![map](m.png)',
    ),
  ).toBe('The port\n\nIt is dark. See the log (https://a.example).\n\n1. Wait\n2. Act map');
});

test('a text without its marks keeps the numbers of its lists', () => {
  expect(withoutMarkdown('Then:\n3. Wait\n4. Act')).toBe('Then:\n\n3. Wait\n4. Act');
});
