import { type Release, readRelease } from './post-release.ts';
import { roomCalled } from './room-called.ts';
import { personas, type Room } from './rooms.ts';
import type { SheetRow } from './roster.ts';
import type {
  PackageDecision,
  PackageProblem,
  PackageRoom,
  PackageScenario,
  PackageStage,
  SimulationPackage,
} from './simulation-package.ts';
import { type SheetName, sheetColumns } from './simulation-sheets.ts';

/** What was read from sheets: a simulation that is still to be checked, and where in the sheets each part of it stands. */
export type ReadSheets = {
  simulation: SimulationPackage;
  problems: PackageProblem[];
  /** The row of what a path of a problem is about, such as `Posts, row 12`. */
  placeOf: (path: string) => string;
};

/**
 * Reads a simulation from sheets as `writeSheets` gives them; columns may stand in any order, blank rows are left out, and
 * what is not given is as new: no time limit, the persona of the room as author, no likes, there with its stage. What a
 * row names that is not there (a stage, a scenario, a room) and numbers that are none are `problems` by sheet and row.
 */
export function readSimulationSheets(
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
): ReadSheets {
  const problems: PackageProblem[] = [];
  const places = new Map<string, string>();
  const rowsOf = (name: SheetName) => readRows(sheets, name, problems);
  const tell = (row: Row, message: string) => void problems.push({ path: row.at, message });
  const number = (row: Row, column: string): number | null => {
    const text = row.cell(column).replace(',', '.');
    if (text === '') return null;
    const value = Number(text);
    if (Number.isFinite(value)) return value;
    tell(row, `${column} is not a number`);
    return null;
  };

  const releaseIn = (row: Row): Release => {
    const written = row.cell('Appears after (s)').toLowerCase();
    const release = readRelease(written === '' || written === 'held' ? written || null : Number(written));
    if (release !== undefined) return release;
    tell(row, 'Appears after (s) is neither a number of seconds, up to a day, nor held');
    return null;
  };

  const texts = new Map(rowsOf('Simulation').map((row) => [row.cell('Field').toLowerCase(), row]));
  const textOf = (field: string, path: string): string => {
    const row = texts.get(field);
    places.set(path, row?.at ?? 'Simulation');
    return row?.rest('Text') ?? '';
  };

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

  type Held = { decisions: PackageDecision[]; rooms: Partial<Record<Room, Open>>; at: string };
  type Open = PackageRoom & { posts: PackageRoom['posts'][number][] };
  const scenarios = new Map<string, Held>();
  for (const row of rowsOf('Scenarios')) {
    const index = stageAt.get(row.cell('Stage'));
    const stage = stages[index ?? -1];
    if (stage === undefined) {
      tell(row, `There is no stage ${row.cell('Stage')}`);
      continue;
    }
    const at = `stages.${index}.scenarios.${stage.scenarios.length}`;
    places.set(at, row.at);
    const held: Held = { decisions: [], rooms: {}, at };
    const key = row.cell('Key');
    if (!scenarios.has(key)) scenarios.set(key, held);
    const { decisions, rooms: inside } = held;
    stage.scenarios.push({
      key,
      name: row.cell('Name'),
      description: row.text('Description'),
      decisions,
      rooms: inside,
    });
  }
  const scenarioOf = (row: Row): Held | undefined => {
    const held = scenarios.get(row.cell('Scenario'));
    if (held === undefined) tell(row, `There is no scenario with the key ${row.cell('Scenario')}`);
    return held;
  };
  const roomOf = (row: Row): { room: Room; held: Open; at: string } | undefined => {
    const scenario = scenarioOf(row);
    const room = roomCalled(row.cell('Room'));
    if (room === null) tell(row, `There is no room ${row.cell('Room')}`);
    if (scenario === undefined || room === null) return undefined;
    const held = scenario.rooms[room] ?? { notes: '', posts: [], files: [] };
    scenario.rooms[room] = held;
    return { room, held, at: `${scenario.at}.rooms.${room}` };
  };

  for (const row of rowsOf('Decisions')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    places.set(`${scenario.at}.decisions.${scenario.decisions.length}`, row.at);
    scenario.decisions.push({
      title_of_decision: row.cell('Title'),
      description_of_decision: row.text('Description'),
      leads_to: row.cell('Leads to') || null,
    });
  }
  for (const row of rowsOf('Notes')) {
    const found = roomOf(row);
    if (found === undefined) continue;
    places.set(`${found.at}.notes`, row.at);
    Object.assign(found.held, { notes: found.held.notes + row.rest('Notes') });
  }
  for (const row of rowsOf('Posts')) {
    const found = roomOf(row);
    if (found === undefined) continue;
    places.set(`${found.at}.posts.${found.held.posts.length}`, row.at);
    const persona = personas[found.room];
    found.held.posts.push({
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

  return {
    simulation: {
      name: textOf('name', 'name').trim(),
      description: textOf('description', 'description'),
      string_briefing: textOf('briefing', 'string_briefing'),
      files: [],
      stages,
    },
    problems,
    placeOf: (path) => nearest(places, path),
  };
}

/** A row of a sheet, by its columns: a cell trimmed, a text as it stands, and a text that goes on to the right. */
type Row = {
  at: string;
  cell: (column: string) => string;
  text: (column: string) => string;
  rest: (column: string) => string;
};

function readRows(
  sheets: readonly { name: string; rows: readonly SheetRow[] }[],
  name: SheetName,
  problems: PackageProblem[],
): Row[] {
  const sheet = sheets.find((one) => one.name.trim().toLowerCase() === name.toLowerCase());
  const [head, ...rows] = (sheet?.rows ?? []).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (head === undefined) {
    // Only what every simulation has must be there.
    if (name === 'Simulation') problems.push({ path: name, message: 'This sheet is missing' });
    return [];
  }
  const titles = head.cells.map((cell) => cell.trim().toLowerCase());
  for (const column of sheetColumns[name])
    if (!titles.includes(column.toLowerCase()))
      problems.push({ path: name, message: `The column ${column} is missing` });
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

/** The row of the longest beginning of a path that stands in one. */
function nearest(places: ReadonlyMap<string, string>, path: string): string {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const place = places.get(parts.slice(0, length).join('.'));
    if (place !== undefined) return place;
  }
  return 'Simulation';
}
