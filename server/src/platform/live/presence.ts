import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';
import {
  announcePresence,
  beatProcess,
  type FacilitatorRef,
  listConnections,
  listControlRooms,
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
const silentMs = 75_000;
/** Changes within this time (ms) are saved and announced together. The first change after a pause waits only `firstMs`. */
const batchMs = 1_000;
const firstMs = 50;

type SeatRef = { id: number; run_id: number };

type Facilitator = { user_id: number; first_name: string; last_name: string };

/**
 * Presence: which participants are connected, when the others were last seen, and which facilitators have a control room
 * open.
 */
export type Presence = {
  /** Call when a stream of this seat has opened or closed on this process. */
  opened(seat: SeatRef): void;
  closed(seat: SeatRef): void;
  /** Call when a facilitator's stream of a run has opened or closed on this process. */
  arrived(facilitator: FacilitatorRef): void;
  left(facilitator: FacilitatorRef): void;
  /** Call when this seat has read the run, which counts as presence for a seat without a stream. */
  read(seat: SeatRef): void;
  /** Returns the seats of a run with stored connections, by id. `seen_at` is null for those connected now, else epoch ms. */
  listOf(db: Queries, runId: number): Promise<ReadonlyMap<number, { seen_at: number | null }>>;
  /** Returns the facilitators who have the control room of a run open now. */
  listFacilitators(db: Queries, runId: number): Promise<Facilitator[]>;
  /** Removes this process and its streams from the database. */
  close(): Promise<void>;
};

/**
 * Opens the presence of this process, which is stored in the database for all processes to read. Changes are saved at most
 * once a second, and a heartbeat updates one row every 30 s, regardless of the number of streams. The connections of a
 * dead process are ignored after 75 s, and another process removes them.
 */
export async function openPresence(
  db: Database,
  clock: () => number,
  warn: (message: string) => void,
): Promise<Presence> {
  const id = randomUUID();
  /** The seats and facilitators with streams on this process. */
  const seats = countStreams<SeatRef>(({ id }) => String(id));
  const facilitators = countStreams<FacilitatorRef>(({ run_id, user_id }) => `${run_id} ${user_id}`);
  /** Those that are stored as connected to this process. */
  let storedConnections = { seats: seats.list(), facilitators: facilitators.list() };
  let touchedSeats = new Set<number>();
  let beatDue = false;
  let roomsDue = false;
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = -batchMs;
  let writing = Promise.resolve();
  let isClosed = false;

  async function write(): Promise<void> {
    const seenSeats = touchedSeats;
    touchedSeats = new Set();
    const currentConnections = { seats: seats.list(), facilitators: facilitators.list() };
    try {
      await db.change(async (change) => {
        const { tx } = change;
        const process = { id, beat_at: clock() };
        const isKnown = await beatProcess(tx, process);
        if (!isKnown) await saveProcess(tx, process);
        const seatChanges = changesOf(
          isKnown ? storedConnections.seats : new Map(),
          currentConnections.seats,
        );
        await saveOpenStreams(tx, id, idsOf(seatChanges.opened));
        await removeOpenStreams(tx, id, idsOf(seatChanges.closed));
        const rooms = changesOf(
          isKnown ? storedConnections.facilitators : new Map(),
          currentConnections.facilitators,
        );
        await saveControlRooms(tx, id, rooms.opened);
        await removeControlRooms(tx, id, rooms.closed);
        await saveSeen(tx, [...seenSeats], process.beat_at);
        const runs = [seatChanges.opened, seatChanges.closed, rooms.opened, rooms.closed].flat();
        await announcePresence(change, [...new Set(runs.map(({ run_id }) => run_id))]);
      });
      storedConnections = currentConnections;
    } catch (error) {
      // The next change or heartbeat tries again.
      for (const seat of seenSeats) touchedSeats.add(seat);
      warn(`Presence could not be written: ${String(error)}`);
    }
  }

  async function sweep(before: number): Promise<void> {
    for (const silent of await listSilentProcesses(db.read, id, before))
      await db.change((change) => removeProcess(change, silent));
  }

  async function run(): Promise<void> {
    lastWrite = performance.now();
    const isBeat = beatDue;
    beatDue = false;
    roomsDue = false;
    await write();
    if (isBeat) await sweep(clock() - silentMs).catch((error: unknown) => warn(String(error)));
  }

  function schedule(): void {
    if (timer !== undefined || isClosed) return;
    const wait = Math.max(firstMs, lastWrite + batchMs - performance.now());
    timer = setTimeout(() => {
      writing = run().finally(() => {
        timer = undefined;
        if (touchedSeats.size > 0 || beatDue || roomsDue) schedule();
      });
    }, wait).unref();
  }

  function touch(seat: SeatRef): void {
    touchedSeats.add(seat.id);
    schedule();
  }

  // Only one process opens the embedded database, so all other processes in it are dead.
  await sweep(db.engine === 'sqlite' ? Number.MAX_SAFE_INTEGER : clock() - silentMs);
  await db.change(({ tx }) => saveProcess(tx, { id, beat_at: clock() }));
  const beats = setInterval(() => {
    beatDue = true;
    schedule();
  }, beatMs).unref();

  return {
    opened(seat) {
      seats.add(seat);
      touch(seat);
    },
    closed(seat) {
      seats.remove(seat);
      touch(seat);
    },
    arrived(facilitator) {
      facilitators.add(facilitator);
      roomsDue = true;
      schedule();
    },
    left(facilitator) {
      facilitators.remove(facilitator);
      roomsDue = true;
      schedule();
    },
    read(seat) {
      if (!seats.has(seat)) touch(seat);
    },
    async listFacilitators(queries, runId) {
      const since = clock() - silentMs;
      const rows = await listControlRooms(queries, runId);
      const here = rows.filter(({ process_id, beat_at }) => process_id === id || beat_at > since);
      const people = here.map(({ id: user_id, first_name, last_name }) => ({
        user_id,
        first_name,
        last_name,
      }));
      return [...new Map(people.map((person) => [person.user_id, person])).values()];
    },
    async listOf(queries, runId) {
      const since = clock() - silentMs;
      const presenceBySeat = new Map<number, { seen_at: number | null }>();
      for (const { seat_id, process_id, beat_at } of await listConnections(queries, runId)) {
        const isConnected = process_id === id || beat_at > since;
        const seatPresence = presenceBySeat.get(seat_id);
        if (isConnected || seatPresence?.seen_at === null) presenceBySeat.set(seat_id, { seen_at: null });
        else presenceBySeat.set(seat_id, { seen_at: Math.max(beat_at, seatPresence?.seen_at ?? 0) });
      }
      return presenceBySeat;
    },
    async close() {
      isClosed = true;
      clearInterval(beats);
      clearTimeout(timer);
      await writing;
      try {
        await db.change((change) => removeProcess(change, { id, beat_at: clock() }));
      } catch (error) {
        // An unreachable database must not delay shutdown. Another process removes these connections later.
        warn(`Presence could not be removed: ${String(error)}`);
      }
    },
  };
}

const idsOf = (seats: readonly SeatRef[]) => seats.map(({ id }) => id);

/** Returns what `now` has and `before` has not, and the reverse. */
function changesOf<Ref>(before: ReadonlyMap<string, Ref>, now: ReadonlyMap<string, Ref>) {
  return {
    opened: [...now].filter(([key]) => !before.has(key)).map(([, ref]) => ref),
    closed: [...before].filter(([key]) => !now.has(key)).map(([, ref]) => ref),
  };
}

/** Counts the open streams of each subject, which `keyOf` identifies. */
function countStreams<Ref>(keyOf: (ref: Ref) => string) {
  const streamCounts = new Map<string, { ref: Ref; count: number }>();
  return {
    add(ref: Ref): void {
      streamCounts.set(keyOf(ref), { ref, count: (streamCounts.get(keyOf(ref))?.count ?? 0) + 1 });
    },
    remove(ref: Ref): void {
      const count = (streamCounts.get(keyOf(ref))?.count ?? 1) - 1;
      if (count === 0) streamCounts.delete(keyOf(ref));
      else streamCounts.set(keyOf(ref), { ref, count });
    },
    has: (ref: Ref): boolean => streamCounts.has(keyOf(ref)),
    /** Returns the subjects with open streams, by key. */
    list: (): ReadonlyMap<string, Ref> => new Map([...streamCounts].map(([key, { ref }]) => [key, ref])),
  };
}
