import { refuse } from '../refusal.ts';
import { isFinished, type RunStatus } from '../runs/run-status.ts';
import type { Role, Room } from './rooms.ts';

/** The largest number of items on the table of one scenario, and how many of them may be from one room. */
export const tableLimits = { items: 60, ofRoom: 10 } as const;

/** The longest line in characters with which a person puts an item on the table. */
export const maxTableLine = 200;

/** The state of the table when somebody puts an item on it. */
export type TableFacts = {
  status: RunStatus;
  /** Whether the run has a table. */
  is_on: boolean;
  /** Whether it is the table of the run's current scenario. */
  is_current: boolean;
  /** Whether the current stage has begun. */
  has_begun: boolean;
  /** The rooms of the items on it. */
  rooms: readonly Role[];
};

/**
 * Returns whether a person in `ownRoom` may put posts and files of `room` on the table. A person in the dashboard may put there
 * those of all six rooms. Nobody may put there those of the dashboard, which everybody reads.
 */
export function bringsFrom(ownRoom: Room, room: Room): room is Role {
  return room !== 'dashboard' && (ownRoom === 'dashboard' || ownRoom === room);
}

/**
 * Checks that an item of `room` may be put on the table, and returns the room. `room` is null if the person's room does not have
 * the item in this scenario. Refuses, in this order: what `requireTable` refuses, `table.paused`, `table.not-of-room`,
 * `table.full` and `table.room-full`.
 */
export function requireAddable(table: TableFacts, room: Role | null): Role {
  requireTable(table);
  if (table.status === 'PAUSED') refuse('table.paused');
  if (room === null) return refuse('table.not-of-room');
  if (table.rooms.length >= tableLimits.items) refuse('table.full', { limit: tableLimits.items });
  if (table.rooms.filter((itemRoom) => itemRoom === room).length >= tableLimits.ofRoom)
    refuse('table.room-full', { limit: tableLimits.ofRoom });
  return room;
}

/**
 * Checks that a person may take an item back: the person who put it on the table, or a facilitator, until a vote cites it or
 * its scenario is closed. Refuses, in this order: what `requireTable` refuses, `table.not-adder` and `table.cited`.
 */
export function requireTakeBack(
  table: Omit<TableFacts, 'rooms'>,
  item: { is_own: boolean; is_cited: boolean },
  person: { is_admin: boolean },
): void {
  requireTable(table);
  if (!item.is_own && !person.is_admin) refuse('table.not-adder');
  if (item.is_cited) refuse('table.cited');
}

/**
 * Checks that a table is open. Refuses `table.off`, `run.not-started`, `run.is-over`, `table.closed` and `stage.not-begun`.
 */
function requireTable({ is_on, status, is_current, has_begun }: Omit<TableFacts, 'rooms'>): void {
  if (!is_on) refuse('table.off');
  if (status === 'DRAFT') refuse('run.not-started');
  if (isFinished(status)) refuse('run.is-over');
  if (!is_current) refuse('table.closed');
  if (!has_begun) refuse('stage.not-begun');
}

/**
 * Returns whether a piece of evidence is shared evidence. Own evidence is what the room in which the vote was cast had by
 * itself. For a vote cast in the dashboard, all evidence is shared.
 */
export function isSharedEvidence(voteRoom: Room, evidenceRoom: Room): boolean {
  return voteRoom === 'dashboard' || (evidenceRoom !== voteRoom && evidenceRoom !== 'dashboard');
}
