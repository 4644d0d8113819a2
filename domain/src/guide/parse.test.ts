import { describe, expect, test } from 'vitest';
import { parseGuide } from './parse.ts';

const text = (content: string) => ({ kind: 'text', text: content });
const blocksOf = (written: string) => parseGuide(`# Title\n\nLead.\n\n${written}`).blocks;

describe('a section of the guide', () => {
  test('a section of the guide has a title and a lead', () => {
    expect(parseGuide('# A tie\n\nLevel.\n\n## Why\n\nSo.')).toEqual({
      title: 'A tie',
      lead: [text('Level.')],
      blocks: [
        { kind: 'heading', level: 2, parts: [text('Why')] },
        { kind: 'paragraph', parts: [text('So.')] },
      ],
    });
  });

  test.each(['', 'Lead.', '# Title', '# Title\n\n- list'])(
    'a section of the guide needs a title and a lead: %j',
    (written) => {
      expect(() => parseGuide(written)).toThrow('A section of the guide begins with a title and a paragraph');
    },
  );

  test('a section of the guide can have tables', () => {
    expect(blocksOf('| see | do |\n|---|---|\n| half | **Nudge.** Now |\n| none | |')).toEqual([
      {
        kind: 'table',
        head: [[text('see')], [text('do')]],
        rows: [
          [[text('half')], [{ kind: 'bold', parts: [text('Nudge.')] }, text(' Now')]],
          [[text('none')], []],
        ],
      },
    ]);
  });

  test('a section of the guide can have figures with a legend', () => {
    const legend = [[text('clock')], [text('people')]];
    expect(blocksOf('![The room](control-room)\n\n1. clock\n2. people')).toEqual([
      { kind: 'figure', picture: 'control-room', alt: 'The room', legend },
    ]);
    expect(blocksOf('![The room](map)\n\nText\n\n1. one')).toHaveLength(3);
  });

  test('a section of the guide can refer to other sections and show code', () => {
    expect(blocksOf('See [the tie](#tie) and `key`, press _Next_.')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          text('See '),
          { kind: 'section', section: 'tie', text: 'the tie' },
          text(' and '),
          { kind: 'code', text: 'key' },
          text(', press '),
          { kind: 'italic', parts: [text('Next')] },
          text('.'),
        ],
      },
    ]);
  });
});
