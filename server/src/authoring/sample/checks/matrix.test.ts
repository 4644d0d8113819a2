import type { SampleLanguage } from '@vincere/contract';
import { type Role, refuse, roleName, roles } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { german } from '../../../../../languages/german.ts';
import { editions, noteOf, roomWith, scenarioOf } from './edition.ts';
import { factsOf, knowing, leaderOf, neededFacts, pairsOfRooms, totalOf } from './matrix.ts';
import type { FactRow, Points } from './scenario-data.ts';
import { scenarioData } from './scenarios/index.ts';

describe.each(scenarioData)('the hidden profile of $key', (data) => {
  const all = knowing(data, data.facts);
  const leader = leaderOf(all);

  test('a hidden profile has another leader once all facts are known', () => {
    expect(leader).not.toBeNull();
    expect(leaderOf(totalOf(data.shared))).not.toBeNull();
    expect(leaderOf(totalOf(data.shared))).not.toBe(leader);
  });

  test('a hidden profile is found by at most one room, and by at most two pairs of rooms', () => {
    const find = (...held: (typeof roles)[number][]) =>
      leaderOf(knowing(data, factsOf(data, ...held))) === leader;
    expect(roles.filter((role) => find(role)).length).toBeLessThanOrEqual(1);
    expect(pairsOfRooms().filter((pair) => find(...pair)).length).toBeLessThanOrEqual(2);
  });

  test('the best decision of a hidden profile leads by two points or more, and leaves the last within four', () => {
    const [first = 0, second = 0, last = 0] = all.toSorted((a, b) => b - a);
    expect(first - second).toBeGreaterThanOrEqual(2);
    expect(first - last).toBeLessThanOrEqual(4);
  });

  test('a hidden profile needs at least three facts', () => {
    expect(neededFacts(data).length).toBeGreaterThanOrEqual(3);
  });

  test('a hidden profile lets each decision score higher than each other one on two rows', () => {
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

  test('a hidden profile has few rows that could settle it', () => {
    const settles = ({ points }: { points: Points }) => points.some((point) => Math.abs(point) === 3);
    expect(data.facts.filter(settles).length).toBeLessThanOrEqual(2);
    for (const place of [0, 1, 2] as const)
      expect(data.shared.filter(({ points }) => Math.abs(points[place]) === 3).length).toBeLessThanOrEqual(1);
    for (const { points } of [...data.shared, ...data.facts])
      for (const point of points) expect(Math.abs(point)).toBeLessThanOrEqual(3);
  });

  test('a hidden profile has between six and ten facts, at most two for a room and two rooms for a fact', () => {
    expect(data.facts.length).toBeGreaterThanOrEqual(6);
    expect(data.facts.length).toBeLessThanOrEqual(10);
    for (const role of roles) expect([1, 2]).toContain(factsOf(data, role).length);
    for (const { rooms } of data.facts) expect([1, 2]).toContain(rooms.length);
  });

  test('a hidden profile has a fact for and a fact against each decision', () => {
    for (const place of [0, 1, 2] as const) {
      expect(data.facts.some(({ points }) => points[place] > 0)).toBe(true);
      expect(data.facts.some(({ points }) => points[place] < 0)).toBe(true);
    }
  });
});

/** The words of the teaching notes. Rooms have the names that screens show. */
const words = {
  en: { roomName: roleName, shared: 'shared', all: 'all', undecided: 'undecided' },
  de: {
    roomName: (role) => german[roleName(role)],
    shared: 'alle gemeinsam',
    all: 'alles',
    undecided: 'unentschieden',
  },
} satisfies Record<SampleLanguage, { roomName: (role: Role) => string; [word: string]: unknown }>;

describe.each(editions)('the edition in $language', (edition) => {
  describe.each(scenarioData)('has in $key', (data) => {
    const scenario = scenarioOf(edition, data.key);
    const { roomName, ...word } = words[edition.language];

    /** The rows of the facts, with the rooms that carry them in the package. */
    const facts = scenario.facts.map(({ carried_by }, index): FactRow => {
      const { id, points } = data.facts[index] ?? refuse('fact.unknown');
      return {
        id,
        points,
        rooms: roles.filter((role) => carried_by.some((key) => roomWith(scenario, key) === role)),
      };
    });

    test('a scenario has facts for and against the decisions that their points raise and lower', () => {
      const keys = scenario.decisions.map(({ key }) => key);
      const signs = scenario.facts.map(({ supports, opposes }) =>
        keys.map((key = '') => Number(supports.includes(key)) - Number(opposes.includes(key))),
      );
      expect(signs).toEqual(data.facts.map(({ points }) => points.map(Math.sign)));
      expect(facts.map(({ rooms }) => new Set(rooms))).toEqual(data.facts.map(({ rooms }) => new Set(rooms)));
    });

    test('a scenario has the balances of its facts in its teaching note', () => {
      const line = (who: string, points: Points) => {
        const place = leaderOf(points);
        const choice = place === null ? word.undecided : scenario.decisions[place]?.title_of_decision;
        return `- ${who}: ${points.join(', ').replaceAll('-', '−')}: ${choice}`;
      };
      const rooms = roles.map((role) => {
        const held = factsOf({ facts }, role);
        return line(`${roomName(role)} (${held.map(({ id }) => id).join(', ')})`, knowing(data, held));
      });
      const lines = [line(word.shared, totalOf(data.shared)), ...rooms, line(word.all, knowing(data, facts))];
      const note = noteOf(edition, data.key);
      expect(note).toContain(`\n\n${lines.join('\n')}\n\n`);
      expect(note.startsWith(`## ${scenario.name}\n`)).toBe(true);
    });

    test('a scenario has no other names of rooms in its teaching note', () => {
      const others = new RegExp(`\\b(${roles.join('|')})\\b( room|:)`, 'i');
      expect(noteOf(edition, data.key)).not.toMatch(others);
    });
  });
});
