import { type Access, isFinished, isInUse, type Room, type RunStatus, type Standing } from '@vincere/domain';
import { findFileOwner } from '../../authoring/store/files.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Seat, SessionUser } from '../../platform/http/caller.ts';
import { listRunsShowing } from '../editions/read.ts';
import { findRoomRun } from '../store/rooms/rooms.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { observes } from '../store/seats/observers.ts';
import { findCurrentSeat, findSeat, listSeatsOfSimulation, listSeatsReaching } from '../store/seats/seats.ts';

type Params = Readonly<Record<string, unknown>>;
type Found = { standing: Standing; seat: Seat | null };

const outsider: Found = { standing: 'outsider', seat: null };

/**
 * Returns the standing of a signed-in person towards the subject of a call, and the seat that grants it. The subject is in
 * the path: `userId`, `runId`, `userRunId`, `roomRunId`, `scenarioId` with `roomName`, or `fileId`.
 */
export async function standingOf(
  db: Queries,
  user: SessionUser,
  access: Access,
  params: Params,
): Promise<Found> {
  const votes = access === 'vote' || access === 'room-vote';
  if (user.is_admin && !votes)
    return { standing: 'administrator', seat: await ownSeat(db, user, access, params) };
  switch (access) {
    case 'anyone':
    case 'refresh-token':
    case 'own-session':
    case 'signed-in':
      return { standing: 'member', seat: null };
    case 'administrator':
      return outsider;
    case 'own-account':
      return params['userId'] === user.id ? { standing: 'member', seat: null } : outsider;
    case 'follow':
    case 'observe':
    case 'rate': {
      const seat = await findCurrentSeat(db, Number(params['runId']), user.id);
      if (seat) return { standing: seat.room_name === 'dashboard' ? 'dashboard' : 'member', seat };
      const isObserver = await observes(db, Number(params['runId']), user.id);
      return isObserver ? { standing: 'observer', seat: null } : outsider;
    }
    case 'run':
    case 'vote':
    case 'room-vote': {
      const seat = await findCurrentSeat(db, Number(params['runId']), user.id);
      if (seat) return { standing: seat.room_name === 'dashboard' ? 'dashboard' : 'member', seat };
      return user.is_admin ? { standing: 'administrator', seat: null } : outsider;
    }
    case 'seat': {
      const seat = await findSeat(db, Number(params['userRunId']));
      return seat?.user_id === user.id ? { standing: 'member', seat } : outsider;
    }
    case 'scenario': {
      const [seat] = await listSeatsReaching(db, user.id, Number(params['scenarioId']));
      return seat ? { standing: 'member', seat } : outsider;
    }
    case 'room':
    case 'own-room':
      return inRoom(await seatsForRoom(db, user, params), access);
    case 'file':
      return forFile(db, user, Number(params['fileId']));
  }
}

/** Returns an administrator's own seat for calls that are about the caller's part in a run; null for other calls. */
async function ownSeat(db: Queries, user: SessionUser, access: Access, params: Params): Promise<Seat | null> {
  if (access === 'own-room') return (await seatsForRoom(db, user, params)).seats[0] ?? null;
  if (access !== 'run' && access !== 'follow') return null;
  return (await findCurrentSeat(db, Number(params['runId']), user.id)) ?? null;
}

type RoomSeats = { room_name: Room; seats: (Seat & { status?: RunStatus })[] };

/** Returns the room named by a path, and the caller's seats on the runs that it belongs to. */
async function seatsForRoom(db: Queries, user: SessionUser, params: Params): Promise<RoomSeats> {
  if (params['scenarioId'] !== undefined)
    return {
      room_name: params['roomName'] as Room,
      seats: await listSeatsReaching(db, user.id, Number(params['scenarioId'])),
    };
  const roomRun =
    params['roomRunId'] === undefined ? undefined : await findRoomRun(db, Number(params['roomRunId']));
  const runId = roomRun?.run_id ?? Number(params['runId'] ?? 0);
  const seat = await findCurrentSeat(db, runId, user.id);
  return { room_name: roomRun?.room_name ?? (params['roomName'] as Room), seats: seat ? [seat] : [] };
}

function inRoom({ room_name, seats }: RoomSeats, access: Access): Found {
  const holder = seats.find((seat) => seat.room_name === room_name);
  if (holder) return { standing: 'member', seat: holder };
  const dashboard = seats.find((seat) => seat.room_name === 'dashboard');
  if (dashboard) return { standing: 'dashboard', seat: dashboard };
  const [other] = seats;
  if (other === undefined) return outsider;
  const canRead = seats.some((seat) => readsRoom(seat, room_name));
  return { standing: access === 'room' && canRead ? 'member' : 'other-room', seat: other };
}

/**
 * Returns whether the holder of a seat may read a room of its run. Its room and the dashboard are always open; all
 * rooms are open to a seat in the dashboard room, and to everyone once the run is finished (if `status` is passed).
 */
export function readsRoom(seat: Pick<Seat, 'room_name'> & { status?: RunStatus }, room: Room): boolean {
  if (room === 'dashboard' || seat.room_name === 'dashboard' || seat.room_name === room) return true;
  return seat.status !== undefined && isFinished(seat.status);
}

/**
 * Participants may read files of the simulation, and for reached scenarios files of the dashboard and of their own room. A run
 * that keeps an edition shows only the files of that edition.
 */
async function forFile(db: Queries, user: SessionUser, fileId: number): Promise<Found> {
  const file = await findFileOwner(db, fileId);
  if (file === undefined) return outsider;
  const seats =
    file.scenario_id === null
      ? await listSeatsOfSimulation(db, user.id, file.simulation_id)
      : await listSeatsReaching(db, user.id, file.scenario_id);
  const showing = await listRunsShowing(
    db,
    file,
    seats.map(({ run_id }) => run_id),
  );
  const seat = seats.find((candidate) => showing.has(candidate.run_id) && seatReadsFile(candidate, file));
  return seat ? { standing: seat.room_name === 'dashboard' ? 'dashboard' : 'member', seat } : outsider;
}

/** Returns whether the holder of a seat may read a file. `rooms` is that of the run. Rooms not in use have no files. */
export function seatReadsFile(
  { room_name, rooms }: { room_name: Room; rooms: string | null },
  file: { scenario_id: number | null; room_name: Room },
): boolean {
  return isInUse(file.room_name, inUseOf({ rooms })) && mayReadFile(room_name, file);
}

/** Returns whether a participant in room `ownRoom` may read a file of the simulation or of a reached scenario. */
export function mayReadFile(ownRoom: Room, file: { scenario_id: number | null; room_name: Room }): boolean {
  return (
    file.scenario_id === null ||
    file.room_name === 'dashboard' ||
    ownRoom === 'dashboard' ||
    ownRoom === file.room_name
  );
}
