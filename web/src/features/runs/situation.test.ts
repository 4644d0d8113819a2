import { expect, test } from 'vitest';
import { run } from '../../testing/runs.ts';
import { situationOf } from './situation.ts';

const hiddenScenario = {
  id: 21,
  name: 'The cranes stop',
  description: '',
  asks_order: false,
  all_decisions: [],
  files: [],
};

test('a scenario whose stage has begun shows its description, or that it has none', () => {
  expect(situationOf(run())).toBe('Nothing moves on the quay.');
  expect(situationOf(run({ current_scenario: hiddenScenario }))).toBe('No description provided.');
});

test('a scenario whose stage has not begun says when it opens', () => {
  const waiting = { stage_begun_at: null, current_scenario: hiddenScenario };
  expect(situationOf(run({ ...waiting, status: 'DRAFT' }))).toBe(
    'The first scenario opens when your facilitator starts the simulation.',
  );
  expect(situationOf(run(waiting))).toBe('This scenario opens when your facilitator begins the stage.');
});
