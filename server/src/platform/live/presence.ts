import type { Database, Queries } from '../db/database.ts';
import { type FacilitatorRef, listConnections, listControlRooms } from './presence-store.ts';
import { PresenceWriter, type SeatRef, silentMs } from './presence-writer.ts';

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
  const writer = new PresenceWriter(db, clock, warn);
  await writer.start();
  const { seats, facilitators } = writer;
  /** Whether a process is this one or has sent a heartbeat lately. */
  const isAlive = ({ process_id, beat_at }: { process_id: string; beat_at: number }) =>
    process_id === writer.id || beat_at > clock() - silentMs;
  return {
    opened(seat) {
      seats.add(seat);
      writer.touch(seat);
    },
    closed(seat) {
      seats.remove(seat);
      writer.touch(seat);
    },
    arrived(facilitator) {
      facilitators.add(facilitator);
      writer.touchControlRooms();
    },
    left(facilitator) {
      facilitators.remove(facilitator);
      writer.touchControlRooms();
    },
    read(seat) {
      if (!seats.has(seat)) writer.touch(seat);
    },
    async listFacilitators(queries, runId) {
      const rows = await listControlRooms(queries, runId);
      const people = rows
        .filter(isAlive)
        .map(({ id: user_id, first_name, last_name }) => ({ user_id, first_name, last_name }));
      return [...new Map(people.map((person) => [person.user_id, person])).values()];
    },
    async listOf(queries, runId) {
      const presenceBySeat = new Map<number, { seen_at: number | null }>();
      for (const row of await listConnections(queries, runId)) {
        const seatPresence = presenceBySeat.get(row.seat_id);
        const isConnected = isAlive(row) || seatPresence?.seen_at === null;
        const seen_at = isConnected ? null : Math.max(row.beat_at, seatPresence?.seen_at ?? 0);
        presenceBySeat.set(row.seat_id, { seen_at });
      }
      return presenceBySeat;
    },
    close: () => writer.close(),
  };
}
