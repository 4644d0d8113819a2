import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { roles } from '../rooms/rooms.ts';
import type { SimulationTree } from '../simulations/readiness.ts';
import { waysFrom } from '../simulations/ways.ts';
import { botsIn, botVote, countUnplayableWays, everyBranch, requireWay } from './rehearsal.ts';

type Links = (number | null)[];

/** Builds stages from pairs of a scenario id and the links of its decisions. */
function tree(...stages: [number, Links][][]): SimulationTree {
  return {
    stages: stages.map((scenarios, index) => ({
      id: index + 1,
      stage_number: index + 1,
      scenarios: scenarios.map(([id, links]) => ({
        id,
        name: String(id),
        rooms: [],
        decisions: links.map((link_next_scenario_id, place) => ({
          id: id * 10 + place,
          title_of_decision: 'Go',
          link_next_scenario_id,
        })),
      })),
    })),
  };
}

const trees = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([second, third]) => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
    const stage = (own: number[], next: number[]) =>
      fc.tuple(
        ...own.map((id) =>
          fc
            .array(fc.constantFrom<number | null>(null, ...next), { minLength: 1, maxLength: 3 })
            .map((links): [number, Links] => [id, links]),
        ),
      );
    return fc
      .tuple(stage([1], ids(20, second)), stage(ids(20, second), ids(30, third)), stage(ids(30, third), []))
      .map((stages) => tree(...stages));
  });

/** Lists the ids of the scenarios that can be reached from the first one. */
function reachable({ stages }: SimulationTree): Set<number> {
  const met = new Set([1]);
  for (const scenario of stages.flatMap(({ scenarios }) => scenarios))
    if (met.has(scenario.id))
      for (const { link_next_scenario_id: link } of scenario.decisions) if (link !== null) met.add(link);
  return met;
}

describe('every branch', () => {
  test('playing every branch makes as many ways as the pre-flight counts, each with its own scenarios', () => {
    fc.assert(
      fc.property(trees, (simulation) => {
        const ways = everyBranch(simulation).map((way) => requireWay(simulation, way).map(({ id }) => id));
        expect(new Set(ways.flat())).toEqual(reachable(simulation));
        expect(new Set(ways.map(String)).size).toBe(ways.length);
        expect(waysFrom(simulation, new Map()).get(1)?.count).toBe(ways.length);
        expect(countUnplayableWays(simulation)).toBe(0);
      }),
    );
  });

  test('playing every branch takes turns between decisions that lead to the same scenario', () => {
    const simulation = tree(
      [[1, [20, 20]]],
      [[20, [30, 31]]],
      [
        [30, [null]],
        [31, [null]],
      ],
    );
    expect(everyBranch(simulation)).toEqual([
      [10, 200, 300],
      [11, 201, 310],
    ]);
  });

  test('playing every branch leaves out ways that stop at a scenario without decisions, and counts them', () => {
    const simulation = tree(
      [[1, [20, 21]]],
      [
        [20, [null]],
        [21, []],
      ],
    );
    expect(everyBranch(simulation)).toEqual([[10, 200]]);
    expect(countUnplayableWays(simulation)).toBe(1);
  });

  test('playing every branch of a full simulation makes nine ways', () => {
    const last = Array.from({ length: 9 }, (_, n): [number, Links] => [30 + n, [null, null, null]]);
    const middle = Array.from({ length: 3 }, (_, n): [number, Links] => [
      20 + n,
      [30 + 3 * n, 31 + 3 * n, 32 + 3 * n],
    ]);
    expect(everyBranch(tree([[1, [20, 21, 22]]], middle, last))).toHaveLength(9);
  });

  test('playing every branch makes no ways if there is nothing to play', () => {
    expect(everyBranch(tree())).toEqual([]);
    expect(everyBranch(tree([[1, []]]))).toEqual([]);
  });
});

describe('a way', () => {
  test.each([[[]], [[999]], [[10]], [[10, 200, 5]], [[200]]])('a way cannot be %j', (way) => {
    const simulation = tree([[1, [20]]], [[20, [null]]]);
    expect(() => requireWay(simulation, way)).toThrow(new Refusal('rehearsal.bad-way'));
    expect(requireWay(simulation, [10, 200]).map(({ id }) => id)).toEqual([1, 20]);
  });
});

describe('bots', () => {
  const bots = botsIn(roles);

  test('bots are in every room in use', () => {
    expect(new Set(bots.map(({ room_name }) => room_name))).toEqual(new Set(roles));
    expect(botsIn(['legal', 'social']).map(({ room_name, number }) => [room_name, number])).toEqual([
      ['legal', 1],
      ['legal', 2],
      ['social', 1],
      ['social', 2],
    ]);
  });

  test('bots vote for offered decisions only, and most of them for the decision of the way', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 3 }), fc.nat(2), (offered, pick) => {
        const wanted = offered[pick % offered.length] ?? 0;
        const votes = bots.map((_, place) => botVote(place, wanted, offered));
        expect(votes.filter((vote) => !offered.includes(vote))).toEqual([]);
        expect(votes.filter((vote) => vote === wanted).length).toBeGreaterThan(votes.length / 2);
      }),
    );
  });
});
