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

/** How often a process says that it lives, and after which silence it counts as dead, in ms. */
const beatMs = 30_000;
const silentMs = 75_000;
/** What happens within this time is written and told together, in ms; a first one waits only a moment. */
const batchMs = 1_000;
const firstMs = 50;

type HeldSeat = { id: number; run_id: number };

/** Who follows a run now, and when they were last seen. */
export type Presence = {
  /** A stream of this seat has opened on this process, or closed. */
  opened(seat: HeldSeat): void;
  closed(seat: HeldSeat): void;
  /** The run was read from this seat: a sign of life where it has no stream. */
  read(seat: HeldSeat): void;
  /** The seats of a run that are or were connected, by their ids; `seen_at` is null while they are. */
  listOf(db: Queries, runId: number): Promise<ReadonlyMap<number, { seen_at: number | null }>>;
  /** Says goodbye for all streams of this process. */
  close(): Promise<void>;
};

/**
 * Keeps presence in the database, where every process finds it: what changed on this one is written at most once a
 * second, and one row says every 30 s that the process lives, however many streams it has. What a process left behind
 * that died counts for nothing 75 s later, and is swept by another one.
 */
export async function openPresence(
  db: Database,
  clock: () => number,
  warn: (message: string) => void,
): Promise<Presence> {
  const id = randomUUID();
  /** How many streams each seat has here. */
  const streams = new Map<number, HeldSeat & { count: number }>();
  /** The runs of the seats that the database knows as connected here. */
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
      // Tried again with the next change or beat.
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

  function touch(seat: HeldSeat): void {
    touched.add(seat.id);
    schedule();
  }

  // Nobody else has the embedded database open: whoever is in it died.
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
        // A database that is away must not hold up the end; another process sweeps what this one leaves.
        warn(`Presence could not say goodbye: ${String(error)}`);
      }
    },
  };
}
