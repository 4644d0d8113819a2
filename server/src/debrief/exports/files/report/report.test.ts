import { reportLayouts } from '@vincere/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { post, reportedRun, sharedPost } from '../../../../testing/reported-run.ts';
import { reportOn, textOf } from '../../../../testing/reports.ts';
import type { RunData } from '../../run-data.ts';

let runData: RunData;
beforeAll(async () => {
  runData = await reportedRun();
});

describe.each(reportLayouts)('the report in the layout %s', (layout) => {
  test('has each post whole, and once', () => {
    const text = textOf(reportOn(runData, { layout }));
    for (const content of [post, sharedPost]) expect(text.split(content)).toHaveLength(2);
    expect(text).toContain('(Evidence 1)');
  });

  test('has the notes of the rooms and the orders', () => {
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

  test('has one page break at most, before the appendix', () => {
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
