import { emailAddress, emailKey, isEmailAddress } from './email.ts';
import { cleanPersonName, type NameFault, nameFaults, personNameFault } from './names.ts';
import { refusals } from './refusal.ts';
import { roomByName } from './room-by-name.ts';
import { isInUse, type RunRooms, rolesOf } from './room-settings.ts';
import type { Room } from './rooms.ts';

/** The maximum number of people on a roster. */
export const rosterLimit = 1_000;

/** The maximum length of a name and of an email on a roster, in characters. */
const nameLimit = 200;

/** Accepted column titles in lower case. Matching ignores case. */
const columnNames = {
  name: [
    'name',
    'full name',
    'participant',
    'person',
    'vorname und nachname',
    'teilnehmer',
    'teilnehmerin',
    'teilnehmende',
    'nom complet',
  ],
  first: ['first name', 'firstname', 'given name', 'vorname', 'prénom', 'prenom'],
  last: ['last name', 'lastname', 'surname', 'family name', 'nachname', 'familienname', 'nom'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail-adresse',
    'email-adresse',
    'emailadresse',
    'mailadresse',
    'courriel',
  ],
  room: ['room', 'role', 'raum', 'rolle', 'team', 'salle', 'rôle'],
} as const;

type Column = keyof typeof columnNames;

/** A row of a sheet with its number, from 1. */
export type SheetRow = { line: number; cells: readonly string[] };

/** A person in one row of a roster. `room` is the text of the cell, empty if none was given. */
export type RosterLine = { line: number; name: string; email: string; room: string };

/**
 * Reads the people of a sheet. The first row that is not blank names the columns, in any order. Blank rows are skipped. A
 * name can be split into two columns. Reads at most one person more than the limit, so that the caller can tell that there
 * are too many. Returns null if a column for the name or the email is missing.
 */
export function readRoster(rows: readonly SheetRow[]): RosterLine[] | null {
  const [head, ...lines] = firstFilled(rows, rosterLimit + 2);
  const columnIndexes = new Map<Column, number>();
  for (const [index, cell] of (head?.cells ?? []).entries()) {
    const column = columnOf(singleLine(cell));
    if (column !== undefined && !columnIndexes.has(column)) columnIndexes.set(column, index);
  }
  const hasName = columnIndexes.has('name') || (columnIndexes.has('first') && columnIndexes.has('last'));
  if (!hasName || !columnIndexes.has('email')) return null;
  return lines.map(({ line, cells }) => {
    const cell = (column: Column) => singleLine(cells[columnIndexes.get(column) ?? -1] ?? '');
    return {
      line,
      name: cell('name') || `${cell('first')} ${cell('last')}`.trim(),
      email: cell('email'),
      room: cell('room'),
    };
  });
}

/** A reason for which a row can't be applied. */
export type RosterProblem =
  | 'name-missing'
  | 'name-too-long'
  | `name-${NameFault}`
  | 'email-missing'
  | 'email-bad'
  | 'email-double'
  | 'room-unknown'
  | 'already-on-run'
  | 'deactivated'
  | 'email-unverified';

/** Message for each problem. `{room}` is replaced by the text of the room cell. */
export const rosterProblems = {
  'name-missing': 'The name is missing',
  'name-too-long': 'The name is longer than 200 characters',
  'name-signs': nameFaults.signs,
  'name-letters': nameFaults.letters,
  'name-link': nameFaults.link,
  'email-missing': 'The email is missing',
  'email-bad': 'This is not a valid email',
  'email-double': 'This email stands in an earlier line already',
  'room-unknown': 'There is no room called “{room}”',
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
  return lines.map(({ line, room, ...cells }) => {
    const name = cleanPersonName(cells.name);
    const email = emailAddress(cells.email) ?? cells.email;
    const fault = name === '' ? null : personNameFault(name);
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
      ['email-missing', email === ''],
      ['email-bad', email !== '' && (email.length > nameLimit || !isEmailAddress(email))],
      ['email-double', isDouble],
      ['room-unknown', room !== '' && room_name === null],
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
      problems: problems.flatMap(([problem, applies]) => (applies ? [problem] : [])),
    };
  });
}

function columnOf(cell: string): Column | undefined {
  const title = cell.toLowerCase();
  const columns = Object.keys(columnNames) as Column[];
  return columns.find((column) => (columnNames[column] as readonly string[]).includes(title));
}

/** Returns the first rows that are not blank, at most `count`. */
function firstFilled(rows: readonly SheetRow[], count: number): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const row of rows) {
    if (filled.length === count) break;
    if (row.cells.some((cell) => singleLine(cell) !== '')) filled.push(row);
  }
  return filled;
}

/**
 * Collapses line breaks and no-break spaces, which spreadsheet cells often contain. Cuts very long cells first: the rest is
 * only needed to see that the cell is too long.
 */
function singleLine(cell: string): string {
  return cell
    .slice(0, 4 * nameLimit)
    .normalize('NFC')
    .replace(/[\s\u00a0\ufeff\p{Cc}]+/gu, ' ')
    .trim();
}
