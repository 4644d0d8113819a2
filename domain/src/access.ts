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

type Row = Readonly<Record<Standing, 'yes' | RefusalCode>>;

const everybody: Row = {
  nobody: 'yes',
  outsider: 'yes',
  'other-room': 'yes',
  member: 'yes',
  dashboard: 'yes',
  administrator: 'yes',
  observer: 'yes',
};
const signedIn: Row = { ...everybody, nobody: 'session.missing' };
const administrators: Row = {
  nobody: 'session.missing',
  outsider: 'session.administrators-only',
  'other-room': 'session.administrators-only',
  member: 'session.administrators-only',
  dashboard: 'session.administrators-only',
  administrator: 'yes',
  observer: 'session.administrators-only',
};
const administratorsAndObservers: Row = { ...administrators, observer: 'yes' };
/** Everybody on a run. Others don't learn that it exists. */
const participants: Row = { ...signedIn, outsider: 'run.unknown', observer: 'run.unknown' };
const voters: Row = { ...participants, administrator: 'vote.not-seated' };
/** The members of a room, and the dashboard. */
const roomMembers: Row = {
  ...signedIn,
  outsider: 'room.unknown',
  'other-room': 'room.not-yours',
  observer: 'room.unknown',
};

/**
 * For each kind of access, the answer to each standing: `yes` or a refusal. The server's access check and the authorization
 * test both use this table. For `own-account` and `seat`, `member` is the owner.
 */
export const accessTable = {
  anyone: everybody,
  'refresh-token': { ...everybody, nobody: 'session.expired' },
  'signed-in': signedIn,
  'own-session': signedIn,
  'own-account': {
    nobody: 'session.missing',
    outsider: 'session.not-yours',
    'other-room': 'session.not-yours',
    member: 'yes',
    dashboard: 'session.not-yours',
    administrator: 'yes',
    observer: 'session.not-yours',
  },
  run: participants,
  follow: { ...participants, observer: 'yes' },
  observe: administratorsAndObservers,
  rate: administratorsAndObservers,
  vote: voters,
  'room-vote': { ...voters, dashboard: 'vote.no-room-vote' },
  seat: {
    nobody: 'session.missing',
    outsider: 'seat.unknown',
    'other-room': 'seat.unknown',
    member: 'yes',
    dashboard: 'seat.unknown',
    administrator: 'yes',
    observer: 'seat.unknown',
  },
  room: roomMembers,
  'own-room': { ...roomMembers, dashboard: 'room.not-yours' },
  scenario: { ...signedIn, outsider: 'scenario.unknown', observer: 'scenario.unknown' },
  file: {
    ...signedIn,
    outsider: 'file.unknown',
    'other-room': 'file.unknown',
    observer: 'file.unknown',
  },
  administrator: administrators,
} as const satisfies Record<string, Row>;
