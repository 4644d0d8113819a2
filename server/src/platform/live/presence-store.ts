import type { Change, Queries } from '../db/database.ts';

/** A process that serves streams, and the time of its last heartbeat (epoch ms). */
export type StreamProcess = { id: string; beat_at: number };

/** Maximum number of rows or ids in one statement. */
const chunk = 1_000;

function chunksOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / chunk) }, (_, n) =>
    all.slice(n * chunk, (n + 1) * chunk),
  );
}

export function saveProcess(db: Queries, process: StreamProcess) {
  return db.insertInto('stream_processes').values(process).execute();
}

/** Saves the heartbeat of a process. Returns false if another process considered it dead and removed it. */
export async function beatProcess(db: Queries, { id, beat_at }: StreamProcess): Promise<boolean> {
  const row = await db
    .updateTable('stream_processes')
    .set({ beat_at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the other processes whose last heartbeat is older than `before`. */
export function listSilentProcesses(db: Queries, ownId: string, before: number): Promise<StreamProcess[]> {
  return db
    .selectFrom('stream_processes')
    .select(['id', 'beat_at'])
    .where('beat_at', '<', before)
    .where('id', '!=', ownId)
    .execute();
}

/** Removes a process with its streams. Sets `last_seen_at` of its participants to its last heartbeat. */
export async function removeProcess(change: Change, { id, beat_at }: StreamProcess): Promise<void> {
  const { tx } = change;
  const ofProcess = tx.selectFrom('open_streams').select('open_streams.seat_id').where('process_id', '=', id);
  const runs = await tx
    .selectFrom('seats')
    .select('run_id')
    .where('id', 'in', ofProcess)
    .union(tx.selectFrom('open_control_rooms').select('run_id').where('process_id', '=', id))
    .execute();
  await tx
    .updateTable('seats')
    .set({ last_seen_at: beat_at })
    .where('id', 'in', ofProcess)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', beat_at)]))
    .execute();
  await tx.deleteFrom('stream_processes').where('id', '=', id).execute();
  await announcePresence(
    change,
    runs.map(({ run_id }) => run_id),
  );
}

/** Saves the open streams of a process. Seats whose run was deleted are left out. */
export async function saveOpenStreams(db: Queries, processId: string, seatIds: readonly number[]) {
  for (const ids of chunksOf(seatIds)) {
    const seats = await db.selectFrom('seats').select('id').where('id', 'in', ids).execute();
    if (seats.length > 0)
      await db
        .insertInto('open_streams')
        .values(seats.map(({ id }) => ({ seat_id: id, process_id: processId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

export async function removeOpenStreams(db: Queries, processId: string, seatIds: readonly number[]) {
  for (const ids of chunksOf(seatIds))
    await db
      .deleteFrom('open_streams')
      .where('seat_id', 'in', ids)
      .where('process_id', '=', processId)
      .execute();
}

export async function saveSeen(db: Queries, seatIds: readonly number[], now: number) {
  for (const ids of chunksOf(seatIds))
    await db.updateTable('seats').set({ last_seen_at: now }).where('id', 'in', ids).execute();
}

/** Announces a presence change to the facilitators of these runs. It doesn't change a run's revision. */
export async function announcePresence(change: Change, runIds: readonly number[]): Promise<void> {
  if (runIds.length === 0) return;
  const runs = await change.tx
    .selectFrom('runs')
    .select(['id', 'revision'])
    .where('id', 'in', runIds)
    .execute();
  for (const { id, revision } of runs)
    change.announce({ kind: 'presence-changed', run_id: id, revision, room_name: null });
}

/** Returns the processes through which the seats of a run are connected, including dead processes. */
export function listConnections(db: Queries, runId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('open_streams', 'open_streams.seat_id', 'seats.id')
    .innerJoin('stream_processes', 'stream_processes.id', 'open_streams.process_id')
    .select(['seats.id as seat_id', 'stream_processes.id as process_id', 'stream_processes.beat_at'])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .execute();
}

/** A facilitator in the control room of a run. */
export type FacilitatorRef = { run_id: number; user_id: number };

/** Saves the control rooms that are open on a process. Those of deleted runs are left out. */
export async function saveControlRooms(db: Queries, processId: string, openRooms: readonly FacilitatorRef[]) {
  for (const some of chunksOf(openRooms)) {
    const ids = some.map(({ run_id }) => run_id);
    const runs = await db.selectFrom('runs').select('id').where('id', 'in', ids).execute();
    const knownRunIds = new Set(runs.map(({ id }) => id));
    const rows = some.filter(({ run_id }) => knownRunIds.has(run_id));
    if (rows.length > 0)
      await db
        .insertInto('open_control_rooms')
        .values(rows.map(({ run_id, user_id }) => ({ run_id, user_id, process_id: processId })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

export async function removeControlRooms(
  db: Queries,
  processId: string,
  closedRooms: readonly FacilitatorRef[],
) {
  for (const { run_id, user_id } of closedRooms)
    await db
      .deleteFrom('open_control_rooms')
      .where('run_id', '=', run_id)
      .where('user_id', '=', user_id)
      .where('process_id', '=', processId)
      .execute();
}

/** Returns the facilitators who have the control room of a run open, by name, including those of dead processes. */
export function listControlRooms(db: Queries, runId: number) {
  return db
    .selectFrom('open_control_rooms')
    .innerJoin('stream_processes', 'stream_processes.id', 'open_control_rooms.process_id')
    .innerJoin('users', 'users.id', 'open_control_rooms.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'process_id', 'stream_processes.beat_at'])
    .where('run_id', '=', runId)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute();
}
