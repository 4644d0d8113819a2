import { expect, test } from 'vitest';
import { linesOf } from './readiness-lines.ts';

const item = (
  kind: 'no-scenario' | 'no-link' | 'empty-room',
  severity: 'blocks' | 'warns',
  message: string,
  scenario_id: number | null,
) => ({ kind, severity, message, scenario_id, stage_id: 1, decision_id: null, room_name: null });

test('what blocks comes first, what is said often is counted, empty rooms are one line', () => {
  expect(
    linesOf([
      item('no-link', 'warns', 'Not linked', 1),
      item('empty-room', 'warns', 'The legal room is empty', 1),
      item('empty-room', 'warns', 'The legal room is empty', 2),
      item('empty-room', 'warns', 'The social room is empty', 2),
      item('no-link', 'warns', 'Not linked', 2),
      item('no-scenario', 'blocks', 'Nothing to play', null),
    ]),
  ).toEqual(['Nothing to play', 'Not linked (2 times)', '3 rooms of 2 scenarios without posts and files']);
  expect(linesOf([])).toEqual([]);
});
