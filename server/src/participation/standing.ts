import { type Access, isFinished, type Room, type RunStatus, type Standing } from '@vincere/domain';
import type { SessionUser } from '../accounts/sessions.ts';
import type { Queries } from '../db/database.ts';
import { findFileOwner } from '../files/store.ts';
import { observes } from '../observers/store.ts';
import { findRoomRun } from '../rooms/store.ts';
import { findHeldSeat, findSeat, listSeatsOfSimulation, listSeatsReaching, type Seat } from './store.ts';

type Params = Readonly<Record<string, unknown>>;
type Found = { standing: Standing; seat: Seat | null };

const outsider: Found = { standing: 'outsider', seat: null };

/**
 * How a signed-in person stands to what a call is about, and the seat that makes it so. The thing meant is named by
 * the call's path: `userId`, `runId`, `userRunId`, `roomRunId`, `scenarioId` with `roomName`, or `fileId`.
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
    case 'observe': {
      const seat = await findHeldSeat(db, Number(params['runId']), user.id);
      if (seat) return { standing: seat.room_name === 'dashboard' ? 'dashboard' : 'member', seat };
      const isLetIn = await observes(db, Number(params['runId']), user.id);
      return isLetIn ? { standing: 'observer', seat: null } : outsider;
    }
    case 'run':
    case 'vote':
    case 'room-vote': {
      const seat = await findHeldSeat(db, Number(params['runId']), user.id);
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

/** An administrator who also takes part is to a run as its participant would be, where the call is personal. */
async function ownSeat(db: Queries, user: SessionUser, access: Access, params: Params): Promise<Seat | null> {
  if (access === 'own-room') return (await seatsForRoom(db, user, params)).seats[0] ?? null;
  if (access !== 'run' && access !== 'follow') return null;
  return (await findHeldSeat(db, Number(params['runId']), user.id)) ?? null;
}

type RoomSeats = { room_name: Room; seats: (Seat & { status?: RunStatus })[] };

/** The room that a path means, and the caller's seats on the runs that it belongs to. */
async function seatsForRoom(db: Queries, user: SessionUser, params: Params): Promise<RoomSeats> {
  if (params['scenarioId'] !== undefined)
    return {
      room_name: params['roomName'] as Room,
      seats: await listSeatsReaching(db, user.id, Number(params['scenarioId'])),
    };
  const roomRun =
    params['roomRunId'] === undefined ? undefined : await findRoomRun(db, Number(params['roomRunId']));
  const runId = roomRun?.run_id ?? Number(params['runId'] ?? 0);
  const seat = await findHeldSeat(db, runId, user.id);
  return { room_name: roomRun?.room_name ?? (params['roomName'] as Room), seats: seat ? [seat] : [] };
}

function inRoom({ room_name, seats }: RoomSeats, access: Access): Found {
  const holder = seats.find((seat) => seat.room_name === room_name);
  if (holder) return { standing: 'member', seat: holder };
  const dashboard = seats.find((seat) => seat.room_name === 'dashboard');
  if (dashboard) return { standing: 'dashboard', seat: dashboard };
  const [other] = seats;
  if (other === undefined) return outsider;
  const open = seats.some((seat) => readsRoom(seat, room_name));
  return { standing: access === 'room' && open ? 'member' : 'other-room', seat: other };
}

/**
 * Whether the holder of a seat may read a room of its run: the own one and the dashboard always; every one from the
 * dashboard room, or once the run is known to be finished (rulings 6 and 7).
 */
export function readsRoom(seat: Pick<Seat, 'room_name'> & { status?: RunStatus }, room: Room): boolean {
  if (room === 'dashboard' || seat.room_name === 'dashboard' || seat.room_name === room) return true;
  return seat.status !== undefined && isFinished(seat.status);
}

/** Ruling 5.8: simulation files, `dashboard` files, and files of the room held, for scenarios reached. */
async function forFile(db: Queries, user: SessionUser, fileId: number): Promise<Found> {
  const file = await findFileOwner(db, fileId);
  if (file === undefined) return outsider;
  const seats: Seat[] =
    file.scenario_id === null
      ? await listSeatsOfSimulation(db, user.id, file.simulation_id)
      : await listSeatsReaching(db, user.id, file.scenario_id);
  const seat = seats.find(({ room_name }) => mayReadFile(room_name, file));
  return seat ? { standing: seat.room_name === 'dashboard' ? 'dashboard' : 'member', seat } : outsider;
}

/** Whether the holder of a room may read a file of a scenario that the run has reached. */
export function mayReadFile(held: Room, file: { scenario_id: number | null; room_name: Room }): boolean {
  return (
    file.scenario_id === null ||
    file.room_name === 'dashboard' ||
    held === 'dashboard' ||
    held === file.room_name
  );
}
