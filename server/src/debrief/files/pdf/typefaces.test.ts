import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speechIn } from '../../../languages/speech.ts';
import { summaryPdfOf } from './document.ts';
import { fitted } from './fitted.ts';
import { inSvg } from './style.ts';
import { runsOf } from './typefaces.ts';

const summary = (reasoning: string) => ({
  run: { name: 'Morning 港口', simulation: 'Harbour', started_at: null, isOver: true },
  person: { name: 'محمد علي', room_name: null },
  stages: [
    {
      stage_number: 1,
      title_of_scenario: 'Adrift',
      chosen: 'Wait',
      own: { title: 'Wait', reasoning, evidence: [], agrees: true },
      own_room: null,
      rooms: [],
    },
  ],
  alignment_rate: 100,
  means: { pre: null, post: null },
  words: { pre: null, post: null },
});

describe('a text of a PDF', () => {
  test('is set in the first typeface that has its characters', () => {
    expect(runsOf('Zoë → 李娜 Шевченко')).toEqual([
      { text: 'Zoë ', font: 'Roboto' },
      { text: '→', font: 'DejaVu' },
      { text: ' ', font: 'Roboto' },
      { text: '李娜', font: 'Unifont' },
      { text: ' Шевченко', font: 'Roboto' },
    ]);
  });

  test('shows in the open what no typeface has', () => {
    expect(runsOf('a𠀀b').map(({ text }) => text)).toEqual(['a', '□', 'b']);
    expect(fitted('a𠀀b').isWhole).toBe(false);
    // Written by a person, the sign stands for itself.
    expect(fitted('a□b').isWhole).toBe(true);
  });

  test('leaves out what only changes the look of another character', () => {
    expect(
      runsOf('👍🏽 ✓\ufe0f \u0007')
        .map(({ text }) => text)
        .join(''),
    ).toBe('👍 ✓ ');
  });

  test('from right to left is kept together, line by line, to be turned round as a whole', () => {
    const lines = (text: string) => runsOf(text).map((run) => run.text.replaceAll('\u00a0', '_'));
    expect(lines('x علي حسن y')).toEqual(['x ', 'علي_حسن', ' y']);
    expect(lines('هذا القرار يحمي الماء والناس ويمكننا الدفاع عنه')).toEqual([
      'هذا_القرار_يحمي_الماء',
      '\n',
      'والناس_ويمكننا_الدفاع_عنه',
    ]);
  });

  test('from right to left has its words the other way round in a picture, which turns each by itself', () => {
    const words = [...inSvg('x هذا القرار يحمي الماء والناس y').matchAll(/>([^<]+)</g)].map(
      ([, word]) => word,
    );
    expect(words.filter((word) => word?.trim())).toEqual(['والناس', 'الماء', 'يحمي', 'القرار', 'هذا']);
  });

  test('keeps every character that can be seen, in order', () => {
    const seen = fc.string({ unit: fc.constantFrom('a', 'Ж', ' ', '→', '李', '👍', '&', '<', '\n') });
    fc.assert(
      fc.property(seen, (text) => {
        expect(
          runsOf(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
        expect(inSvg(text)).not.toMatch(/<(?!\/?tspan)/);
      }),
    );
  });

  test('is looked for wherever a document has one, and nowhere else', () => {
    const { content } = fitted({
      table: { widths: ['→'], body: [['→', { stack: ['→'], style: '→' }]] },
    });
    const set = { text: [{ text: '→', font: 'DejaVu', noWrap: false }] };
    expect(content).toEqual({ table: { widths: ['→'], body: [[set, { stack: [set], style: '→' }]] } });
  });
});

describe('a PDF', () => {
  const named = async (reasoning: string) => {
    const file = (await summaryPdfOf(summary(reasoning), speechIn('en'))).toString('latin1');
    return [...new Set([...file.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name))];
  };

  test('has the typefaces that its texts need', async () => {
    expect(await named('It is right 👍 → ok')).toEqual(
      expect.arrayContaining(['Roboto-Regular', 'DejaVuSans', expect.stringMatching(/Unifont/i)]),
    );
  });
});
