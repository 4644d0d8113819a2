import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignRooms, choiceOf, type Placeable } from './room-assignment.ts';
import { type Role, type Room, roles, rooms } from './rooms.ts';

const person = (id: number, traits: Partial<Placeable> = {}): Placeable => ({
  id,
  room_name: 'political',
  ranking: [],
  fixed: null,
  ...traits,
});

/** A full ranking that begins with these roles. */
const ranked = (...first: Role[]): Role[] => [...new Set([...first, ...roles])];

const sizesOf = (assigned: ReadonlyMap<number, Room>) =>
  roles.map((role) => [...assigned.values()].filter((room) => room === role).length);

/** The cost of one person in a room: by the ranking, and by the change of room. */
function costOf({ ranking, room_name, fixed }: Placeable, role: Room): Cost {
  if (fixed !== null) return [0, 0];
  const place = ranking.length === 0 ? 0 : ranking.findIndex((one) => one === role);
  return [(place === -1 ? 5 : place) ** 2, role === room_name ? 0 : 1];
}

type Cost = readonly [ranks: number, changes: number];
const isBetter = (one: Cost, other: Cost) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
const sum = (one: Cost, other: Cost): Cost => [one[0] + other[0], one[1] + other[1]];
const unevenness = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size ** 2, 0);

/**
 * Returns the unevenness and the cost of the best possible assignment. Tries every assignment; of those with the same room
 * sizes, only the cheapest is kept.
 */
function bestOf(people: readonly Placeable[]): [number, Cost] {
  let bySizes = new Map<string, Cost>([[roles.map(() => 0).join(' '), [0, 0]]]);
  for (const one of people) {
    const extended = new Map<string, Cost>();
    for (const [sizes, cost] of bySizes)
      for (const room of one.fixed === null ? roles : [one.fixed]) {
        const next = sizes.split(' ').map((size, index) => Number(size) + (roles[index] === room ? 1 : 0));
        const total = sum(cost, costOf(one, room));
        const known = extended.get(next.join(' '));
        if (known === undefined || isBetter(total, known)) extended.set(next.join(' '), total);
      }
    bySizes = extended;
  }
  const [best] = [...bySizes]
    .map(([sizes, cost]): [number, Cost] => [unevenness(sizes.split(' ').map(Number)), cost])
    .sort(([one, cost], [other, otherCost]) => one - other || (isBetter(cost, otherCost) ? -1 : 1));
  return best ?? [0, [0, 0]];
}

const anyRanking = fc.oneof(
  { weight: 4, arbitrary: fc.shuffledSubarray([...roles], { minLength: 6 }) },
  { weight: 1, arbitrary: fc.constant<Role[]>([]) },
  { weight: 1, arbitrary: fc.shuffledSubarray([...roles]) },
  // Conflicts are the hard case, so many people get the same wish.
  { weight: 3, arbitrary: fc.constantFrom(ranked('legal', 'social'), ranked('legal', 'economic')) },
);
const anyPerson = fc.record({
  room_name: fc.constantFrom(...rooms),
  ranking: anyRanking,
  fixed: fc.option(fc.constantFrom(...rooms), { freq: 4 }),
});
const anyPeople = (maxLength: number) =>
  fc
    .array(anyPerson, { maxLength, size: 'max' })
    .map((people) => people.map((one, index): Placeable => ({ id: index * 7 + 1, ...one })));
const roomFrom =
  (assigned: ReadonlyMap<number, Room>) =>
  ({ id }: Placeable): Room =>
    assigned.get(id) ?? 'dashboard';

describe('rooms by preference', () => {
  test('rooms by preference are the best of all possible assignments', () => {
    fc.assert(
      fc.property(anyPeople(9), (people) => {
        const assigned = assignRooms(people);
        const roomOf = roomFrom(assigned);
        const cost = people.map((one) => costOf(one, roomOf(one))).reduce(sum, [0, 0]);
        expect([unevenness(sizesOf(assigned)), cost]).toEqual(bestOf(people));
      }),
      { numRuns: 60 },
    );
  });

  test('rooms by preference differ in size by at most one person', () => {
    fc.assert(
      fc.property(anyPeople(80), (people) => {
        const assigned = assignRooms(people.map((one) => ({ ...one, fixed: null })));
        const sizes = sizesOf(assigned);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(assigned.size).toBe(people.length);
      }),
    );
  });

  test('rooms by preference are given to everybody, and fixed people stay', () => {
    fc.assert(
      fc.property(anyPeople(60), (people) => {
        const assigned = assignRooms(people);
        expect([...assigned.keys()].sort((a, b) => a - b)).toEqual(people.map(({ id }) => id));
        for (const { id, fixed } of people)
          expect(fixed === null ? roles : [fixed]).toContain(assigned.get(id));
      }),
    );
  });

  test('rooms by preference do not depend on the order of people', () => {
    fc.assert(
      fc.property(
        anyPeople(40).chain((people) =>
          fc.record({
            people: fc.constant(people),
            shuffled: fc.shuffledSubarray(people, { minLength: people.length }),
          }),
        ),
        ({ people, shuffled }) => {
          const byId = (assigned: Map<number, Room>) => [...assigned].sort(([one], [other]) => one - other);
          expect(byId(assignRooms(shuffled))).toEqual(byId(assignRooms(people)));
        },
      ),
    );
  });

  test('rooms by preference do not change when assigned again', () => {
    fc.assert(
      fc.property(anyPeople(40), (people) => {
        const assigned = assignRooms(people);
        const seated = people.map((one) => ({ ...one, room_name: roomFrom(assigned)(one) }));
        expect(assignRooms(seated)).toEqual(assigned);
      }),
    );
  });

  test('rooms by preference honour six different first choices of six people', () => {
    const people = roles.map((role, index) => person(index + 1, { ranking: ranked(role) }));
    expect([...assignRooms(people).values()]).toEqual([...roles]);
  });

  test('rooms by preference give way to the person who minds most, not to the one who came first', () => {
    const easy = person(1, { ranking: ranked('legal', 'social') });
    const picky = person(2, {
      ranking: ['legal', 'political', 'economic', 'technological', 'environmental', 'social'],
    });
    const others = (['political', 'economic', 'technological', 'environmental'] as const).map((role, index) =>
      person(index + 3, { ranking: ranked(role) }),
    );
    const assigned = assignRooms([easy, picky, ...others]);
    expect([assigned.get(1), assigned.get(2)]).toEqual(['social', 'legal']);
  });

  test('rooms by preference prefer two second choices to a first and a third', () => {
    const people = [
      person(1, { ranking: ['legal', 'social', 'political'] }),
      person(2, { ranking: ['social', 'political', 'legal'] }),
      person(3, { fixed: 'legal' }),
      ...(['economic', 'technological', 'environmental'] as const).map((fixed, index) =>
        person(index + 4, { fixed }),
      ),
    ];
    const assigned = assignRooms(people);
    expect([assigned.get(1), assigned.get(2)]).toEqual(['social', 'political']);
  });

  test('rooms by preference keep people without a ranking where they are while the sizes allow it', () => {
    const people = [
      ...[1, 2].map((id) => person(id, { ranking: ranked('legal') })),
      ...[3, 4].map((id) => person(id, { room_name: 'social' })),
      ...[5, 6, 7, 8, 9, 10, 11, 12].map((id) => person(id)),
    ];
    const assigned = assignRooms(people);
    expect(sizesOf(assigned)).toEqual([2, 2, 2, 2, 2, 2]);
    expect([1, 2, 3, 4].map((id) => assigned.get(id))).toEqual(['legal', 'legal', 'social', 'social']);
  });

  test('rooms by preference add nobody to a room that fixed people overfill', () => {
    const people = [1, 2, 3, 4].map((id) => person(id, { fixed: 'legal' }));
    const rest = [5, 6, 7, 8, 9, 10].map((id) => person(id, { ranking: ranked('legal') }));
    const [legal = 0, ...others] = sizesOf(assignRooms([...people, ...rest])).reverse();
    expect(legal).toBe(4);
    expect(others.sort((one, other) => one - other)).toEqual([1, 1, 1, 1, 2]);
  });

  test('rooms by preference are empty without people', () => {
    expect(assignRooms([])).toEqual(new Map());
  });
});

test('a choice is the position in a ranking, from 1', () => {
  expect(choiceOf(['legal', 'social'], 'social')).toBe(2);
  expect(choiceOf(['legal', 'social'], 'economic')).toBeNull();
  expect(choiceOf([], 'legal')).toBeNull();
  expect(choiceOf(['legal'], 'dashboard')).toBeNull();
});
