import type { Findings } from '@vincere/contract';
import { expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import { groupReport } from './group-report.ts';

const translator = translatorFor('en', 'UTC');

function textOf(not_shared: Partial<Findings['not_shared']>): string {
  const page: Findings = {
    findings: [],
    stages: [],
    is_too_small: false,
    last_outcome: null,
    not_shared: { of: 2, in_no_room: 0, with_all: 0, facts: [], pooled: [], ...not_shared },
  };
  return JSON.stringify(groupReport(page, translator));
}

test("a participant's summary doesn't say that facts left their rooms if they were in none", () => {
  expect(textOf({ in_no_room: 0 })).toContain('Every fact left its room.');
  const text = textOf({ in_no_room: 1 });
  expect(text).not.toContain('Every fact left its room.');
  expect(text).toContain('One key fact was in no room');
  const inDashboard = textOf({ with_all: 2 });
  expect(inDashboard).not.toContain('Every fact left its room.');
  expect(inDashboard).toContain('2 key facts were in the Dashboard, where everybody had them.');
});
