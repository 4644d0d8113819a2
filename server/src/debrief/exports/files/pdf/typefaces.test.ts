import fc from 'fast-check';
import type { Content } from 'pdfmake/interfaces.js';
import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { summaryPdfOf } from './document.ts';
import { fitTypefaces } from './fit-typefaces.ts';
import { inSvg } from './style.ts';
import { neededTypefaces, runsOf } from './typefaces.ts';

const summary = (reasoning: string): Summary => ({
  run: { name: 'Morning 港口', simulation: 'Harbour', started_at: null, isOver: true, asks: true },
  rooms: null,
  person: { name: 'محمد علي', room_name: null },
  report: {
    report_per_stage: [
      {
        stage_number: 1,
        scenario_id: 1,
        title_of_stage: '',
        title_of_scenario: 'Adrift',
        room_texts: null,
        chosen_decision: 'Wait',
        chosen_decision_id: 1,
        outcome: null,
        order: null,
        table: [],
        confidence: null,
        decided_by: 'majority',
        user_chosen_decision: {
          room_name: 'legal',
          decision_chosen: 'Wait',
          decision_chosen_id: 1,
          reasoning,
          evidence: [],
          evidence_files: [],
          confidence: null,
        },
        user_room_vote: null,
        room_decisions: {},
      },
    ],
    table: false,
    alignment_rate: 100,
    'pre-questionnaire': null,
    'post-questionnaire': null,
  },
  decisions: [],
  knownStages: [],
  record: {
    brought: null,
    notes: null,
    heard: null,
    changes: null,
    evidence: null,
    posts: null,
    times: [],
  },
  group: null,
  guided_debrief: null,
  own_debrief: null,
});

describe('a text of a PDF', () => {
  test('a text of a PDF is set in the first typeface that has its characters', () => {
    expect(runsOf('Zoë → 李娜 Шевченко')).toEqual([
      { text: 'Zoë → ', font: 'Archivo' },
      { text: '李娜', font: 'Unifont' },
      { text: ' ', font: 'Archivo' },
      { text: 'Шевченко', font: 'Roboto' },
    ]);
    expect(runsOf('Łódź ✓ Шевченко', 'Serif')).toEqual([{ text: 'Łódź ✓ Шевченко', font: 'Serif' }]);
  });

  test('a text of a PDF is set in the typeface of its style', () => {
    const { content } = fitTypefaces([{ text: 'Šibenik ☂', style: 'h1' }, 'Šibenik ☂']);
    const rain = { text: '☂', font: 'DejaVu', noWrap: false };
    const inTypeface = (font: string) => ({ text: [{ text: 'Šibenik ', font, noWrap: false }, rain] });
    expect(content).toEqual([{ text: inTypeface('Serif'), style: 'h1' }, inTypeface('Archivo')]);
  });

  test('a text of a PDF shows a sign for characters that no typeface has', () => {
    expect(runsOf('a𠀀b').map(({ text }) => text)).toEqual(['a', '□', 'b']);
    expect(fitTypefaces('a𠀀b').isWhole).toBe(false);
    // A person may also have typed the sign itself.
    expect(fitTypefaces('a□b').isWhole).toBe(true);
  });

  test('a text of a PDF leaves out characters that only modify others', () => {
    expect(
      runsOf('👍🏽 ✓\ufe0f \u0007')
        .map(({ text }) => text)
        .join(''),
    ).toBe('👍 ✓ ');
  });

  test('a text of a PDF keeps each right-to-left line together', () => {
    const lines = (text: string) => runsOf(text).map((run) => run.text.replaceAll('\u00a0', '_'));
    expect(lines('x علي حسن y')).toEqual(['x ', 'علي_حسن', ' y']);
    expect(lines('هذا القرار يحمي الماء والناس ويمكننا الدفاع عنه')).toEqual([
      'هذا_القرار_يحمي_الماء',
      '\n',
      'والناس_ويمكننا_الدفاع_عنه',
    ]);
  });

  test('a text of a PDF has its right-to-left words in reverse order in an SVG', () => {
    const words = [...inSvg('x هذا القرار يحمي الماء والناس y').matchAll(/>([^<]+)</g)].map(
      ([, word]) => word,
    );
    expect(words.filter((word) => word?.trim())).toEqual(['والناس', 'الماء', 'يحمي', 'القرار', 'هذا']);
  });

  test('a text of a PDF keeps every visible character, in order', () => {
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

  test('a typeface is loaded only for a document that uses it, whatever was typeset before', () => {
    const needed = (...content: Content[]) =>
      neededTypefaces(fitTypefaces(content).content).map(([name]) => name);
    expect(needed('港口')).toEqual(['Archivo', 'Serif', 'Unifont']);
    expect(needed({ svg: `<svg><text>${inSvg('☂')}</text></svg>` })).toEqual(['Archivo', 'Serif', 'DejaVu']);
    expect(needed('Harbour')).toEqual(['Archivo', 'Serif']);
  });

  test('characters are given a typeface in every text property of a document, and nowhere else', () => {
    const { content } = fitTypefaces({
      table: { widths: ['→'], body: [['☂', { stack: ['☂'], style: '→' }]] },
    });
    const set = { text: [{ text: '☂', font: 'DejaVu', noWrap: false }] };
    expect(content).toEqual({ table: { widths: ['→'], body: [[set, { stack: [set], style: '→' }]] } });
  });
});

describe('a PDF', () => {
  const named = async (reasoning: string) => {
    const file = (await summaryPdfOf(summary(reasoning), translatorFor('en'))).toString('latin1');
    return [...new Set([...file.matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name))];
  };

  test('a PDF embeds the typefaces that its texts need', async () => {
    expect(await named('It is right 👍 ☂ ok')).toEqual(
      expect.arrayContaining([
        'Archivo-Regular',
        'SourceSerif4-SemiBold',
        'DejaVuSans',
        expect.stringMatching(/Unifont/i),
      ]),
    );
  });
});
