import type { RunEvent } from '@vincere/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A handle to query with: the database itself for reads, or the transaction of a change. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** What a changing call works with: all its queries go through `tx`. */
export type Change = {
  tx: Transaction<Schema>;
  /** Tells the streams of a run, once the change is durable; forgotten when the change is refused. */
  announce(event: RunEvent): void;
};

export type EventListener = {
  receive(event: RunEvent): void;
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
