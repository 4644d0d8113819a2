import { emailAddress, emailKey, isEmailAddress } from '../accounts/email.ts';
import { refusals } from '../refusals.ts';
import { roomByName } from '../rooms/room-by-name.ts';
import { isInUse, type RunRooms, rolesOf } from '../rooms/room-settings.ts';
import type { Room } from '../rooms/rooms.ts';
import { lostCharacter } from '../sheets/encodings.ts';
import { cleanPersonName, type NameFault, nameFaults, personNameFault } from '../text/names.ts';
import { nameLimit, type RosterField, type RosterLine } from './line.ts';

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
 * Checks each row of a roster, alone and against the rows before it. Rows without problems can be applied. `people` maps
 * emails, normalised by `emailKey`, to accounts. A cell names a room in use by its title or by a standard name.
 */
export function judgeRoster(
  lines: readonly RosterLine[],
  people: ReadonlyMap<string, KnownPerson>,
  rooms: Readonly<RunRooms> = null,
): JudgedLine[] {
  const earlierKeys = new Set<string>();
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
    const account = people.get(key);
    const room_name = room === '' ? null : roomIn(room);
    const isDouble = email !== '' && earlierKeys.has(key);
    earlierKeys.add(key);
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
