import { expect, test } from 'vitest';
import { linksOf } from './way.ts';

test('the link into the scenario where the group is belongs to its way, an open scenario has none', () => {
  const closed = { scenario_id: 1, decision_id: 11 };
  expect([...linksOf({ visited: [closed], current: 2, isOver: false })]).toEqual([11]);
  const open = { scenario_id: 2, decision_id: null };
  expect([...linksOf({ visited: [closed, open], current: 2, isOver: true })]).toEqual([11]);
});
