import { randomUUID } from 'node:crypto';
import type { Change, Database } from '../db/database.ts';
import { Connections, changesOf } from './connections.ts';
import {
  announcePresence,
  beatProcess,
  type FacilitatorRef,
  listSilentProcesses,
  removeControlRooms,
  removeOpenStreams,
  removeProcess,
  saveControlRooms,
  saveOpenStreams,
  saveProcess,
  saveSeen,
} from './presence-store.ts';

/** Interval of the heartbeat, and the time without one after which a process counts as dead, in ms. */
const beatMs = 30_000;
export const silentMs = 75_000;
/** Changes within this time (ms) are saved and announced together. The first change after a pause waits only `firstMs`. */
const batchMs = 1_000;
const firstMs = 50;

export type SeatRef = { id: number; run_id: number };

type ConnectionLists = {
  seats: ReadonlyMap<string, SeatRef>;
  facilitators: ReadonlyMap<string, FacilitatorRef>;
};
const noConnections: ConnectionLists = { seats: new Map(), facilitators: new Map() };

/** Saves who has streams on this process, at most once a second, and sends its heartbeat. */
export class PresenceWriter {
  readonly id = randomUUID();
  /** The seats and facilitators with streams on this process. */
  readonly seats = new Connections<SeatRef>(({ id }) => String(id));
  readonly facilitators = new Connections<FacilitatorRef>(({ run_id, user_id }) => `${run_id} ${user_id}`);
  readonly #db: Database;
  readonly #clock: () => number;
  readonly #warn: (message: string) => void;
  /** The seats and facilitators that are stored as connected to this process. */
  #storedConnections: ConnectionLists = noConnections;
  #touchedSeats = new Set<number>();
  #beatDue = false;
  #roomsDue = false;
  #timer: NodeJS.Timeout | undefined;
  #beats: NodeJS.Timeout | undefined;
  #lastWrite = -batchMs;
  #writing = Promise.resolve();
  #isClosed = false;

  constructor(db: Database, clock: () => number, warn: (message: string) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#warn = warn;
  }

  /** Saves this process and starts its heartbeat. Removes dead processes first. */
  async start(): Promise<void> {
    // Only one process opens the embedded database, so all other processes in it are dead.
    await this.#sweep(this.#db.engine === 'sqlite' ? Number.MAX_SAFE_INTEGER : this.#clock() - silentMs);
    await this.#db.change(({ tx }) => saveProcess(tx, { id: this.id, beat_at: this.#clock() }));
    this.#beats = setInterval(() => {
      this.#beatDue = true;
      this.#schedule();
    }, beatMs).unref();
  }

  /** Saves soon that this seat was seen, and the streams that opened or closed. */
  touch(seat: SeatRef): void {
    this.#touchedSeats.add(seat.id);
    this.#schedule();
  }

  /** Saves soon which facilitators have a control room open. */
  touchControlRooms(): void {
    this.#roomsDue = true;
    this.#schedule();
  }

  /** Stops the heartbeat, and removes this process and its streams from the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#beats);
    clearTimeout(this.#timer);
    await this.#writing;
    try {
      await this.#db.change((change) => removeProcess(change, { id: this.id, beat_at: this.#clock() }));
    } catch (error) {
      // An unreachable database must not delay shutdown. Another process removes these connections later.
      this.#warn(`Presence could not be removed: ${String(error)}`);
    }
  }

  #currentConnections(): ConnectionLists {
    return { seats: this.seats.list(), facilitators: this.facilitators.list() };
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#isClosed) return;
    const wait = Math.max(firstMs, this.#lastWrite + batchMs - performance.now());
    this.#timer = setTimeout(() => {
      this.#writing = this.#run().finally(() => {
        this.#timer = undefined;
        if (this.#touchedSeats.size > 0 || this.#beatDue || this.#roomsDue) this.#schedule();
      });
    }, wait).unref();
  }

  async #run(): Promise<void> {
    this.#lastWrite = performance.now();
    const isBeat = this.#beatDue;
    this.#beatDue = false;
    this.#roomsDue = false;
    await this.#write();
    if (isBeat)
      await this.#sweep(this.#clock() - silentMs).catch((error: unknown) => this.#warn(String(error)));
  }

  async #write(): Promise<void> {
    const seenSeats = this.#touchedSeats;
    this.#touchedSeats = new Set();
    const currentConnections = this.#currentConnections();
    try {
      await this.#db.change((change) => this.#save(change, currentConnections, [...seenSeats]));
      this.#storedConnections = currentConnections;
    } catch (error) {
      // The next change or heartbeat tries again.
      for (const seat of seenSeats) this.#touchedSeats.add(seat);
      this.#warn(`Presence could not be written: ${String(error)}`);
    }
  }

  async #save(change: Change, connections: ConnectionLists, seenSeats: readonly number[]): Promise<void> {
    const { tx } = change;
    const process = { id: this.id, beat_at: this.#clock() };
    const isKnown = await beatProcess(tx, process);
    if (!isKnown) await saveProcess(tx, process);
    const earlierConnections = isKnown ? this.#storedConnections : noConnections;
    const seats = changesOf(earlierConnections.seats, connections.seats);
    await saveOpenStreams(tx, this.id, idsOf(seats.opened));
    await removeOpenStreams(tx, this.id, idsOf(seats.closed));
    const rooms = changesOf(earlierConnections.facilitators, connections.facilitators);
    await saveControlRooms(tx, this.id, rooms.opened);
    await removeControlRooms(tx, this.id, rooms.closed);
    await saveSeen(tx, seenSeats, process.beat_at);
    const changedRefs = [seats.opened, seats.closed, rooms.opened, rooms.closed].flat();
    await announcePresence(change, [...new Set(changedRefs.map(({ run_id }) => run_id))]);
  }

  /** Removes the processes whose last heartbeat was before `before` (epoch ms). */
  async #sweep(before: number): Promise<void> {
    for (const silent of await listSilentProcesses(this.#db.read, this.id, before))
      await this.#db.change((change) => removeProcess(change, silent));
  }
}

const idsOf = (seats: readonly SeatRef[]) => seats.map(({ id }) => id);
