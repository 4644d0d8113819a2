import { roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { factsOf, knowing, leaderOf, neededFacts, pairsOfRooms, totalOf } from './matrix.ts';
import { noteOf, roomWith, scenarioOf } from './places.ts';
import type { Points } from './scenario-data.ts';
import { scenarioData } from './scenarios/index.ts';

describe.each(scenarioData)('the hidden profile of $key', (data) => {
  const scenario = scenarioOf(data.key);
  const all = knowing(data, data.facts);
  const leader = leaderOf(all);

  test('has another leader once all facts are known', () => {
    expect(leader).not.toBeNull();
    expect(leaderOf(totalOf(data.shared))).not.toBeNull();
    expect(leaderOf(totalOf(data.shared))).not.toBe(leader);
  });

  test('is found by at most one room, and by at most two pairs of rooms', () => {
    const find = (...held: (typeof roles)[number][]) =>
      leaderOf(knowing(data, factsOf(data, ...held))) === leader;
    expect(roles.filter((role) => find(role)).length).toBeLessThanOrEqual(1);
    expect(pairsOfRooms().filter((pair) => find(...pair)).length).toBeLessThanOrEqual(2);
  });

  test('leads by two points or more, and leaves the last within four', () => {
    const [first = 0, second = 0, last = 0] = all.toSorted((a, b) => b - a);
    expect(first - second).toBeGreaterThanOrEqual(2);
    expect(first - last).toBeLessThanOrEqual(4);
  });

  test('needs at least three facts', () => {
    expect(neededFacts(data).length).toBeGreaterThanOrEqual(3);
  });

  test('lets each decision score higher than each other one on two rows', () => {
    const rows = [...data.shared, ...data.facts];
    const higher = ([one, other]: readonly [0 | 1 | 2, 0 | 1 | 2]) =>
      rows.filter(({ points }) => points[one] > points[other]).length;
    const pairs = [
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ] as const;
    expect(Math.min(...pairs.map(higher))).toBeGreaterThanOrEqual(2);
  });

  test('has few rows that could settle it', () => {
    const settles = ({ points }: { points: Points }) => points.some((point) => Math.abs(point) === 3);
    expect(data.facts.filter(settles).length).toBeLessThanOrEqual(2);
    for (const place of [0, 1, 2] as const)
      expect(data.shared.filter(({ points }) => Math.abs(points[place]) === 3).length).toBeLessThanOrEqual(1);
    for (const { points } of [...data.shared, ...data.facts])
      for (const point of points) expect(Math.abs(point)).toBeLessThanOrEqual(3);
  });

  test('has between six and ten facts, at most two for a room and two rooms for a fact', () => {
    expect(data.facts.length).toBeGreaterThanOrEqual(6);
    expect(data.facts.length).toBeLessThanOrEqual(10);
    for (const role of roles) expect([1, 2]).toContain(factsOf(data, role).length);
    for (const { rooms } of data.facts) expect([1, 2]).toContain(rooms.length);
  });

  test('agrees with the facts of the package', () => {
    const keys = scenario.decisions.map(({ key }) => key);
    const carried = scenario.facts.map(({ carried_by, supports, opposes }) => ({
      rooms: new Set(carried_by.map((key) => roomWith(scenario, key))),
      signs: keys.map((key = '') => Number(supports.includes(key)) - Number(opposes.includes(key))),
    }));
    const written = data.facts.map(({ rooms, points }) => ({
      rooms: new Set(rooms),
      signs: points.map(Math.sign),
    }));
    expect(carried).toEqual(written);
  });

  test('has a fact for and a fact against each decision', () => {
    for (const place of [0, 1, 2] as const) {
      expect(data.facts.some(({ points }) => points[place] > 0)).toBe(true);
      expect(data.facts.some(({ points }) => points[place] < 0)).toBe(true);
    }
  });

  test('is what the teaching note says', () => {
    const line = (who: string, points: Points) => {
      const place = leaderOf(points);
      const choice = place === null ? 'undecided' : scenario.decisions[place]?.title_of_decision;
      return `- ${who}: ${points.join(', ').replaceAll('-', '−')}: ${choice}`;
    };
    const rooms = roles.map((role) => {
      const held = factsOf(data, role);
      return line(`${role} (${held.map(({ id }) => id).join(', ')})`, knowing(data, held));
    });
    const lines = [line('shared', totalOf(data.shared)), ...rooms, line('all', all)];
    expect(noteOf(data.key)).toContain(`\n\n${lines.join('\n')}\n\n`);
    expect(noteOf(data.key).startsWith(`## ${scenario.name}\n`)).toBe(true);
  });
});
