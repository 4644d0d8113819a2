import { describe, expect, test } from 'vitest';
import { conditionExamples } from '../post-conditions/kinds.ts';
import type { RoomSettings } from '../rooms/room-settings.ts';
import { standardRooms } from '../rooms/room-settings.ts';
import { sheetColumns } from './columns.ts';
import { readSimulationSheets } from './read.ts';
import { writeSheets } from './write.ts';

/** Reads sheets with a decision A in stage 1, decisions A and B in stage 2, and a post there that appears with this cell. */
function read(cell: string, ...rooms: [name: string, title: string][]) {
  const sheets = {
    Simulation: [['Name', 'Harbour']],
    Rooms: rooms.map(([name, title]) => [name, '', title]),
    Stages: [
      ['1', 'Look', ''],
      ['2', 'Act', ''],
    ],
    Scenarios: [
      ['1', '1-1', 'Night', 'Dark'],
      ['2', '2-1', 'Day', 'Light'],
    ],
    Decisions: [
      ['1-1', 'Wait'],
      ['2-1', 'Stay'],
      ['2-1', 'Go'],
    ],
    Posts: [['2-1', 'Legal', '', '', 'Heard it?', '', '', '', '', '', '', cell]],
  };
  const { simulation, problems, placeOf } = readSimulationSheets(
    Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: [[...sheetColumns[name as keyof typeof sheets]], ...rows].map((cells, index) => ({
        line: index + 1,
        cells,
      })),
    })),
  );
  const [scenario] = simulation.stages[1]?.scenarios ?? [];
  return { when: scenario?.rooms.legal?.posts[0]?.when, problems, placeOf, simulation };
}

const at = 'Posts, row 2, Appears when';

describe('the conditions in a cell', () => {
  test('conditions in a cell are read as the help sheet shows them', () => {
    const cells = Object.values(conditionExamples);
    const { when, problems, simulation } = read(cells.join('\n'));
    expect(problems).toEqual([]);
    expect(when).toEqual([
      { kind: 'decided', scenario: '1-1', decision: 'A' },
      { kind: 'condition', scenario: '1-1', condition: 'A1', is_met: false },
      { kind: 'leans', room_name: 'economic', decision: 'B' },
      { kind: 'on-table', fact: 'fact-1' },
      { kind: 'not-on-table', fact: 'fact-1', by_minute: 10 },
      { kind: 'unread', room_name: 'economic', post: 'economic-1', by_minute: 10 },
      { kind: 'voted', room_name: null },
    ]);
    const posts = writeSheets(simulation).find(({ name }) => name === 'Posts');
    expect(posts?.rows[1]?.at(-1)).toBe(cells.join('\n'));
  });

  test('the conditions in a cell can be typed in a shorter way', () => {
    expect(read(' Voted:Recht;not-on-table: x,7 ; UNREAD: economic , y , by 3 minutes;').when).toEqual([
      { kind: 'voted', room_name: 'legal' },
      { kind: 'not-on-table', fact: 'x', by_minute: 7 },
      { kind: 'unread', room_name: 'economic', post: 'y', by_minute: 3 },
    ]);
    expect(read(' \n ').when).toBeUndefined();
  });

  test('conditions in a cell name rooms by titles, or by standard names if a title reads as something else', () => {
    const titled = (title: string) => {
      const rooms: RoomSettings = standardRooms.map((room) =>
        room.room_name === 'economic' ? { ...room, title } : room,
      );
      const { simulation } = read('');
      const stages = simulation.stages.map((stage) => ({
        ...stage,
        scenarios: stage.scenarios.map((scenario) => ({
          ...scenario,
          rooms: Object.fromEntries(
            Object.entries(scenario.rooms).map(([name, content]) => [
              name,
              {
                ...content,
                posts: content.posts.map((post) => ({
                  ...post,
                  when: [{ kind: 'voted', room_name: 'economic' } as const],
                })),
              },
            ]),
          ),
        })),
      }));
      const posts = writeSheets({ ...simulation, rooms, stages }).find(({ name }) => name === 'Posts');
      const cell = posts?.rows[1]?.at(-1) ?? '';
      expect(read(cell, ['Economist', title]).when).toEqual([{ kind: 'voted', room_name: 'economic' }]);
      return cell;
    };
    expect(titled('Bank, and more: all')).toBe('voted: Bank, and more: all');
    expect(titled('Bank; Fund')).toBe('voted: Economist');
    expect(titled('Everyone')).toBe('voted: Economist');
  });

  test.each([
    ['it rains', { code: 'sheet.bad-when', facts: { text: 'it rains', example: conditionExamples.voted } }],
    ['decided: 1-1', { code: 'sheet.bad-when', facts: { example: conditionExamples.decided } }],
    [
      'condition: 1-1, A1, perhaps',
      { code: 'sheet.bad-when', facts: { example: conditionExamples.condition } },
    ],
    ['unread: Legal, x, soon', { code: 'sheet.bad-when', facts: { example: conditionExamples.unread } }],
    ['leans: Dashboard, A', { code: 'sheet.bad-when', facts: { example: conditionExamples.leans } }],
    ['voted: kitchen', { code: 'sheet.no-room', facts: { name: 'kitchen' } }],
    ['decided: 9-9, A', { code: 'sheet.no-scenario', facts: { key: '9-9' } }],
    ['decided: 1-1, B', { code: 'sheet.no-decision', facts: { letter: 'B', letters: 'A' } }],
    ['leans: Economist, C', { code: 'sheet.no-decision', facts: { letter: 'C', letters: 'A, B' } }],
  ])('wrong conditions are reported with their cell: %s', (cell, problem) => {
    const { problems, when } = read(`voted: everyone\n${cell}`);
    expect(problems).toMatchObject([{ path: at, ...problem }]);
    expect(when).toEqual([{ kind: 'voted', room_name: null }]);
  });

  test('problems of conditions that are found later have the place of the cell', () => {
    const { placeOf } = read('on table: x');
    const post = 'stages.1.scenarios.0.rooms.legal.posts.0';
    expect(placeOf(`${post}.when.0.fact`)).toBe(at);
    expect(placeOf(`${post}.when`)).toBe(at);
    expect(placeOf(`${post}.key`)).toBe('Posts, row 2, Post key');
    expect(placeOf(`${post}.author.name`)).toBe('Posts, row 2, Author');
  });
});
