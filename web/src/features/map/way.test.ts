import { describe, expect, test } from 'vitest';
import type { Simulation } from '../authoring/useSimulation.ts';
import { linksOf, simulationPlayed } from './way.ts';

test('the link into the scenario where the group is belongs to its way, an open scenario has none', () => {
  const closed = { scenario_id: 1, decision_id: 11 };
  expect([...linksOf({ visited: [closed], current: 2, isOver: false })]).toEqual([11]);
  const open = { scenario_id: 2, decision_id: null };
  expect([...linksOf({ visited: [closed, open], current: 2, isOver: true })]).toEqual([11]);
});

describe('the way on a map whose links were changed since', () => {
  const decision = (id: number, link_next_scenario_id: number | null, next_scenario: string | null) => ({
    id,
    link_next_scenario_id,
    next_scenario,
  });
  // The group went from 1 by 11 to 2, and by 21 to its end.
  const simulation = {
    stages: [
      {
        scenarios: [
          { id: 1, name: 'One', all_decisions: [decision(11, 3, 'Three'), decision(12, 3, 'Three')] },
        ],
      },
      {
        scenarios: [
          { id: 2, name: 'Two', all_decisions: [decision(21, 4, 'Four')] },
          { id: 3, name: 'Three', all_decisions: [] },
        ],
      },
      { scenarios: [{ id: 4, name: 'Four', all_decisions: [] }] },
    ],
  } as unknown as Simulation;
  const linksIn = (way: Parameters<typeof simulationPlayed>[1]) =>
    simulationPlayed(simulation, way)
      .stages.flatMap(({ scenarios }) => scenarios)
      .flatMap(({ all_decisions }) => all_decisions)
      .map(({ link_next_scenario_id, next_scenario }) => [link_next_scenario_id, next_scenario]);
  const first = { scenario_id: 1, decision_id: 11 };

  test('leads where the group went; the ways not taken lead where they do today', () => {
    const visited = [first, { scenario_id: 2, decision_id: 21 }];
    expect(linksIn({ visited, current: 2, isOver: true })).toEqual([
      [2, 'Two'],
      [3, 'Three'],
      [null, null],
    ]);
  });

  test('leads to where the group is now', () => {
    expect(linksIn({ visited: [first], current: 2, isOver: false })).toEqual([
      [2, 'Two'],
      [3, 'Three'],
      [4, 'Four'],
    ]);
  });
});
