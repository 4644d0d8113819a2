import { decisionLetters } from './package-keys.ts';
import type { PackageProblem } from './package-messages.ts';
import { type Release, readRelease } from './post-release.ts';
import { type Problem, problemIn } from './problem.ts';
import { roomByName } from './room-by-name.ts';
import { personaOfRoom, type RoomSettings, standardRooms, titleOfRoom } from './room-settings.ts';
import { normalRoomSettings } from './room-settings-check.ts';
import { personas, placeName, type Role, type Room, roles, rooms } from './rooms.ts';
import type { SheetRow } from './roster.ts';
import type {
  PackageCondition,
  PackageDecision,
  PackageFact,
  PackageRoom,
  PackageScenario,
  PackageStage,
  SimulationPackage,
} from './simulation-package.ts';
import { optionalColumns, type SheetName, sheetColumns, yes } from './simulation-sheets.ts';

/** The sentences of problems in sheets. */
export const sheetMessages = {
  'sheet.missing': 'This sheet is missing',
  'sheet.no-column': 'The column {column} is missing',
  'sheet.no-number': '{column} is not a number. Expected: a number, such as 12',
  'sheet.bad-release': 'Appears after (s) is neither a number of seconds, up to a day, nor held',
  'sheet.no-stage': 'There is no stage {number}. Expected: a number of the sheet Stages ({numbers})',
  'sheet.no-scenario':
    'There is no scenario with the key {key}. Expected: a key of the sheet Scenarios ({keys})',
  'sheet.no-decision': 'There is no decision {letter} in this scenario. Expected: one of {letters}',
  'sheet.no-post': 'There is no post with the key {key} in this scenario',
  'sheet.no-yes': '{column} is neither yes nor empty',
  'sheet.no-room': 'There is no room {name}. Expected: {rooms}',
  'sheet.repeated-room': 'The room {name} has another row already',
} as const;

/** A simulation read from sheets. It still has to be checked by `checkPackage`. */
export type ReadSheets = {
  simulation: SimulationPackage;
  problems: PackageProblem[];
  /** Returns the sheet, row and column for the path of a problem, such as `Posts, row 12, Likes`. */
  placeOf: (path: string) => string;
};

/**
 * Reads a simulation from sheets in the format of `writeSheets`. Columns can be in any order, and blank rows are skipped.
 * Empty cells get defaults: no time limit, the persona of the room as author, counts of 0, a post that appears with its
 * stage. Unknown stages, scenarios and rooms, and invalid numbers, become `problems` with their sheet, row and column.
 */
export function readSimulationSheets(
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
): ReadSheets {
  const problems: PackageProblem[] = [];
  const places = new Map<string, string>();
  const rowsOf = (name: SheetName) => readRows(sheets, name, problems);
  const report = (row: Row, column: string, problem: Problem) =>
    void problems.push({ path: `${row.at}, ${column}`, ...problem });
  const number = (row: Row, column: string): number | null => {
    const text = row.cell(column).replace(',', '.');
    if (text === '') return null;
    const value = Number(text);
    if (Number.isFinite(value)) return value;
    report(row, column, problemIn(sheetMessages, 'sheet.no-number', { column }));
    return null;
  };

  const isYes = (row: Row, column: string): boolean => {
    const written = row.cell(column).toLowerCase();
    if (written !== '' && written !== yes)
      report(row, column, problemIn(sheetMessages, 'sheet.no-yes', { column }));
    return written === yes;
  };

  const releaseIn = (row: Row): Release => {
    const written = row.cell('Appears after (s)').toLowerCase();
    const release = readRelease(written === '' || written === 'held' ? written || null : Number(written));
    if (release !== undefined) return release;
    report(row, 'Appears after (s)', problemIn(sheetMessages, 'sheet.bad-release'));
    return null;
  };

  const texts = new Map(rowsOf('Simulation').map((row) => [row.cell('Field').toLowerCase(), row]));
  const textOf = (field: string, path: string): string => {
    const row = texts.get(field);
    places.set(path, row?.at ?? 'Simulation');
    return row?.rest('Text') ?? '';
  };

  const confidenceRow = texts.get('asks for confidence');
  const asksConfidence = confidenceRow !== undefined && isYes(confidenceRow, 'Text');

  const noRoom = (row: Row, names: readonly string[]) =>
    report(
      row,
      'Room',
      problemIn(sheetMessages, 'sheet.no-room', { name: row.cell('Room'), rooms: names.join(', ') }),
    );
  const settings = new Map(standardRooms.map((room) => [room.room_name, room]));
  const listedRooms = new Set<Role>();
  for (const row of rowsOf('Rooms')) {
    const role = roleOf(roomByName(row.cell('Room')));
    if (role === undefined) {
      noRoom(row, roles.map(placeName));
      continue;
    }
    if (listedRooms.has(role))
      report(row, 'Room', problemIn(sheetMessages, 'sheet.repeated-room', { name: row.cell('Room') }));
    listedRooms.add(role);
    places.set(`rooms.${roles.indexOf(role)}`, row.at);
    const [name, handle] = [row.cell('Persona'), row.cell('Handle')];
    const standard = personas[role];
    settings.set(role, {
      room_name: role,
      in_use: !isYes(row, 'Not in use'),
      title: row.cell('Title') || null,
      persona:
        name === '' && handle === ''
          ? null
          : { name: name || standard.name, handle: handle || standard.handle },
      description: row.text('Description').trim() || null,
    });
  }
  const ownRooms: RoomSettings = normalRoomSettings([...settings.values()]);

  const stages: (PackageStage & { scenarios: PackageScenario[] })[] = [];
  const stageAt = new Map<string, number>();
  for (const row of rowsOf('Stages')) {
    const minutes = number(row, 'Minutes');
    stageAt.set(row.cell('Stage'), stages.length);
    places.set(`stages.${stages.length}`, row.at);
    stages.push({
      stage_instruction: row.text('Instruction'),
      duration_seconds: minutes === null ? null : Math.round(minutes * 60),
      scenarios: [],
    });
  }

  type OpenDecision = PackageDecision & { conditions: PackageCondition[] };
  type OpenScenario = {
    decisions: OpenDecision[];
    facts: PackageFact[];
    rooms: Partial<Record<Room, OpenRoom>>;
    at: string;
  };
  type OpenRoom = PackageRoom & { posts: PackageRoom['posts'][number][] };
  const scenarios = new Map<string, OpenScenario>();
  for (const row of rowsOf('Scenarios')) {
    const index = stageAt.get(row.cell('Stage'));
    const stage = stages[index ?? -1];
    if (stage === undefined) {
      const numbers = listed(stageAt);
      report(
        row,
        'Stage',
        problemIn(sheetMessages, 'sheet.no-stage', { number: row.cell('Stage'), numbers }),
      );
      continue;
    }
    const at = `stages.${index}.scenarios.${stage.scenarios.length}`;
    places.set(at, row.at);
    const scenario: OpenScenario = { decisions: [], facts: [], rooms: {}, at };
    const key = row.cell('Key');
    if (!scenarios.has(key)) scenarios.set(key, scenario);
    const { decisions, facts } = scenario;
    stage.scenarios.push({
      key,
      name: row.cell('Name'),
      description: row.text('Description'),
      asks_order: isYes(row, 'Asks for an order'),
      decisions,
      facts,
      rooms: scenario.rooms,
    });
  }
  const scenarioOf = (row: Row): OpenScenario | undefined => {
    const scenario = scenarios.get(row.cell('Scenario'));
    if (scenario === undefined)
      report(
        row,
        'Scenario',
        problemIn(sheetMessages, 'sheet.no-scenario', { key: row.cell('Scenario'), keys: listed(scenarios) }),
      );
    return scenario;
  };
  const roomOf = (row: Row): { room: Room; content: OpenRoom; at: string } | undefined => {
    const scenario = scenarioOf(row);
    const room = roomByName(row.cell('Room'), ownRooms);
    if (room === null)
      noRoom(
        row,
        rooms.map((one) => titleOfRoom(ownRooms, one) ?? placeName(one)),
      );
    if (scenario === undefined || room === null) return undefined;
    const content = scenario.rooms[room] ?? { notes: '', posts: [], files: [] };
    scenario.rooms[room] = content;
    return { room, content, at: `${scenario.at}.rooms.${room}` };
  };

  /** Returns the keys of the decisions whose letters a cell lists. A listed decision gets its letter as key. */
  const decisionsIn = (scenario: OpenScenario, row: Row, column: string): string[] =>
    listIn(row, column).flatMap((written) => {
      const letters = decisionLetters.slice(0, scenario.decisions.length);
      const index = letters.findIndex((letter) => letter === written.toUpperCase());
      const [decision, key] = [scenario.decisions[index], letters[index]];
      if (decision === undefined || key === undefined) {
        const facts = { letter: written, letters: letters.join(', ') || '–' };
        report(row, column, problemIn(sheetMessages, 'sheet.no-decision', facts));
        return [];
      }
      decision.key = key;
      return [key];
    });

  for (const row of rowsOf('Decisions')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    places.set(`${scenario.at}.decisions.${scenario.decisions.length}`, row.at);
    scenario.decisions.push({
      title_of_decision: row.cell('Title'),
      description_of_decision: row.text('Description'),
      leads_to: row.cell('Leads to') || null,
      outcome: row.text('Outcome'),
      conditions: [],
    });
  }
  for (const row of rowsOf('Conditions')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    const letters = decisionLetters.slice(0, scenario.decisions.length);
    const letter = row.cell('Decision').toUpperCase();
    const index = letters.findIndex((one) => one === letter);
    const decision = scenario.decisions[index];
    if (decision === undefined) {
      report(
        row,
        'Decision',
        problemIn(sheetMessages, 'sheet.no-decision', { letter, letters: letters.join(', ') || '–' }),
      );
      continue;
    }
    places.set(`${scenario.at}.decisions.${index}.conditions.${decision.conditions.length}`, row.at);
    decision.conditions.push({
      text: row.cell('Condition'),
      met: row.text('If met'),
      unmet: row.text('If not met'),
    });
  }
  for (const row of rowsOf('Notes')) {
    const target = roomOf(row);
    if (target === undefined) continue;
    places.set(`${target.at}.notes`, row.at);
    Object.assign(target.content, { notes: target.content.notes + row.rest('Notes') });
  }
  for (const row of rowsOf('Posts')) {
    const target = roomOf(row);
    if (target === undefined) continue;
    places.set(`${target.at}.posts.${target.content.posts.length}`, row.at);
    const persona = personaOfRoom(ownRooms, target.room);
    const key = row.cell('Post key');
    target.content.posts.push({
      ...(key !== '' && { key }),
      content: row.text('Text'),
      timestamp: row.cell('Time') || null,
      author: {
        name: row.cell('Author') || persona.name,
        handle: row.cell('Handle') || persona.handle,
        avatar: null,
      },
      likes: number(row, 'Likes') ?? 0,
      retweets: number(row, 'Reposts') ?? 0,
      replies: number(row, 'Replies') ?? 0,
      release: releaseIn(row),
    });
  }

  for (const row of rowsOf('Key facts')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    const keys = new Set(
      Object.values(scenario.rooms).flatMap(({ posts }) => posts.flatMap(({ key }) => key ?? [])),
    );
    const carried_by = listIn(row, 'Carried by');
    for (const key of carried_by)
      if (!keys.has(key)) report(row, 'Carried by', problemIn(sheetMessages, 'sheet.no-post', { key }));
    places.set(`${scenario.at}.facts.${scenario.facts.length}`, row.at);
    scenario.facts.push({
      text: row.cell('Fact'),
      carried_by: carried_by.filter((key) => keys.has(key)),
      supports: decisionsIn(scenario, row, 'Supports'),
      opposes: decisionsIn(scenario, row, 'Opposes'),
    });
  }

  return {
    simulation: {
      name: textOf('name', 'name').trim(),
      description: textOf('description', 'description'),
      string_briefing: textOf('briefing', 'string_briefing'),
      asks_confidence: asksConfidence,
      rooms: ownRooms,
      files: [],
      stages,
    },
    problems,
    placeOf: (path) => nearest(places, path),
  };
}

/** Returns a room if it is one of the six. */
function roleOf(room: Room | null): Role | undefined {
  return roles.find((role) => role === room);
}

/**
 * A row of a sheet. `cell` returns the trimmed cell of a column, `text` the cell unchanged, and `rest` the cell joined with
 * all cells to its right.
 */
type Row = {
  at: string;
  cell: (column: string) => string;
  text: (column: string) => string;
  rest: (column: string) => string;
};

/** Returns the entries of a cell that lists them with commas. */
function listIn(row: Row, column: string): string[] {
  return row
    .cell(column)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function readRows(
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
  name: SheetName,
  problems: PackageProblem[],
): Row[] {
  const sheet = sheets.find((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  const [head, ...rows] = (sheet?.rows ?? []).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) {
    // The other sheets can be empty, and so can be missing.
    if (name === 'Simulation') problems.push({ path: name, ...problemIn(sheetMessages, 'sheet.missing') });
    return [];
  }
  const titles = head.cells.map((cell) => cell.trim().toLowerCase());
  for (const column of sheetColumns[name])
    if (!titles.includes(column.toLowerCase()) && !optionalColumns.has(column))
      problems.push({ path: name, ...problemIn(sheetMessages, 'sheet.no-column', { column }) });
  return rows.map(({ line, cells }) => {
    const text = (column: string) => cells[titles.indexOf(column.toLowerCase())] ?? '';
    return {
      at: `${name}, row ${line}`,
      cell: (column) => text(column).trim(),
      text,
      rest: (column) => cells.slice(titles.indexOf(column.toLowerCase())).join(''),
    };
  });
}

/** The column of each field of a package. */
const columnOf: Readonly<Record<string, string>> = {
  stage_instruction: 'Instruction',
  duration_seconds: 'Minutes',
  key: 'Key',
  description: 'Description',
  title: 'Title',
  title_of_decision: 'Title',
  description_of_decision: 'Description',
  leads_to: 'Leads to',
  asks_order: 'Asks for an order',
  outcome: 'Outcome',
  text: 'Condition',
  met: 'If met',
  unmet: 'If not met',
  notes: 'Notes',
  content: 'Text',
  timestamp: 'Time',
  handle: 'Handle',
  likes: 'Likes',
  retweets: 'Reposts',
  replies: 'Replies',
  release: 'Appears after (s)',
};

/** The columns of names that are parts of another field. */
const nameColumns: Readonly<Record<string, string>> = { author: 'Author', persona: 'Persona' };

/** Returns the row of the longest prefix of a path that has one, and the column of the field at its end. */
function nearest(places: ReadonlyMap<string, string>, path: string): string {
  const parts = path.split('.');
  const field = parts.at(-1) ?? '';
  const name = nameColumns[parts.at(-2) ?? ''] ?? 'Name';
  const column = parts.length === 1 ? 'Text' : field === 'name' ? name : columnOf[field];
  for (let length = parts.length; length > 0; length--) {
    const place = places.get(parts.slice(0, length).join('.'));
    if (place !== undefined) return column === undefined ? place : `${place}, ${column}`;
  }
  return 'Simulation';
}

/** The most expected values that a problem names. */
const maxListed = 12;

/** Returns the keys of a map as a list for a problem. */
function listed(values: ReadonlyMap<string, unknown>): string {
  const keys = [...values.keys()];
  return keys.length === 0
    ? '–'
    : keys.slice(0, maxListed).join(', ') + (keys.length > maxListed ? ', …' : '');
}
