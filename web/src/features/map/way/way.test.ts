import { describe, expect, test } from 'vitest';
import type { Simulation } from '../../authoring/useSimulation.ts';
import { linksOf, simulationPlayed } from './way.ts';

test('the way includes the link into the current scenario, and none out of an open one', () => {
  const closed = { scenario_id: 1, decision_id: 11 };
  expect([...linksOf({ visited: [closed], current: 2, isOver: false })]).toEqual([11]);
  const open = { scenario_id: 2, decision_id: null };
  expect([...linksOf({ visited: [closed, open], current: 2, isOver: true })]).toEqual([11]);
});

describe('the path of a group after links were changed', () => {
  const decision = (id: number, link_next_scenario_id: number | null, next_scenario: string | null) => ({
    id,
    link_next_scenario_id,
    next_scenario,
  });
  // In scenario 1 the group chose decision 11, which led to scenario 2; there it chose 21, which ended the run.
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

  test('the map shows links that the group followed before they were changed, and current links for other decisions', () => {
    const visited = [first, { scenario_id: 2, decision_id: 21 }];
    expect(linksIn({ visited, current: 2, isOver: true })).toEqual([
      [2, 'Two'],
      [3, 'Three'],
      [null, null],
    ]);
  });

  test('the map shows the link into the current scenario after links were changed', () => {
    expect(linksIn({ visited: [first], current: 2, isOver: false })).toEqual([
      [2, 'Two'],
      [3, 'Three'],
      [4, 'Four'],
    ]);
  });
});
