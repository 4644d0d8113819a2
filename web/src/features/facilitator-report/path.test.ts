import { expect, test } from 'vitest';
import { pathOf, treeOf } from './path.ts';

const scenario = (id: number, name: string, ...links: (number | null)[]) => ({
  id,
  name,
  all_decisions: links.map((link_next_scenario_id) => ({ link_next_scenario_id })),
});
const simulation = {
  stages: [
    { scenarios: [scenario(1, 'One', 3, 2, null)] },
    { scenarios: [scenario(2, 'Two', 4), scenario(3, 'Three')] },
    { scenarios: [scenario(4, 'Four')] },
  ],
};

test('the tree contains every link, and the way has an index for each stage', () => {
  const { stages, way } = treeOf(simulation, [1, 3]);
  expect(stages.map(({ scenarios }) => scenarios.map(({ leads_to }) => leads_to))).toEqual([
    [[1, 0]],
    [[0], []],
    [[]],
  ]);
  expect(way).toEqual([0, 1]);
});

test('the path can be built from the report without the simulation', () => {
  const report = [{ title_of_scenario: 'One' }, { title_of_scenario: 'Three' }];
  expect(pathOf(report)).toEqual({
    stages: [
      { scenarios: [{ name: 'One', leads_to: [0] }] },
      { scenarios: [{ name: 'Three', leads_to: [] }] },
    ],
    way: [0, 0],
  });
});
