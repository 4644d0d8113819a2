import type { RunEvent } from '@vincere/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A handle to query with: the database itself for reads, or the transaction of a change. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** Streams to end once a change is committed: those of one session, or of every session of an account. */
export type Revocation = { user_id: number; session_id?: number | undefined };

/** A message that is delivered to every process once the change is committed. A revocation is never sent to clients. */
export type Notice = { event: RunEvent } | { revoked: Revocation };

/** The means of a changing call: all its queries go through `tx`. */
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
  /** Events may have been lost: whoever follows a run has to read it again. */
  missed(): void;
};

export type Database = {
  engine: 'sqlite' | 'postgres';
  /** For reads. Never inside a change: it would not see what the change did. */
  read: Kysely<Schema>;
  /** Runs `work` as one durable transaction; what it throws undoes it. Resolves only when it is committed. */
  change<T>(work: (change: Change) => Promise<T>): Promise<T>;
  /** Hands over every event announced by a committed change, of this process or another. */
  listen(listener: EventListener): void;
  /** Throws when the database cannot be reached. */
  ping(): Promise<void>;
  /**
   * The time of day in epoch ms by the machine of the database: the same for all processes that share it, to within the
   * time of a round trip.
   */
  wallClock: () => number;
  close(): Promise<void>;
};

/** Passes committed notices on to the listeners. */
export function deliver(notices: readonly Notice[], listeners: Iterable<EventListener>): void {
  for (const notice of notices)
    for (const listener of listeners)
      if ('event' in notice) listener.receive(notice.event);
      else listener.revoked(notice.revoked);
}

/** Returns the means of a change in a transaction, with the notices that its work adds. */
export function changeIn(tx: Transaction<Schema>): { change: Change; notices: Notice[] } {
  const notices: Notice[] = [];
  const change: Change = {
    tx,
    announce: (event) => void notices.push({ event }),
    revoke: (revoked) => void notices.push({ revoked }),
  };
  return { change, notices };
}
