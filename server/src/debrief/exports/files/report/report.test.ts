import { reportLayouts } from '@vincere/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import { post, reportedRun, sharedPost } from '../../../../testing/reported-run.ts';
import { reportOn, textOf, valuesOf } from '../../../../testing/reports.ts';
import type { RunData } from '../../run-data.ts';
import { lessonBlocks } from './lessons.ts';
import type { ReportOptions } from './report.ts';

let runData: RunData;
beforeAll(async () => {
  runData = await reportedRun();
});

describe.each(reportLayouts)('the report in the layout %s', (layout) => {
  test('the report has each post whole, and once', () => {
    const text = textOf(reportOn(runData, { layout }));
    for (const content of [post, sharedPost]) expect(text.split(content)).toHaveLength(2);
    expect(text).toContain('(Evidence 1)');
  });

  test('the report has the notes of the rooms and the orders', () => {
    const text = textOf(reportOn(runData, { layout }));
    for (const part of [
      'Notes of the rooms',
      'Ask the harbour master',
      'Close the quay at ten.',
      'Met: A date',
    ])
      expect(text).toContain(part);
    expect(textOf(reportOn(runData, { layout, language: 'de' }))).toContain('Notizen der Räume');
  });

  test('the report has one page break at most, before the appendix', () => {
    const kinds = reportOn(runData, { layout }).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'break')).toHaveLength(layout === 'board' ? 1 : 0);
  });
});

test('the layout for a board names rooms, but no people', () => {
  const text = textOf(reportOn(runData, { layout: 'board' }));
  for (const part of [
    'Legal Expert',
    'It holds',
    'Missing votes when the group went on: 1.',
    'Missing votes\n1',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Ada|Lovelace|Alan|Turing|Grace|Hopper/);
  const full = textOf(reportOn(runData));
  for (const name of ['Ada Lovelace', 'Alan Turing', 'Grace Hopper']) expect(full).toContain(name);
});

describe('the layout for a board', () => {
  const board = (options: Partial<ReportOptions> = {}) => reportOn(runData, { layout: 'board', ...options });

  test('the layout for a board opens with what the facilitators take from the run', () => {
    const run = { ...runData.run, takeaway: 'We waited too long.\n\nNext time we ask.' };
    const headings = (layout: 'full' | 'board') =>
      reportOn({ ...runData, run }, { layout }).flatMap((block) =>
        block.kind === 'heading' ? [block.text] : [],
      );
    expect(headings('board')[0]).toBe('What we take from it');
    expect(textOf(reportOn({ ...runData, run }, { layout: 'board' }))).toContain('Next time we ask.');
    expect(textOf(reportOn({ ...runData, run }, { layout: 'board', language: 'de' }))).toContain(
      'Was wir mitnehmen',
    );
    expect(headings('full')).not.toContain('What we take from it');
    expect(textOf(board())).not.toContain('What we take from it');
  });

  test('the layout for a board can leave out the appendix, with every reference to it', () => {
    const short = board({ with_appendix: false });
    expect(textOf(short)).not.toContain('Appendix');
    const ids = valuesOf(short, 'id');
    const references = valuesOf(short, 'to').flatMap((to) => valuesOf(to, 'id'));
    expect(ids).toEqual(expect.arrayContaining(references));
    expect(valuesOf(board(), 'to').length).toBeGreaterThan(references.length);
    // Without an appendix, nothing else has the whole text.
    const order = { text: 'Close the quay. '.repeat(100).trim(), conditions: [] };
    const long = { ...runData, stages: runData.stages.map((stage) => ({ ...stage, order })) };
    expect(textOf(reportOn(long, { layout: 'board', with_appendix: false }))).toContain(order.text);
  });

  test('the layout for a board states what the facts pointed to as the author reads them, or leaves it out', () => {
    const [stage] = runData.stages;
    const decision_id = stage?.decisions[0]?.id ?? 0;
    const place = { scenario_id: stage?.scenario_id ?? 0, stage_number: 1 };
    const not_shared = {
      of: 3,
      in_no_room: 0,
      with_all: 0,
      facts: [],
      pooled: [{ ...place, facts: 3, decision_id }],
    };
    const pointed = { ...runData, findings: { ...runData.findings, not_shared } };
    const written = (options: Partial<ReportOptions>) => textOf(reportOn(pointed, options));
    const reading =
      'As the author of the simulation reads them, the key facts of stage 1 (3) support A, Option 1.';
    expect(written({ layout: 'board' })).toContain(reading);
    expect(written({ layout: 'board', with_reading: false })).not.toContain('support A, Option 1');
    expect(written({})).toContain('Put together, the key facts of stage 1 (3) support A, Option 1.');
  });
});

test('lessons without a mark are folded below the others, and all lessons are listed if nobody marked any', () => {
  const lesson = (text: string, marks: number | null) => ({
    id: text,
    phase: 'lessons' as const,
    text,
    name: null,
    marks,
    merged: [],
  });
  const rowsOf = (lessons: ReturnType<typeof lesson>[]) =>
    lessonBlocks(translatorFor('en'), lessons).flatMap((block) =>
      block.kind === 'table' ? block.rows.map((row) => valuesOf(row, 'words')) : [],
    );
  const unmarked = [lesson('Sit in a circle.', 0), lesson('Watch the clock.', 0)];
  expect(rowsOf([lesson('Ask first.', 4), ...unmarked])).toEqual([['Ask first.']]);
  expect(textOf(lessonBlocks(translatorFor('en'), [lesson('Ask first.', 4), ...unmarked]))).toContain(
    'Without a mark: Sit in a circle. / Watch the clock.',
  );
  expect(rowsOf(unmarked)).toHaveLength(2);
  expect(rowsOf([lesson('Ask first.', null)])).toHaveLength(1);
});
