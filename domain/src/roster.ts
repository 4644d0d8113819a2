import { emailAddress, emailKey, isEmailAddress } from './email.ts';
import { cleanPersonName, type NameFault, nameFaults, personNameFault } from './names.ts';
import { refusals } from './refusal.ts';
import { roomByName } from './room-by-name.ts';
import { isInUse, type RunRooms, rolesOf } from './room-settings.ts';
import type { Room } from './rooms.ts';
import { lostCharacter } from './sheets/encodings.ts';
import type { Sheet, SheetRow } from './sheets/sheet.ts';
import { cut } from './text.ts';

/** The maximum number of people on a roster. */
export const rosterLimit = 1_000;

/** The maximum length of a name and of an email on a roster, in characters. */
const nameLimit = 200;

/** Only so many characters of a cell are read: the rest is only needed to see that the cell is too long. */
const maxCellLength = 4 * nameLimit;

/** Accepted column titles in lower case. Matching ignores case, spaces, hyphens and what decorates a title. */
const columnNames = {
  name: [
    'name',
    'full name',
    'display name',
    'your name',
    'participant',
    'participant name',
    'attendee',
    'attendee name',
    'person',
    'vollständiger name',
    'anzeigename',
    'vorname und nachname',
    'teilnehmer',
    'teilnehmerin',
    'teilnehmende',
    'vorname nachname',
    'vor- und nachname',
    'vor- und zuname',
    'vorname, name',
    'name, vorname',
    'nachname, vorname',
    'nom complet',
  ],
  first: ['first name', 'first', 'given name', 'forename', 'vorname', 'rufname', 'prénom', 'prenom'],
  last: ['last name', 'last', 'surname', 'family name', 'nachname', 'familienname', 'zuname', 'nom'],
  user: ['user name', 'benutzername'],
  email: [
    'email',
    'mail',
    'email address',
    'user email',
    'attendee email',
    'participant email',
    'work email',
    'e-mail 1 - value',
    'email adresse',
    'mail adresse',
    'upn',
    'user principal name',
    'courriel',
  ],
  room: ['room', 'raum', 'team', 'salle'],
  role: ['role', 'rolle', 'rôle'],
} as const;

type Column = keyof typeof columnNames;

/** The titles as `titleKey` writes them, each with its column. */
const columnByKey = new Map(
  (Object.keys(columnNames) as Column[]).flatMap((column) =>
    columnNames[column].map((title) => [titleKey(title), column] as const),
  ),
);

/** What lists of meetings and courses say about a person in a column that is called Role. */
const meetingRoles: ReadonlySet<string> = new Set([
  'organizer',
  'organiser',
  'co-organizer',
  'co-organiser',
  'presenter',
  'attendee',
  'host',
  'co-host',
  'panelist',
  'participant',
  'organisator',
  'mitorganisator',
  'moderator',
  'referent',
  'teilnehmer',
  'teilnehmerin',
  'teilnehmer/in',
  'trainer/in',
  'student',
  'teacher',
  'guest',
  'gast',
]);

/** The part of a line that a cell fills. */
export type RosterField = 'name' | 'email' | 'room';

/**
 * A person in one row of a roster. `room` is the text of the cell, empty if none was given. `unclear` are the fields whose cells
 * contain no text of an author, such as an error.
 */
export type RosterLine = {
  line: number;
  name: string;
  email: string;
  room: string;
  unclear: readonly RosterField[];
};

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
  let others: string[] = [];
  let empty: ReadRoster | undefined;
  for (const sheet of sheets) {
    if (sheet.is_hidden) continue;
    const filled = firstFilled(sheet.rows, headRows);
    const head = filled.find((row) => headIn(row, sheet) !== undefined);
    if (head !== undefined) {
      const roster = { ...readPeople(sheet, head), sheet: sheet.name };
      if (roster.lines.length > 0) return roster;
      empty ??= roster;
    }
    if (others.length === 0) others = titlesIn(filled);
  }
  return empty ?? { titles: others };
}

/** A row that names columns: where they are, and, if they are all in its first cell, what separates them there. */
type Head = { indexes: ReadonlyMap<Column, number>; delimiter: string | undefined };

function headIn(row: SheetRow, { hidden_columns = [] }: Sheet): Head | undefined {
  for (const delimiter of [undefined, ',', ';', '\t', '|']) {
    const cells = delimiter === undefined ? row.cells : splitCell(row, delimiter);
    const indexes = new Map<Column, number>();
    const isHidden = (index: number) => delimiter === undefined && hidden_columns.includes(index);
    const places = [...cells.entries()].sort(
      ([one], [other]) => Number(isHidden(one)) - Number(isHidden(other)) || one - other,
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
  const [whole, first] = [wordsOf(name), wordsOf(firstName)];
  return whole.length > first.length && first.every((word) => whole.includes(word));
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
  const known = (row: SheetRow) => textsOf(row).filter((cell) => columnOf(cell) !== undefined).length;
  const [best] = [...rows].sort(
    (one, other) =>
      known(other) - known(one) || Number(textsOf(other).length > 1) - Number(textsOf(one).length > 1),
  );
  return best === undefined
    ? []
    : textsOf(best)
        .slice(0, maxTitles)
        .map((text) => cut(text, 40));
}

/** A reason for which a row can't be applied. */
export type RosterProblem =
  | 'name-missing'
  | 'name-too-long'
  | `name-${NameFault}`
  | 'name-unclear'
  | 'email-missing'
  | 'email-bad'
  | 'email-unclear'
  | 'email-double'
  | 'room-unknown'
  | 'room-unclear'
  | 'character-lost'
  | 'already-on-run'
  | 'deactivated'
  | 'email-unverified';

/** Message for each problem. `{name}`, `{email}` and `{room}` are replaced by the texts of the line. */
export const rosterProblems = {
  'name-missing': 'The name is missing',
  'name-too-long': 'The name is longer than 200 characters',
  'name-signs': nameFaults.signs,
  'name-letters': nameFaults.letters,
  'name-link': nameFaults.link,
  'name-unclear': 'The cell of the name has no text: “{name}”',
  'email-missing': 'The email is missing',
  'email-bad': 'This is not a valid email',
  'email-unclear': 'The cell of the email has no text: “{email}”',
  'email-double': 'This email stands in an earlier line already',
  'room-unknown': 'There is no room called “{room}”',
  'room-unclear': 'The cell of the room has no text: “{room}”',
  'character-lost': 'A character could not be read. Type it again, or choose another encoding.',
  'already-on-run': 'This person already takes part in this run',
  deactivated: 'The account of this person has been deactivated',
  'email-unverified': refusals['account.email-unverified'],
} as const satisfies Record<RosterProblem, string>;

/** The account that belongs to an email on a roster. */
export type KnownPerson = { id: number; is_on_run: boolean; is_active: boolean; owns_email: boolean };

export type JudgedLine = {
  line: number;
  name: string;
  email: string;
  /** The text of the room cell, empty if none was given. */
  room: string;
  /** The room that the cell names; null for an empty cell and for an unknown room. */
  room_name: Room | null;
  /** The account that has this email; null for none. */
  user_id: number | null;
  has_account: boolean;
  unclear: RosterField[];
  problems: RosterProblem[];
};

/**
 * Checks each row of a roster, alone and against the rows before it. Rows without problems can be applied. `known` maps
 * emails, normalised by `emailKey`, to accounts. A cell names a room in use by its title or by a standard name.
 */
export function judgeRoster(
  lines: readonly RosterLine[],
  known: ReadonlyMap<string, KnownPerson>,
  rooms: Readonly<RunRooms> = null,
): JudgedLine[] {
  const seen = new Set<string>();
  const roomIn = (cell: string): Room | null => {
    const room = roomByName(cell, rooms);
    return room !== null && isInUse(room, rolesOf(rooms)) ? room : null;
  };
  return lines.map(({ line, room, unclear, ...cells }) => {
    const name = cleanPersonName(cells.name);
    const email = emailAddress(cells.email) ?? cells.email;
    const isLost = `${name}${room}`.includes(lostCharacter);
    const fault = name === '' || isLost || unclear.includes('name') ? null : personNameFault(name);
    const key = emailKey(email);
    const account = known.get(key);
    const room_name = room === '' ? null : roomIn(room);
    const isDouble = email !== '' && seen.has(key);
    seen.add(key);
    const problems: [RosterProblem, boolean][] = [
      ['name-missing', name === ''],
      ['name-too-long', name.length > nameLimit],
      ['name-signs', fault === 'signs'],
      ['name-letters', fault === 'letters'],
      ['name-link', fault === 'link'],
      ['name-unclear', unclear.includes('name')],
      ['email-missing', email === ''],
      ['email-unclear', unclear.includes('email')],
      [
        'email-bad',
        email !== '' && !unclear.includes('email') && (email.length > nameLimit || !isEmailAddress(email)),
      ],
      ['email-double', isDouble],
      ['room-unclear', unclear.includes('room')],
      ['room-unknown', room !== '' && room_name === null && !unclear.includes('room')],
      ['character-lost', isLost],
      ['already-on-run', account?.is_on_run === true],
      ['deactivated', account?.is_active === false],
      ['email-unverified', account?.owns_email === false],
    ];
    return {
      line,
      name,
      email,
      room,
      room_name,
      user_id: account?.id ?? null,
      has_account: account !== undefined,
      unclear: [...unclear],
      problems: problems.flatMap(([problem, applies]) => (applies ? [problem] : [])),
    };
  });
}

function columnOf(cell: string): Column | undefined {
  const title = singleLine(cell);
  return (
    columnByKey.get(titleKey(title)) ??
    title
      .split('/')
      .map(titleKey)
      .flatMap((key) => columnByKey.get(key) ?? [])[0]
  );
}

/** Returns a title without what decorates it: signs, a number, a remark in brackets, spaces and hyphens of every kind. */
function titleKey(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([{<].*$/, '')
    .replace(/^\d+[.)]?\s+/, '')
    .replace(/#\s*$/, 'number')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function isBlank({ cells }: SheetRow): boolean {
  return cells.every((cell) => singleLine(cell) === '');
}

/** Returns the first rows that are not blank, at most `count`. */
function firstFilled(rows: readonly SheetRow[], count: number): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const row of rows) {
    if (filled.length === count) break;
    if (!isBlank(row)) filled.push(row);
  }
  return filled;
}

/** Collapses line breaks and no-break spaces, which spreadsheet cells often contain. */
function singleLine(cell: string): string {
  return cell
    .slice(0, maxCellLength)
    .normalize('NFC')
    .replace(/[\s\u00a0\ufeff\p{Cc}]+/gu, ' ')
    .trim();
}
