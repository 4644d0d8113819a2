import { expect, test } from 'vitest';
import { linesOf } from './readiness-lines.ts';

const item = (
  kind: 'no-scenario' | 'no-link' | 'empty-room',
  severity: 'blocks' | 'warns',
  scenario_id: number | null,
) => ({ kind, severity, message: '', scenario_id, stage_id: 1, decision_id: null, room_name: null });

test('the readiness list has blocking items first, counts repeated ones, and joins empty rooms in one line', () => {
  expect(
    linesOf([
      item('no-link', 'warns', 1),
      item('empty-room', 'warns', 1),
      item('empty-room', 'warns', 2),
      item('empty-room', 'warns', 2),
      item('no-link', 'warns', 2),
      item('no-scenario', 'blocks', null),
    ]),
  ).toEqual([
    'You must create exactly one scenario in the first stage',
    'Some decisions are not linked to the next stage (2 times)',
    '3 rooms of 2 scenarios without posts and files',
  ]);
  expect(linesOf([])).toEqual([]);
});
