import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisionLetters, withoutUnusedKeys } from '../packages/keys.ts';
import type { SimulationPackage } from '../packages/simulation-package.ts';
import type { PackagePostCondition } from '../post-conditions/post-condition.ts';
import { normalRoomSettings } from '../rooms/room-settings-check.ts';
import { personas, roles } from '../rooms/rooms.ts';
import type { SheetName } from './columns.ts';
import { readSimulationSheets } from './read.ts';
import { writeSheets } from './write.ts';

const roomSettings = fc
  .record({
    used: fc.subarray([...roles], { minLength: 2 }),
    titled: fc.subarray([...roles]),
    voiced: fc.subarray([...roles]),
    described: fc.subarray([...roles]),
  })
  .map(({ used, titled, voiced, described }) =>
    normalRoomSettings(
      roles.map((room_name) => ({
        room_name,
        in_use: used.includes(room_name),
        title: titled.includes(room_name) ? `Bench ${room_name}` : null,
        persona: voiced.includes(room_name) ? { name: `Voice ${room_name}`, handle: `@${room_name}` } : null,
        description: described.includes(room_name) ? `Reads ${room_name}` : null,
      })),
    ),
  );

const line = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `x${text.trim()}x`);
const long = fc.string({ maxLength: 60 }).map((text) => `${text}x`);
const count = fc.nat(10_000);
const post = fc.record({
  content: long,
  timestamp: fc.option(line),
  author: fc.record({ name: line, handle: line, avatar: fc.constant(null) }),
  likes: count,
  retweets: count,
  replies: count,
  release: fc.oneof(fc.constant(null), fc.constant('held' as const), fc.integer({ min: 1, max: 86_400 })),
});
const room = fc.record({
  notes: long,
  posts: fc.array(post, { maxLength: 3 }),
  files: fc.constant([]),
});
const simulations = fc
  .array(fc.array(fc.dictionary(fc.constantFrom(...roles), room), { minLength: 1, maxLength: 3 }), {
    maxLength: 3,
  })
  .chain((stages) =>
    fc.record({
      name: line,
      description: long,
      string_briefing: fc.oneof(long, fc.constant('b'.repeat(50_000))),
      asks_confidence: fc.boolean(),
      rooms: roomSettings,
      objectives: fc.array(fc.record({ title: line, text: long }), { maxLength: 6 }),
      teaching_note: fc.oneof(fc.constant(''), long, fc.constant('n'.repeat(50_000))),
      files: fc.constant([]),
      stages: fc.tuple(
        ...stages.map((scenarios, stage) =>
          fc.record({
            stage_instruction: long,
            duration_seconds: fc.option(fc.integer({ min: 30, max: 604_800 })),
            scenarios: fc.tuple(
              ...scenarios.map((rooms, scenario) =>
                fc.record({
                  key: fc.constant(`${stage}-${scenario}`),
                  name: line,
                  description: long,
                  asks_order: fc.boolean(),
                  facts: fc.array(
                    fc.record({
                      text: line,
                      carried_by: fc.constant([]),
                      supports: fc.constant([]),
                      opposes: fc.constant([]),
                    }),
                    { maxLength: 3 },
                  ),
                  rooms: fc.constant(rooms),
                  decisions: fc.array(
                    fc.record({
                      title_of_decision: line,
                      description_of_decision: long,
                      leads_to: fc.option(fc.constantFrom('1-0', 'x y')),
                      outcome: long,
                      conditions: fc.array(fc.record({ text: line, met: long, unmet: long }), {
                        maxLength: 3,
                      }),
                    }),
                    { maxLength: 3 },
                  ),
                }),
              ),
            ),
          }),
        ),
      ),
    }),
  );

/**
 * Gives every part of a simulation a key, and its posts conditions of all kinds: those among the six of each kind and room that
 * `picks` selects.
 */
function withConditions(simulation: SimulationPackage, picks: readonly number[]): SimulationPackage {
  let next = 0;
  const pick = () => picks[next++ % picks.length] ?? 0;
  const stages = simulation.stages.map((stage) => ({
    ...stage,
    scenarios: stage.scenarios.map((one) => ({
      ...one,
      decisions: one.decisions.map((decision, index) => ({
        ...decision,
        key: decisionLetters[index],
        conditions: decision.conditions.map((condition, nth) => ({ key: `${index}-${nth}`, ...condition })),
      })),
      facts: one.facts.map((fact, index) => ({ key: `fact ${index}`, ...fact })),
      rooms: Object.fromEntries(
        Object.entries(one.rooms).map(([name, content]) => [
          name,
          { ...content, posts: content.posts.map((each, nth) => ({ key: `${name} ${nth}`, ...each })) },
        ]),
      ),
    })),
  }));
  const everywhere = stages.flatMap(({ scenarios }) => scenarios);
  for (const own of everywhere) {
    const room_name = roles[pick() % roles.length] ?? 'legal';
    const by_minute = 1 + pick();
    const possible: PackagePostCondition[] = [
      { kind: 'voted', room_name: null },
      { kind: 'voted', room_name },
      ...own.decisions.map(({ key = '' }) => ({ kind: 'leans', room_name, decision: key }) as const),
      ...own.facts.flatMap(({ key }) => [
        { kind: 'on-table', fact: key } as const,
        { kind: 'not-on-table', fact: key, by_minute } as const,
      ]),
      { kind: 'unread', room_name, post: 'legal 0', by_minute },
      ...everywhere.flatMap((earlier) =>
        earlier.decisions.flatMap(({ key = '', conditions }) => [
          { kind: 'decided', scenario: earlier.key, decision: key } as const,
          ...conditions.map(
            (condition) =>
              ({
                kind: 'condition',
                scenario: earlier.key,
                condition: condition.key,
                is_met: pick() % 2 === 0,
              }) as const,
          ),
        ]),
      ),
    ];
    for (const { posts } of Object.values(own.rooms))
      for (const each of posts) {
        const when = Array.from({ length: pick() % 4 }, () => possible[pick() % possible.length]!);
        if (when.length > 0) Object.assign(each, { when });
      }
  }
  return withoutUnusedKeys({ ...simulation, stages });
}

/** Writes a simulation to sheets, changes them, and reads them back. */
function reread(
  simulation: SimulationPackage,
  change: (sheet: SheetName, rows: string[][]) => void = () => {},
) {
  const sheets = writeSheets(simulation).map(({ name, rows }) => {
    change(name, rows);
    return { name, rows: rows.map((cells, index) => ({ line: index + 1, cells })) };
  });
  return readSimulationSheets(sheets);
}

const small = (): SimulationPackage => ({
  name: 'Harbour Dark',
  description: 'A port',
  string_briefing: '',
  asks_confidence: false,
  rooms: null,
  objectives: [],
  teaching_note: '',
  files: [],
  stages: [
    {
      stage_instruction: 'Look',
      duration_seconds: 90,
      scenarios: [
        {
          key: 'a',
          name: 'Night',
          description: 'Dark',
          asks_order: false,
          facts: [],
          decisions: [
            {
              title_of_decision: 'Go',
              description_of_decision: '',
              leads_to: null,
              outcome: '',
              conditions: [],
            },
          ],
          rooms: {},
        },
      ],
    },
  ],
});

describe('a simulation on sheets', () => {
  test('a simulation on sheets is read back unchanged', () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        const read = reread(simulation as SimulationPackage);
        expect(read.problems).toEqual([]);
        expect(read.simulation).toEqual(simulation);
      }),
    );
  });

  test('a simulation on sheets is read back with the conditions of its posts, and the keys they refer to', () => {
    const picks = fc.array(fc.nat(200), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(simulations, picks, (plain, numbers) => {
        const simulation = withConditions(plain as SimulationPackage, numbers);
        const read = reread(simulation);
        expect(read.problems).toEqual([]);
        expect(read.simulation).toEqual(simulation);
      }),
    );
  });

  test('a simulation on sheets can have columns in any order, and blank rows', () => {
    const read = reread(small(), (_, rows) => {
      for (const cells of rows) if (cells.length === 4) cells.reverse();
      rows.splice(1, 0, ['', ' ']);
    });
    expect(read).toMatchObject({ problems: [], simulation: small() });
    expect(read.placeOf('stages.0.scenarios.0.decisions.0.leads_to')).toBe('Decisions, row 3, Leads to');
  });

  test('a simulation on sheets has a place for each mistake', () => {
    const { placeOf } = reread(small(), (name, rows) => {
      if (name === 'Key facts') rows.push(['a', 'Loose']);
    });
    const fact = 'stages.0.scenarios.0.facts.0';
    expect(placeOf(`${fact}.text`)).toBe('Key facts, row 2, Fact');
    expect(placeOf(`${fact}.key`)).toBe('Key facts, row 2, Fact key');
    expect(placeOf(`${fact}.supports.0`)).toBe('Key facts, row 2, Supports');
    expect(placeOf('stages.0.scenarios')).toBe('Stages, row 2');
    expect(placeOf('name')).toBe('Simulation, row 2, Text');
    expect(placeOf('rooms')).toBe('Simulation');
  });

  test('a simulation on sheets can lack the columns and the sheet that older workbooks do not have', () => {
    const sheets = writeSheets(small())
      .filter(({ name }) => name !== 'Conditions')
      .map(({ name, rows }) => {
        const newer = ['Outcome', 'Asks for an order', 'Post key', 'Fact key', 'Appears when'];
        const older = rows[0]?.filter((column) => !newer.includes(column)) ?? [];
        const cut = rows.map((cells) => cells.slice(0, older.length));
        return { name, rows: cut.map((cells, index) => ({ line: index + 1, cells })) };
      });
    expect(readSimulationSheets(sheets)).toMatchObject({ problems: [], simulation: small() });
  });

  test('a simulation on sheets names the decision of a condition by its letter', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Conditions')
        rows.push(['a', 'a', 'a date', 'It was known.', ''], ['a', 'B', 'x', '', '']);
      if (name === 'Scenarios') rows[1]?.splice(4, 1, 'perhaps');
    });
    const [decision] = read.simulation.stages[0]?.scenarios[0]?.decisions ?? [];
    expect(decision?.conditions).toEqual([{ text: 'a date', met: 'It was known.', unmet: '' }]);
    expect(read.problems).toMatchObject([
      { path: 'Scenarios, row 2, Asks for an order', code: 'sheet.no-yes' },
      { path: 'Conditions, row 3, Decision', facts: { letter: 'B', letters: 'A' } },
    ]);
    expect(read.placeOf('stages.0.scenarios.0.decisions.0.conditions.0.text')).toBe(
      'Conditions, row 2, Condition',
    );
  });

  test('a post on sheets needs only its scenario, room and text', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Posts') rows.push(['a', 'Legal', '', '', 'Heard it?']);
    });
    expect(read.simulation.stages[0]?.scenarios[0]?.rooms.legal?.posts).toEqual([
      {
        content: 'Heard it?',
        timestamp: null,
        author: { name: personas.legal.name, handle: personas.legal.handle, avatar: null },
        release: null,
        likes: 0,
        retweets: 0,
        replies: 0,
      },
    ]);
  });

  test('a simulation on sheets can name a room as the screen does, in both languages', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Notes')
        rows.push(['a', 'Recht', 'Law'], ['a', 'The Advocate', 'Street'], ['a', 'Wirtschaft', 'Money']);
    });
    expect(read.problems).toEqual([]);
    expect(read.simulation.stages[0]?.scenarios[0]?.rooms).toMatchObject({
      legal: { notes: 'Law' },
      social: { notes: 'Street' },
      economic: { notes: 'Money' },
    });
  });

  test('unknown names and invalid numbers are reported with sheet, row, column and what is expected', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Stages') rows.push(['2', 'Go on', 'soon']);
      if (name === 'Scenarios') rows.push(['7', 'b', 'Day', 'Light']);
      if (name === 'Decisions') rows.push(['z', 'Stay', '', '']);
      if (name === 'Posts')
        rows.push(['a', 'kitchen', '', '', 'Hi'], ['a', 'Legal', '', '', 'Hi', '', '', '', '', '5:30']);
    });
    expect(read.problems).toMatchObject([
      {
        path: 'Stages, row 3, Minutes',
        message: 'Minutes is not a number: “soon”. Expected: a number, such as 12',
      },
      {
        path: 'Scenarios, row 3, Stage',
        message: 'There is no stage 7. Expected: a number of the sheet Stages (1, 2)',
      },
      {
        path: 'Decisions, row 3, Scenario',
        message: 'There is no scenario with the key z. Expected: a key of the sheet Scenarios (a)',
      },
      {
        path: 'Posts, row 2, Room',
        message:
          'There is no room kitchen. Expected: Strategist, Economist, Advocate, Technologist, Environmentalist, Legal Expert, Dashboard',
      },
      {
        path: 'Posts, row 3, Appears after (s)',
        message: 'Appears after (s) is neither a number of seconds, up to a day, nor held: “5:30”',
      },
    ]);
  });

  test('whole numbers on sheets can have separated thousands, and a fraction with three decimals is reported', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Posts')
        rows.push(
          ['a', 'Legal', '', '', 'Hi', '', '1,200', '12.500'],
          ['a', 'Legal', '', '', 'Hi', '', '0.125'],
        );
    });
    const [first] = read.simulation.stages[0]?.scenarios[0]?.rooms['legal']?.posts ?? [];
    expect(first).toMatchObject({ likes: 1200, retweets: 12_500 });
    expect(read.problems).toMatchObject([{ path: 'Posts, row 3, Likes', code: 'sheet.no-whole-number' }]);
  });

  test('a missing sheet or column is reported', () => {
    expect(readSimulationSheets([]).problems).toMatchObject([
      { path: 'Simulation', message: 'This sheet is missing' },
    ]);
    const read = reread(small(), (name, rows) => {
      if (name === 'Scenarios') rows[0]?.splice(1, 1, 'Kay');
    });
    expect(read.problems[0]).toMatchObject({
      path: 'Scenarios',
      message:
        'The column Key is missing. These titles were found: Stage, Kay, Name, Description, Asks for an order',
    });
  });
});
