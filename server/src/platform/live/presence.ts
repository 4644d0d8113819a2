import { randomUUID } from 'node:crypto';
import type { Database, Queries } from '../db/database.ts';
import {
  announcePresence,
  beatProcess,
  listConnections,
  listSilentProcesses,
  removeOpenStreams,
  removeProcess,
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

/** Presence: which participants are connected, and when the others were last seen. */
export type Presence = {
  /** Call when a stream of this seat has opened or closed on this process. */
  opened(seat: SeatRef): void;
  closed(seat: SeatRef): void;
  /** Call when this seat has read the run, which counts as presence for a seat without a stream. */
  read(seat: SeatRef): void;
  /** Returns the seats of a run with stored connections, by id. `seen_at` is null for those connected now, else epoch ms. */
  listOf(db: Queries, runId: number): Promise<ReadonlyMap<number, { seen_at: number | null }>>;
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
  /** The number of streams of each seat on this process. */
  const streams = new Map<number, SeatRef & { count: number }>();
  /** The seats that are stored as connected to this process, with their runs. */
  let stored = new Map<number, number>();
  let touched = new Set<number>();
  let beatDue = false;
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = -batchMs;
  let writing = Promise.resolve();
  let isClosed = false;

  async function write(): Promise<void> {
    const seen = touched;
    touched = new Set();
    const open = new Map([...streams.values()].map((seat) => [seat.id, seat.run_id]));
    try {
      await db.change(async (change) => {
        const { tx } = change;
        const process = { id, beat_at: clock() };
        const isKnown = await beatProcess(tx, process);
        if (!isKnown) await saveProcess(tx, process);
        const before = isKnown ? stored : new Map<number, number>();
        const opened = [...open].filter(([seat]) => !before.has(seat));
        const closed = [...before].filter(([seat]) => !open.has(seat));
        await saveOpenStreams(
          tx,
          id,
          opened.map(([seat]) => seat),
        );
        await removeOpenStreams(
          tx,
          id,
          closed.map(([seat]) => seat),
        );
        await saveSeen(tx, [...seen], process.beat_at);
        await announcePresence(change, [...new Set([...opened, ...closed].map(([, run]) => run))]);
      });
      stored = open;
    } catch (error) {
      // The next change or heartbeat tries again.
      for (const seat of seen) touched.add(seat);
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
    await write();
    if (isBeat) await sweep(clock() - silentMs).catch((error: unknown) => warn(String(error)));
  }

  function schedule(): void {
    if (timer !== undefined || isClosed) return;
    const wait = Math.max(firstMs, lastWrite + batchMs - performance.now());
    timer = setTimeout(() => {
      writing = run().finally(() => {
        timer = undefined;
        if (touched.size > 0 || beatDue) schedule();
      });
    }, wait).unref();
  }

  function touch(seat: SeatRef): void {
    touched.add(seat.id);
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
      streams.set(seat.id, { ...seat, count: (streams.get(seat.id)?.count ?? 0) + 1 });
      touch(seat);
    },
    closed(seat) {
      const left = (streams.get(seat.id)?.count ?? 1) - 1;
      if (left === 0) streams.delete(seat.id);
      else streams.set(seat.id, { ...seat, count: left });
      touch(seat);
    },
    read(seat) {
      if (!streams.has(seat.id)) touch(seat);
    },
    async listOf(queries, runId) {
      const since = clock() - silentMs;
      const found = new Map<number, { seen_at: number | null }>();
      for (const { seat_id, process_id, beat_at } of await listConnections(queries, runId)) {
        const isConnected = process_id === id || beat_at > since;
        const known = found.get(seat_id);
        if (isConnected || known?.seen_at === null) found.set(seat_id, { seen_at: null });
        else found.set(seat_id, { seen_at: Math.max(beat_at, known?.seen_at ?? 0) });
      }
      return found;
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
