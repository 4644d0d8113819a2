import { expect, test } from 'vitest';
import { detailsLine } from './audit-words.ts';

test('what an entry keeps reads as a line', () => {
  expect(detailsLine({ is_admin: false, is_active: true })).toBe('administrator: no, active: yes');
  expect(detailsLine({ link_next_scenario_id: null, name: 'Ada' })).toBe(
    'leads to scenario: none, name: Ada',
  );
  expect(detailsLine({})).toBe('');
});
