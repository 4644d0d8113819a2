import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../rooms/rooms.ts';
import { preflight } from './preflight.ts';
import { countWords, readingSeconds } from './reading-time.ts';
import { type WrittenSimulation } from './written-simulation.ts';

type Scenario = WrittenSimulation['stages'][number]['scenarios'][number];

const text = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

function scenario(id: number, links: (number | null)[], more: Partial<Scenario> = {}): Scenario {
  return {
    id,
    name: `Scenario ${id}`,
    description: '',
    asks_order: false,
    facts: [],
    posts: [],
    rooms: roles.map((room_name) => ({ room_name, texts: [], files: 1 })),
    decisions: links.map((link_next_scenario_id, index) => ({
      id: id * 10 + index,
      title_of_decision: '',
      description_of_decision: 'Well described',
      link_next_scenario_id,
      outcome: '',
      conditions: [],
    })),
    ...more,
  };
}

const simulation = (duration_seconds: number | null, ...stages: Scenario[][]): WrittenSimulation => ({
  stages: stages.map((scenarios, index) => ({
    id: index + 1,
    stage_number: index + 1,
    stage_instruction: '',
    duration_seconds,
    scenarios,
  })),
});
const kinds = (written: WrittenSimulation) => preflight(written).weak_spots.map(({ kind }) => kind);

describe('reading', () => {
  test.each([
    ['', 0],
    ['One, two; three.', 3],
    ["Don't read 3.5 well-known lines…", 5],
    ['  \n — ', 0],
  ])('the text %j counts as %i words', (sentence, words) => {
    expect(countWords(sentence)).toBe(words);
  });

  test('reading takes one minute for 220 words', () => {
    expect([0, 1, 220, 221].map(readingSeconds)).toEqual([0, 1, 60, 61]);
  });

  test('reading is counted per room: the shared texts, the briefing room and the texts of the room', () => {
    const one = scenario(1, [], {
      description: text(110),
      rooms: [
        { room_name: 'legal', texts: [text(70), text(40)], files: 0 },
        { room_name: 'dashboard', texts: [text(110)], files: 0 },
      ],
    });
    const [reading] = preflight(simulation(300, [one])).readings;
    expect(reading).toMatchObject({ scenario_id: 1, stage_number: 1, duration_seconds: 300 });
    expect(Object.fromEntries(reading?.rooms.map((room) => [room.room_name, room.seconds]) ?? [])).toEqual({
      political: 60,
      economic: 60,
      social: 60,
      technological: 60,
      environmental: 60,
      legal: 90,
    });
  });

  test.each([
    [120, []],
    [100, ['reading-fills-clock']],
    [59, ['reading-over-clock']],
    [null, []],
  ])('one minute of reading with a stage clock of %s s gives the weak spots %j', (clock, expected) => {
    expect(kinds(simulation(clock, [scenario(1, [], { description: text(220) })]))).toEqual(expected);
  });
});

describe('weak spots', () => {
  test('decisions that all lead to one scenario are a weak spot if the next stage has several', () => {
    const others = [scenario(2, [null, null]), scenario(3, [null, null])];
    expect(kinds(simulation(null, [scenario(1, [2, 2])], others))).toEqual(['same-scenario']);
    expect(kinds(simulation(null, [scenario(1, [2, 3])], others))).toEqual([]);
    expect(kinds(simulation(null, [scenario(1, [2, 2])], others.slice(0, 1)))).toEqual([]);
  });

  test('a single decision and decisions without a description are weak spots', () => {
    const one = scenario(1, [null]);
    const bare = {
      ...one,
      decisions: one.decisions.map((each) => ({ ...each, description_of_decision: ' ' })),
    };
    expect(kinds(simulation(null, [one]))).toEqual(['only-one-decision']);
    expect(preflight(simulation(null, [bare])).weak_spots).toMatchObject([
      { kind: 'only-one-decision', decision_id: null },
      { kind: 'no-description', decision_id: 10, stage_id: 1, scenario_id: 1 },
    ]);
  });
});

describe('rooms', () => {
  test.each([
    ['no texts and no files', [], 0, 1],
    ['nothing but blank texts', [' '], 0, 1],
    ['a text', ['Read me'], 0, 0],
    ['a file', [], 1, 0],
  ])('a room with %s counts as empty only if it has nothing to read', (_, texts, files, empty) => {
    const rooms = [
      { room_name: roles[0], texts, files },
      ...roles.slice(1).map((room_name) => ({ room_name, texts: ['Something'], files: 0 })),
    ];
    const { weak_spots } = preflight(simulation(null, [scenario(1, [], { rooms })]));
    expect(weak_spots.map(({ message }) => message)).toEqual(
      empty ? ['Rooms with nothing to read yet: 1 of 6'] : [],
    );
  });

  test('missing rooms count as empty', () => {
    expect(preflight(simulation(null, [scenario(1, [], { rooms: [] })])).weak_spots).toMatchObject([
      {
        kind: 'empty-rooms',
        scenario_id: 1,
        facts: { count: 6, rooms: 6 },
        message: 'Rooms with nothing to read yet: 6 of 6',
      },
    ]);
  });
});

describe('the ways through', () => {
  test('the ways through a simulation are empty without a first scenario', () => {
    expect(preflight(simulation(null, []))).toMatchObject({ shortest: null, longest: null, ways: 0 });
  });

  test('the ways through a simulation match a walk through every single way', () => {
    const count = fc.integer({ min: 1, max: 3 });
    const simulations = fc
      .tuple(count, count, fc.option(fc.integer({ min: 30, max: 600 })))
      .chain(([second, third, clock]) => {
        const stage = (ids: number[], next: number[]) =>
          fc.tuple(
            ...ids.map((id) =>
              fc
                .tuple(
                  fc.array(fc.constantFrom(null, ...next), { maxLength: 3 }),
                  fc.integer({ min: 0, max: 900 }),
                )
                .map(([links, words]) => scenario(id, links, { description: text(words) })),
            ),
          );
        const ids = (from: number, length: number) => Array.from({ length }, (_, n) => from + n);
        return fc
          .tuple(
            stage([1], ids(20, second)),
            stage(ids(20, second), ids(30, third)),
            stage(ids(30, third), []),
          )
          .map((stages) => simulation(clock, ...stages));
      });
    fc.assert(
      fc.property(simulations, (one) => {
        const { shortest, longest, ways, readings } = preflight(one);
        const seconds = new Map(
          readings.map(({ scenario_id, rooms }) => [scenario_id, Math.max(...rooms.map((r) => r.seconds))]),
        );
        const walked = walk(one, 1).map((ids) => ({
          length: ids.length,
          seconds: ids.reduce((sum, id) => sum + (seconds.get(id) ?? 0), 0),
        }));
        walked.sort((a, b) => a.length - b.length || a.seconds - b.seconds);
        const measure = (way: typeof shortest) => ({
          length: way?.scenarios.length,
          seconds: way?.reading_seconds,
        });
        expect(ways).toBe(walked.length);
        expect(measure(shortest)).toEqual(walked[0]);
        expect(measure(longest)).toEqual(walked.at(-1));
        const clock = one.stages[0]?.duration_seconds ?? null;
        expect(longest?.clock_seconds).toBe(clock === null ? null : clock * (walked.at(-1)?.length ?? 0));
      }),
    );
  });
});

/** Lists every way from a scenario as scenario ids. Decisions that lead to the same scenario count as one way. */
function walk({ stages }: WrittenSimulation, from: number): number[][] {
  const here = stages.flatMap(({ scenarios }) => scenarios).find(({ id }) => id === from);
  const links = new Set(here?.decisions.map((one) => one.link_next_scenario_id));
  const onward = [...links].filter((link) => link !== null).flatMap((link) => walk({ stages }, link));
  return [...(links.size === 0 || links.has(null) ? [[from]] : []), ...onward.map((rest) => [from, ...rest])];
}

describe('outcomes', () => {
  const withOutcome = (one: Scenario, index: number, outcome: string): Scenario => ({
    ...one,
    decisions: one.decisions.map((decision, at) => (at === index ? { ...decision, outcome } : decision)),
  });

  test('an outcome is missing where a decision ends the simulation without one', () => {
    const first = withOutcome(scenario(1, [2, null, 2]), 0, 'The lights went on.');
    const { weak_spots } = preflight(simulation(null, [first], [scenario(2, [null])]));
    expect(weak_spots.filter(({ kind }) => kind === 'no-outcome')).toMatchObject([
      { scenario_id: 1, decision_id: 11 },
      { scenario_id: 2, decision_id: 20 },
    ]);
  });

  test('outcomes are not asked for in a simulation that has none', () => {
    const written = simulation(null, [scenario(1, [2, null])], [withOutcome(scenario(2, [null]), 0, '  ')]);
    expect(kinds(written)).not.toContain('no-outcome');
  });

  test('the conditions of an outcome need an order to be judged by', () => {
    const [decision] = scenario(1, [null]).decisions;
    const decisions = decision ? [{ ...decision, conditions: [{ id: 1, text: 'a date' }] }] : [];
    const spotsIn = (asks_order: boolean) =>
      preflight(simulation(null, [scenario(1, [], { decisions, asks_order })])).weak_spots.filter(
        ({ kind }) => kind === 'no-order',
      );
    expect(spotsIn(true)).toEqual([]);
    expect(spotsIn(false)).toMatchObject([
      { decision_id: 10, message: 'The condition “a date” belongs to a scenario that asks for no order' },
    ]);
  });
});

describe('key facts', () => {
  const fact = (changes: Partial<Scenario['facts'][number]>) => ({
    id: 1,
    text: 'Fact',
    supports: [],
    opposes: [],
    carriers: [{ room_name: 'legal' as const }],
    ...changes,
  });
  /** Returns the weak spots about facts of a scenario with the decisions 10 and 11. */
  const spotsOf = (facts: Scenario['facts']) =>
    preflight(simulation(null, [scenario(1, [null, null], { facts })]))
      .weak_spots.filter(({ kind }) => kind !== 'no-outcome')
      .map(({ kind, facts: { count, rooms, room, title } }) =>
        [kind, count, rooms, room, title].filter((part) => part !== undefined).join(' '),
      );
  const everyRoom = roles.map((room_name) => fact({ carriers: [{ room_name }] }));
  const weighed = [
    ...everyRoom,
    fact({ supports: [10] }),
    fact({ supports: [11], carriers: [{ room_name: 'social' }] }),
  ];

  test('a scenario without key facts has no weak spot about them', () => {
    expect(spotsOf([])).toEqual([]);
  });

  test('key facts must be carried, hidden, held by every room, and about every decision', () => {
    expect(spotsOf(weighed)).toEqual([]);
    expect(spotsOf([...weighed, fact({ carriers: [] })])).toEqual(['fact-without-carrier']);
    const three = roles.slice(0, 3).map((room_name) => ({ room_name }));
    expect(spotsOf([...weighed, fact({ carriers: three })])).toEqual([]);
    expect(spotsOf([...weighed, fact({ carriers: [{ room_name: 'dashboard' }] })])).toEqual([
      'fact-not-hidden 6 6',
    ]);
    expect(spotsOf([...everyRoom.slice(1), ...weighed.slice(6)])).toContain('room-without-facts Strategist');
    expect(spotsOf([...everyRoom, fact({ supports: [10] }), fact({ opposes: [10] })])).toEqual([
      'decision-without-facts ',
    ]);
  });

  test('the key facts of one room should not decide alone', () => {
    expect(spotsOf([...weighed, fact({ supports: [10] })])).toEqual(['one-room-decides Legal Expert']);
    const shared = fact({ supports: [10], carriers: [{ room_name: 'economic' }] });
    expect(spotsOf([...everyRoom, shared, fact({ opposes: [11] })])).toEqual([
      'one-room-decides Economist',
      'one-room-decides Legal Expert',
    ]);
  });
});

test('a post that can never appear is named with its room', () => {
  const post = {
    id: 81,
    room_name: 'social' as const,
    content: 'Too late',
    when: [{ kind: 'decided', scenario_id: 1, decision_id: 11 } as const],
  };
  const later = scenario(2, [null], { posts: [post, { ...post, id: 82, when: [] }] });
  const { weak_spots } = preflight(simulation(null, [scenario(1, [2, null])], [later]));
  expect(weak_spots.filter(({ post_id }) => post_id !== null)).toMatchObject([
    { kind: 'when-no-way', scenario_id: 2, post_id: 81, room_name: 'social', facts: { post: 'Too late' } },
  ]);
});
