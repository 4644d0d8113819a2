import { expect, test } from 'vitest';
import { detailsLine } from './audit-words.ts';

test('what an entry keeps reads as a line', () => {
  expect(detailsLine({ is_admin: false, is_active: true })).toBe('administrator: no, active: yes');
  expect(detailsLine({ link_next_scenario_id: null, name: 'Ada' })).toBe(
    'leads to scenario: none, name: Ada',
  );
  expect(detailsLine({ name: 'legal', room_name: 'legal' })).toBe('name: legal, room: Legal Expert');
  expect(detailsLine({ room: 'dashboard' })).toBe('room: Dashboard');
  expect(detailsLine({ status: 'IN_PROGRESS' })).toBe('status: In Progress');
  expect(detailsLine({ moves: 12 })).toBe('people moved: 12');
  expect(detailsLine({})).toBe('');
});
