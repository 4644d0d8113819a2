import type { RefusalCode } from './refusal.ts';

/**
 * The relation of a caller to the object of a call. A `member` has a seat on the run and, if the call is about a room, in that
 * room. `other-room` has a seat in another room of the run. An `observer` may watch the run and has no seat on it.
 */
export const standings = [
  'nobody',
  'outsider',
  'other-room',
  'member',
  'dashboard',
  'administrator',
  'observer',
] as const;
export type Standing = (typeof standings)[number];

/** The requirement that a call makes of its caller. */
export type Access = keyof typeof accessTable;

type Answer = 'yes' | RefusalCode;
/** Builds a row from the answers in the order of `standings`. Without an answer of its own, an observer counts as an outsider. */
const row = (
  ...answers: [Answer, Answer, Answer, Answer, Answer, Answer, Answer?]
): Record<Standing, Answer> => ({
  nobody: answers[0],
  outsider: answers[1],
  'other-room': answers[2],
  member: answers[3],
  dashboard: answers[4],
  administrator: answers[5],
  observer: answers[6] ?? answers[1],
});

/**
 * For each kind of access, the answer to each standing: `yes` or a refusal. The server's access check and the authorization
 * test both use this table. For `own-account` and `seat`, `member` is the owner.
 */
export const accessTable = {
  //                  nobody             outsider                       other room         member             dashboard           administrator
  anyone: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  'refresh-token': row('session.expired', 'yes', 'yes', 'yes', 'yes', 'yes'),
  'signed-in': row('session.missing', 'yes', 'yes', 'yes', 'yes', 'yes'),
  'own-session': row('session.missing', 'yes', 'yes', 'yes', 'yes', 'yes'),
  'own-account': row(
    'session.missing',
    'session.not-yours',
    'session.not-yours',
    'yes',
    'session.not-yours',
    'yes',
  ),
  run: row('session.missing', 'run.unknown', 'yes', 'yes', 'yes', 'yes'),
  follow: row('session.missing', 'run.unknown', 'yes', 'yes', 'yes', 'yes', 'yes'),
  observe: row(
    'session.missing',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'yes',
    'yes',
  ),
  rate: row(
    'session.missing',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'yes',
    'yes',
  ),
  vote: row('session.missing', 'run.unknown', 'yes', 'yes', 'yes', 'vote.not-seated'),
  'room-vote': row('session.missing', 'run.unknown', 'yes', 'yes', 'vote.no-room-vote', 'vote.not-seated'),
  seat: row('session.missing', 'seat.unknown', 'seat.unknown', 'yes', 'seat.unknown', 'yes'),
  room: row('session.missing', 'room.unknown', 'room.not-yours', 'yes', 'yes', 'yes'),
  'own-room': row('session.missing', 'room.unknown', 'room.not-yours', 'yes', 'room.not-yours', 'yes'),
  scenario: row('session.missing', 'scenario.unknown', 'yes', 'yes', 'yes', 'yes'),
  file: row('session.missing', 'file.unknown', 'file.unknown', 'yes', 'yes', 'yes'),
  administrator: row(
    'session.missing',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'session.administrators-only',
    'yes',
  ),
} as const satisfies Record<string, Record<Standing, Answer>>;
