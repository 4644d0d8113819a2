import { expect, test } from 'vitest';
import { problemOfDecisions, slotsAfterMove } from './decision-set.ts';

const open = { link_next_scenario_id: null };
const linked = { link_next_scenario_id: 7 };

test('a scenario needs a decision, and links if there is a next stage', () => {
  expect(problemOfDecisions([], true)).toBe('This scenario needs at least one decision');
  expect(problemOfDecisions([linked, open], true)).toBe('Some decisions are not linked to the next stage');
  expect(problemOfDecisions([linked, open], false)).toBeUndefined();
  expect(problemOfDecisions([linked, linked], true)).toBeUndefined();
});

test('moving a decision swaps it with its neighbour', () => {
  expect(slotsAfterMove([4, 9, 2], 1, -1)).toEqual({ decision1_id: 9, decision2_id: 4, decision3_id: 2 });
  expect(slotsAfterMove([4, 9], 0, 1)).toEqual({ decision1_id: 9, decision2_id: 4, decision3_id: null });
});
