import { emailKey } from '../accounts/email.ts';
import type { Sheet, SheetRow } from '../sheets/sheet.ts';
import { cut } from '../text/text.ts';
import { type Column, columnOf, meetingRoles } from './columns.ts';
import { maxCellLength, type RosterLine, rosterLimit, singleLine } from './line.ts';

/** The people of a sheet, the name of the sheet, and how many hidden rows with people were left out. */
export type ReadRoster = { lines: RosterLine[]; sheet: string; hidden_rows: number };

/** The titles that were found instead of those of a roster. */
export type OtherTitles = { titles: string[] };

/** Among so many rows that are not blank, the first ones, one has to name the columns. */
const headRows = 20;

/** The most titles that a refusal names. */
const maxTitles = 12;

/**
 * Reads the people from the first visible sheet that has people and the columns of a roster, in any order. A title, a date and other rows
 * may precede the row that names the columns. Lists of meetings repeat that row for each of their parts, and a person in
 * several parts counts once. Hidden rows and blank rows are left out. A name can be split into two columns. Reads at most
 * one person more than the limit, so that the caller can tell that there are too many. Returns the titles that it found if
 * no sheet has a column for the name and one for the email.
 */
export function readRoster(sheets: readonly Sheet[]): ReadRoster | OtherTitles {
  let otherTitles: string[] = [];
  let emptyRoster: ReadRoster | undefined;
  for (const sheet of sheets) {
    if (sheet.is_hidden) continue;
    const firstRows = firstFilled(sheet.rows, headRows);
    const head = firstRows.find((row) => headIn(row, sheet) !== undefined);
    if (head !== undefined) {
      const roster = { ...readPeople(sheet, head), sheet: sheet.name };
      if (roster.lines.length > 0) return roster;
      emptyRoster ??= roster;
    }
    if (otherTitles.length === 0) otherTitles = titlesIn(firstRows);
  }
  return emptyRoster ?? { titles: otherTitles };
}

/** A row that names columns: where they are, and, if they are all in its first cell, what separates them there. */
type Head = { indexes: ReadonlyMap<Column, number>; delimiter: string | undefined };

function headIn(row: SheetRow, { hidden_columns = [] }: Sheet): Head | undefined {
  for (const delimiter of [undefined, ',', ';', '\t', '|']) {
    const cells = delimiter === undefined ? row.cells : splitCell(row, delimiter);
    const indexes = new Map<Column, number>();
    const isHidden = (index: number) => delimiter === undefined && hidden_columns.includes(index);
    const places = [...cells.entries()].sort(
      ([a], [b]) => Number(isHidden(a)) - Number(isHidden(b)) || a - b,
    );
    for (const [index, cell] of places) {
      const column = columnOf(cell);
      if (column !== undefined && !indexes.has(column)) indexes.set(column, index);
    }
    const hasName =
      indexes.has('name') || indexes.has('user') || (indexes.has('first') && indexes.has('last'));
    if (hasName && indexes.has('email')) return { indexes, delimiter };
  }
  return undefined;
}

/** Returns the parts of the first cell if the others are empty. A program wrote a row there whose delimiter it didn't know. */
function splitCell({ cells: [first = '', ...others] }: SheetRow, delimiter: string): string[] {
  if (!first.includes(delimiter) || others.some((cell) => singleLine(cell) !== '')) return [];
  return first
    .slice(0, 10 * maxCellLength)
    .split(delimiter)
    .map((cell) => cell.replace(/^\s*"|"\s*$/g, ''));
}

function readPeople(sheet: Sheet, firstHead: SheetRow): Omit<ReadRoster, 'sheet'> {
  const blocks: RosterLine[][] = [];
  let head: Head | undefined;
  let count = 0;
  let hidden_rows = 0;
  /** The number of the last row with a text. */
  let lastLine = firstHead.line;
  /** The row before, if it may be the title of the next block: a single text after a blank row, or one that is no name. */
  let title: RosterLine | undefined;
  for (const row of sheet.rows.slice(sheet.rows.indexOf(firstHead))) {
    if (count > rosterLimit) break;
    if (isBlank(row)) continue;
    const followsGap = row.line > lastLine + 1;
    lastLine = row.line;
    const nextHead = headIn(row, sheet);
    if (nextHead !== undefined) {
      head = nextHead;
      if (title !== undefined) {
        blocks.at(-1)?.pop();
        count -= 1;
      }
      blocks.push([]);
      title = undefined;
      continue;
    }
    if (row.is_hidden) {
      hidden_rows += 1;
      continue;
    }
    const person = head === undefined ? undefined : readPerson(row, head);
    if (person === undefined) continue;
    blocks.at(-1)?.push(person);
    count += 1;
    const isAlone = row.cells.filter((cell) => singleLine(cell) !== '').length === 1;
    title = isAlone && (followsGap || person.name === '') ? person : undefined;
  }
  return { lines: withoutRepeated(blocks), hidden_rows };
}

function readPerson(row: SheetRow, { indexes, delimiter }: Head): RosterLine {
  const parts = delimiter === undefined ? [] : splitCell(row, delimiter);
  const cells = parts.length > 0 ? parts : row.cells;
  const cell = (column: Column) => singleLine(cells[indexes.get(column) ?? -1] ?? '');
  const isUnclear = (column: Column) => row.marks?.[indexes.get(column) ?? -1]?.unclear !== undefined;
  const role = cell('role');
  const roomColumn = cell('room') === '' ? 'role' : 'room';
  const room = cell('room') || (meetingRoles.has(role.toLowerCase()) ? '' : role);
  const nameColumns = nameColumnsOf(indexes, cell);
  return {
    line: row.line,
    name: nameColumns.map(cell).join(' ').slice(0, maxCellLength).trim(),
    email: cell('email'),
    room,
    unclear: [
      ...(nameColumns.some(isUnclear) ? (['name'] as const) : []),
      ...(isUnclear('email') ? (['email'] as const) : []),
      ...(isUnclear(roomColumn) ? (['room'] as const) : []),
    ],
  };
}

/** Returns the columns whose cells make up the name in a row. */
function nameColumnsOf(indexes: Head['indexes'], cell: (column: Column) => string): Column[] {
  const name = cell('name');
  // Beside a first name alone, a column called Name has the last name, unless it repeats the first name.
  if (indexes.has('name') && indexes.has('first') && !indexes.has('last'))
    return repeats(name, cell('first')) ? ['name'] : ['first', 'name'];
  if (name !== '') return ['name'];
  return `${cell('first')}${cell('last')}` === '' ? ['user'] : ['first', 'last'];
}

/** Returns whether a whole name contains each word of a first name, and more words. */
function repeats(name: string, firstName: string): boolean {
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\s,]+/g) ?? [];
  const [nameWords, firstWords] = [wordsOf(name), wordsOf(firstName)];
  return nameWords.length > firstWords.length && firstWords.every((word) => nameWords.includes(word));
}

/** Joins the blocks of a list. A person of an earlier block is left out, unless another room is given. */
function withoutRepeated(blocks: readonly RosterLine[][]): RosterLine[] {
  const earlier = new Map<string, string>();
  return blocks.flatMap((block) => {
    const people = block.filter(({ email, room }) => {
      const earlierRoom = earlier.get(emailKey(email));
      return earlierRoom === undefined || (room !== '' && room !== earlierRoom);
    });
    for (const { email, room } of people) if (email !== '') earlier.set(emailKey(email), room);
    return people;
  });
}

/** Returns the texts of the row that looks most like titles: the one with most known titles, else with several texts. */
function titlesIn(rows: readonly SheetRow[]): string[] {
  const textsOf = ({ cells }: SheetRow) => cells.map(singleLine).filter((cell) => cell !== '');
  const countTitles = (row: SheetRow) => textsOf(row).filter((cell) => columnOf(cell) !== undefined).length;
  const [bestRow] = [...rows].sort(
    (a, b) =>
      countTitles(b) - countTitles(a) || Number(textsOf(b).length > 1) - Number(textsOf(a).length > 1),
  );
  return bestRow === undefined
    ? []
    : textsOf(bestRow)
        .slice(0, maxTitles)
        .map((text) => cut(text, 40));
}

function isBlank({ cells }: SheetRow): boolean {
  return cells.every((cell) => singleLine(cell) === '');
}

/** Returns the first rows that are not blank, at most `count`. */
function firstFilled(rows: readonly SheetRow[], count: number): SheetRow[] {
  const filledRows: SheetRow[] = [];
  for (const row of rows) {
    if (filledRows.length === count) break;
    if (!isBlank(row)) filledRows.push(row);
  }
  return filledRows;
}
