import { expect, test } from 'vitest';
import type { Stage } from '../authoring/useSimulation.ts';
import { layOut, neighbourOf, type PlacedScenario } from './layout.ts';

/** Returns one stage per argument: an array with the number of decisions of each scenario. */
function stagesOf(...counts: number[][]): Stage[] {
  return counts.map((decisions, index) => ({
    id: index + 1,
    stage_number: index + 1,
    stage_instruction: '',
    duration_seconds: null,
    scenarios: decisions.map((count, place) => ({
      id: (index + 1) * 10 + place,
      name: '',
      description: '',
      asks_order: false,
      all_decisions: Array.from({ length: count }, (_, which) => ({
        id: (index + 1) * 100 + place * 10 + which,
        title_of_decision: '',
        description_of_decision: '',
        link_next_scenario_id: null,
        next_scenario: null,
        outcome: '',
        conditions: [],
      })),
      decision1_id: null,
      decision2_id: null,
      decision3_id: null,
      files: [],
      rooms: [],
    })),
  }));
}

const fullLayout = layOut(stagesOf([3], [3, 3, 3], Array<number>(9).fill(3)));

test('the cards of the map do not overlap, and every port lies on its card', () => {
  for (const { cards } of [fullLayout, layOut(stagesOf([0], [3, 0, 1], [3]))]) {
    const overlaps = (one: PlacedScenario, other: PlacedScenario) =>
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    expect(cards.filter((one) => cards.some((other) => other !== one && overlaps(one, other)))).toEqual([]);
    expect(cards.filter(({ ports, height }) => ports.some((port) => port <= 0 || port >= height))).toEqual(
      [],
    );
  }
});

test('the map reserves space for one more column until there are three', () => {
  expect(layOut([]).next).toMatchObject({ x: 20 });
  const { next, columns, width, widthWithNext } = layOut(stagesOf([1], [1]));
  expect(next?.x).toBeGreaterThan((columns[1]?.x ?? 0) + (columns[1]?.width ?? 0));
  expect(widthWithNext).toBeGreaterThan(width);
  expect(fullLayout.next).toBeUndefined();
  expect(fullLayout.widthWithNext).toBe(fullLayout.width);
});

test('the map numbers scenarios by stage and position', () => {
  expect(fullLayout.cards.map(({ code }) => code).slice(0, 5)).toEqual(['1', '2.1', '2.2', '2.3', '3.1']);
});

test('arrow keys move within a column and to the nearest card of the next column', () => {
  expect(neighbourOf(fullLayout.cards, 10, 'ArrowRight')).toBe(21);
  expect(neighbourOf(fullLayout.cards, 20, 'ArrowDown')).toBe(21);
  expect(neighbourOf(fullLayout.cards, 22, 'ArrowRight')).toBe(37);
  expect(neighbourOf(fullLayout.cards, 38, 'ArrowLeft')).toBe(22);
  expect(neighbourOf(fullLayout.cards, 20, 'ArrowUp')).toBeUndefined();
  expect(neighbourOf(fullLayout.cards, 30, 'ArrowRight')).toBeUndefined();
});
