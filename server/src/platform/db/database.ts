import type { RunEvent } from '@vincere/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A handle to query with: the database itself for reads, or the transaction of a change. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Streams to end once a change is committed: those of one session, or of every session of an account. */
export type Revocation = { user_id: number; session_id?: number | undefined };

/** A message that is delivered to every process once the change is committed. A revocation is never sent to clients. */
export type Notice = { event: RunEvent } | { revoked: Revocation };

/** The parameter of a change: its transaction, which all its queries must use, and the notices to send at its commit. */
export type Change = {
  tx: Transaction<Schema>;
  /** Sends an event to the streams of a run once the change is committed. A refused change sends nothing. */
  announce(event: RunEvent): void;
  /** Ends the streams of a session or an account once the change is committed. */
  revoke(revocation: Revocation): void;
};

export type EventListener = {
  receive(event: RunEvent): void;
  revoked(revocation: Revocation): void;
  /** Called when events may have been lost. Clients that follow a run must then read it again. */
  missed(): void;
};

export type Database = {
  engine: 'sqlite' | 'postgres';
  /** For reads outside changes. Inside a change, use its `tx`; `read` doesn't see uncommitted writes. */
  read: Kysely<Schema>;
  /** Runs `work` as one durable transaction, and rolls it back if `work` throws. Resolves once it is committed. */
  change<T>(work: (change: Change) => Promise<T>): Promise<T>;
  /** Calls the listener for every event that a committed change of any process announced. */
  listen(listener: EventListener): void;
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * Returns the time in epoch ms by the clock of the database's machine. It is the same for all processes that share the
   * database, to within a network round trip.
   */
  wallClock: () => number;
  close(): Promise<void>;
};

/** The database as handlers get it. They change it only through the `inChange` of their request. */
export type ReadableDatabase = Pick<Database, 'engine' | 'read' | 'ping'>;

/** Delivers committed notices to the listeners. */
export function deliver(notices: readonly Notice[], listeners: Iterable<EventListener>): void {
  for (const notice of notices)
    for (const listener of listeners)
      if ('event' in notice) listener.receive(notice.event);
      else listener.revoked(notice.revoked);
}

/** Returns a `Change` for a transaction, and the list that collects its notices. */
export function changeIn(tx: Transaction<Schema>): { change: Change; notices: Notice[] } {
  const notices: Notice[] = [];
  const change: Change = {
    tx,
    announce: (event) => void notices.push({ event }),
    revoke: (revocation) => void notices.push({ revoked: revocation }),
  };
  return { change, notices };
}
