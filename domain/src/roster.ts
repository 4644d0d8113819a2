import { isEmailAddress } from './email.ts';
import { roomCalled } from './room-called.ts';
import type { Room } from './rooms.ts';

/** How many people one roster can bring. */
export const rosterLimit = 1_000;

/** Longest name and email of a roster, in characters (ruling 1.6). */
const nameLimit = 200;

/** What the columns may be called, whatever their case; the first name given here is the one told. */
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

/** A row of a sheet with the number of its line, from 1. */
export type SheetRow = { line: number; cells: readonly string[] };

/** A person as a line of the roster tells: the room as it was written, empty for none. */
export type RosterLine = { line: number; name: string; email: string; room: string };

/**
 * The people of a sheet: its first row that is not blank names the columns, in any order; blank rows are left out. A name may
 * come in two columns. Of more people than a roster can bring it reads one. Gives null where the columns of name and email
 * are not among them.
 */
export function readRoster(rows: readonly SheetRow[]): RosterLine[] | null {
  const [head, ...lines] = firstFilled(rows, rosterLimit + 2);
  const found = new Map<Column, number>();
  for (const [index, cell] of (head?.cells ?? []).entries()) {
    const column = columnOf(inOneLine(cell));
    if (column !== undefined && !found.has(column)) found.set(column, index);
  }
  const hasName = found.has('name') || (found.has('first') && found.has('last'));
  if (!hasName || !found.has('email')) return null;
  return lines.map(({ line, cells }) => {
    const cell = (column: Column) => inOneLine(cells[found.get(column) ?? -1] ?? '');
    return {
      line,
      name: cell('name') || `${cell('first')} ${cell('last')}`.trim(),
      email: cell('email'),
      room: cell('room'),
    };
  });
}

/** What keeps a line from being applied. */
export type RosterProblem =
  | 'name-missing'
  | 'name-too-long'
  | 'email-missing'
  | 'email-bad'
  | 'email-double'
  | 'room-unknown'
  | 'already-on-run'
  | 'deactivated';

/** What each problem is called; `{room}` is filled by the room as the line has it. */
export const rosterProblems = {
  'name-missing': 'The name is missing',
  'name-too-long': 'The name is longer than 200 characters',
  'email-missing': 'The email is missing',
  'email-bad': 'This is not a valid email',
  'email-double': 'This email stands in an earlier line already',
  'room-unknown': 'There is no room called “{room}”',
  'already-on-run': 'This person already takes part in this run',
  deactivated: 'The account of this person has been deactivated',
} as const satisfies Record<RosterProblem, string>;

/** What is known of an email on a roster; nothing of one that no account has. */
export type KnownPerson = { is_on_run: boolean; is_active: boolean };

export type JudgedLine = {
  line: number;
  name: string;
  email: string;
  /** The room as it was written, empty for none. */
  room: string;
  /** The room meant; null for none, and for one that there is not. */
  room_name: Room | null;
  has_account: boolean;
  problems: RosterProblem[];
};

/**
 * Judges each line of a roster by itself and against those before it; one without problems can be applied.
 * `known` holds what is known of accounts by their email in lower case.
 */
export function judgeRoster(
  lines: readonly RosterLine[],
  known: ReadonlyMap<string, KnownPerson>,
): JudgedLine[] {
  const seen = new Set<string>();
  return lines.map(({ line, name, email, room }) => {
    const key = rosterKey(email);
    const account = known.get(key);
    const room_name = room === '' ? null : roomCalled(room);
    const isDouble = email !== '' && seen.has(key);
    seen.add(key);
    const problems: [RosterProblem, boolean][] = [
      ['name-missing', name === ''],
      ['name-too-long', name.length > nameLimit],
      ['email-missing', email === ''],
      ['email-bad', email !== '' && (email.length > nameLimit || !isEmailAddress(email))],
      ['email-double', isDouble],
      ['room-unknown', room !== '' && room_name === null],
      ['already-on-run', account?.is_on_run === true],
      ['deactivated', account?.is_active === false],
    ];
    return {
      line,
      name,
      email,
      room,
      room_name,
      has_account: account !== undefined,
      problems: problems.flatMap(([problem, is]) => (is ? [problem] : [])),
    };
  });
}

/** An email as two of a roster are compared (ruling 1.9). */
export function rosterKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

function columnOf(cell: string): Column | undefined {
  const wanted = cell.toLowerCase();
  const columns = Object.keys(columnNames) as Column[];
  return columns.find((column) => (columnNames[column] as readonly string[]).includes(wanted));
}

/** The first rows that are not blank, at most `count`. */
function firstFilled(rows: readonly SheetRow[], count: number): SheetRow[] {
  const filled: SheetRow[] = [];
  for (const row of rows) {
    if (filled.length === count) break;
    if (row.cells.some((cell) => inOneLine(cell) !== '')) filled.push(row);
  }
  return filled;
}

/** Cells of spreadsheets hold line breaks and hard spaces. What is longer than any name is only known to be too long. */
function inOneLine(cell: string): string {
  return cell
    .slice(0, 4 * nameLimit)
    .normalize('NFC')
    .replace(/[\s\u00a0\ufeff\p{Cc}]+/gu, ' ')
    .trim();
}
