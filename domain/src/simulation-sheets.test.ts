import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalRoomSettings } from './room-settings-check.ts';
import { personas, roles } from './rooms.ts';
import type { SimulationPackage } from './simulation-package.ts';
import { type SheetName, sheetColumns, writeSheets } from './simulation-sheets.ts';
import { readSimulationSheets } from './simulation-sheets-read.ts';

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
  test('is read back unchanged', () => {
    fc.assert(
      fc.property(simulations, (simulation) => {
        const read = reread(simulation as SimulationPackage);
        expect(read.problems).toEqual([]);
        expect(read.simulation).toEqual(simulation);
      }),
    );
  });

  test('can have columns in any order, and blank rows', () => {
    const read = reread(small(), (_, rows) => {
      for (const cells of rows) if (cells.length === 4) cells.reverse();
      rows.splice(1, 0, ['', ' ']);
    });
    expect(read).toMatchObject({ problems: [], simulation: small() });
    expect(read.placeOf('stages.0.scenarios.0.decisions.0.leads_to')).toBe('Decisions, row 3, Leads to');
  });

  test('can lack the columns and the sheet that older workbooks do not have', () => {
    const sheets = writeSheets(small())
      .filter(({ name }) => name !== 'Conditions')
      .map(({ name, rows }) => {
        const older =
          rows[0]?.filter((column) => column !== 'Outcome' && column !== 'Asks for an order') ?? [];
        const cut = rows.map((cells) => cells.slice(0, older.length));
        return { name, rows: cut.map((cells, index) => ({ line: index + 1, cells })) };
      });
    expect(readSimulationSheets(sheets)).toMatchObject({ problems: [], simulation: small() });
  });

  test('names the decision of a condition by its letter', () => {
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

  test('needs only the scenario, the room and the text of a post', () => {
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

  test('can name a room as the screen does, in both languages', () => {
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

  test('reports unknown names and invalid numbers with sheet, row, column and what is expected', () => {
    const read = reread(small(), (name, rows) => {
      if (name === 'Stages') rows.push(['2', 'Go on', 'soon']);
      if (name === 'Scenarios') rows.push(['7', 'b', 'Day', 'Light']);
      if (name === 'Decisions') rows.push(['z', 'Stay', '', '']);
      if (name === 'Posts')
        rows.push(['a', 'kitchen', '', '', 'Hi'], ['a', 'Legal', '', '', 'Hi', '', '', '', '', '5:30']);
    });
    expect(read.problems).toMatchObject([
      { path: 'Stages, row 3, Minutes', message: 'Minutes is not a number. Expected: a number, such as 12' },
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
        message: 'Appears after (s) is neither a number of seconds, up to a day, nor held',
      },
    ]);
  });

  test('reports a missing sheet or column', () => {
    expect(readSimulationSheets([]).problems).toMatchObject([
      { path: 'Simulation', message: 'This sheet is missing' },
    ]);
    const read = reread(small(), (name, rows) => {
      if (name === 'Scenarios') rows[0]?.splice(1, 1, 'Kay');
    });
    expect(read.problems[0]).toMatchObject({
      path: 'Scenarios',
      message: `The column ${sheetColumns.Scenarios[1]} is missing`,
    });
  });
});
