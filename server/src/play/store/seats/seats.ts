import type { Role, Room } from '@vincere/domain';
import type { Queries } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Seat } from '../../../platform/http/caller.ts';
import { findRunOfCode } from '../runs/runs.ts';

export const seatColumns = ['id', 'run_id', 'user_id', 'room_name', 'created_at'] as const;

/** Returns a person's current seat on a run. */
export async function findCurrentSeat(db: Queries, runId: number, userId: number): Promise<Seat | undefined> {
  const [seat] = await currentSeat(db, { runId, userId });
  return seat;
}

const currentSeat = prepared((db, { runId, userId }: { runId: number; userId: number }) =>
  db
    .selectFrom('seats')
    .select(seatColumns)
    .where('run_id', '=', runId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null),
);

/** Returns the run with an access code and the person's seat on it (or null); undefined for an unknown code. */
export async function findRunByCode(db: Queries, accessCode: string, userId: number) {
  const run = await findRunOfCode(db, accessCode);
  return run && { run, seat: (await findCurrentSeat(db, run.id, userId)) ?? null };
}

/** Returns a seat, unless it was removed. */
export function findSeat(db: Queries, seatId: number): Promise<Seat | undefined> {
  return db
    .selectFrom('seats')
    .select(seatColumns)
    .where('id', '=', seatId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the names of the people who hold or held these seats, by seat id. */
export async function findSeatNames(
  db: Queries,
  seatIds: readonly number[],
): Promise<ReadonlyMap<number, { first_name: string; last_name: string }>> {
  if (seatIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select(['seats.id', 'users.first_name', 'users.last_name'])
    .where('seats.id', 'in', seatIds)
    .execute();
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

/** Returns the seats of a run with the people in them, in order of joining. */
export function listSeats(db: Queries, runId: number) {
  return seatsOf(db, { runId });
}

const seatsOf = prepared((db, { runId }: { runId: number }) =>
  db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([
      'seats.id',
      'seats.user_id',
      'seats.room_name',
      'seats.created_at',
      'users.first_name',
      'users.last_name',
      'users.email_address',
      'users.is_active',
      'users.is_guest',
      'seats.last_seen_at',
      'seats.is_room_given',
    ])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .orderBy('seats.id'),
);

/** Returns the number of seats of a run. */
export async function countSeats(db: Queries, runId: number): Promise<number> {
  const { seats } = await db
    .selectFrom('seats')
    .select((eb) => eb.fn.countAll<number>().as('seats'))
    .where('run_id', '=', runId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(seats);
}

/** Returns all seats that a run ever had, including removed ones, with the people's names, in order of joining. */
export function listSeatsEver(db: Queries, runId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('users', 'users.id', 'seats.user_id')
    .select([
      'seats.id',
      'seats.user_id',
      'seats.room_name',
      'seats.created_at',
      'seats.removed_at',
      'users.first_name',
      'users.last_name',
      'users.email_address',
      'users.is_guest',
    ])
    .where('seats.run_id', '=', runId)
    .orderBy('seats.id')
    .execute();
}

/** Returns the room of each person on a run, by account id. */
export async function listMemberRooms(db: Queries, runId: number): Promise<ReadonlyMap<number, Room>> {
  const rows = await db
    .selectFrom('seats')
    .select(['user_id', 'room_name'])
    .where('run_id', '=', runId)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.room_name]));
}

type NewSeat = Omit<Seat, 'id'> & { guest_key_hash?: string | null; is_room_given?: 0 | 1 };

export async function saveSeat(db: Queries, seat: NewSeat): Promise<Seat> {
  const [saved] = await savedSeat(db, {
    ...seat,
    guest_key_hash: seat.guest_key_hash ?? null,
    is_room_given: seat.is_room_given ?? 0,
  });
  if (saved === undefined) throw new Error('A seat was not stored');
  return saved;
}

const savedSeat = prepared((db, seat: Required<NewSeat>) =>
  db
    .insertInto('seats')
    .values({
      run_id: seat.run_id,
      user_id: seat.user_id,
      room_name: seat.room_name,
      created_at: seat.created_at,
      guest_key_hash: seat.guest_key_hash,
      is_room_given: seat.is_room_given,
      removed_at: null,
      last_seen_at: null,
    })
    .returning(seatColumns),
);

/** Moves a seat to the room that a facilitator has chosen for it. */
export function moveSeat(db: Queries, seatId: number, roomName: Room) {
  return moveSeats(db, [seatId], { room_name: roomName, is_room_given: true });
}

/** Moves several seats to one room, and saves whether a facilitator chose it for them. */
export function moveSeats(
  db: Queries,
  seatIds: readonly number[],
  { room_name, is_room_given }: { room_name: Room; is_room_given: boolean },
) {
  return db
    .updateTable('seats')
    .set({ room_name, is_room_given: is_room_given ? 1 : 0 })
    .where('id', 'in', seatIds)
    .execute();
}

/** Returns a person's seats on runs in which the stage of a scenario has begun, with the status of each run. */
export function listSeatsReaching(db: Queries, userId: number, scenarioId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('visits', 'visits.run_id', 'seats.run_id')
    .innerJoin('runs', 'runs.id', 'seats.run_id')
    .select([
      'seats.id',
      'seats.run_id',
      'seats.user_id',
      'seats.room_name',
      'seats.created_at',
      'runs.status',
      'runs.rooms',
    ])
    .where('seats.user_id', '=', userId)
    .where('seats.removed_at', 'is', null)
    .where('visits.scenario_id', '=', scenarioId)
    .where('visits.has_begun', '=', 1)
    .orderBy('seats.id')
    .execute();
}

/** Returns a person's seats on runs of a simulation. */
export function listSeatsOfSimulation(db: Queries, userId: number, simulationId: number) {
  return db
    .selectFrom('seats')
    .innerJoin('runs', 'runs.id', 'seats.run_id')
    .select([
      'seats.id',
      'seats.run_id',
      'seats.user_id',
      'seats.room_name',
      'seats.created_at',
      'runs.rooms',
    ])
    .where('seats.user_id', '=', userId)
    .where('seats.removed_at', 'is', null)
    .where('runs.simulation_id', '=', simulationId)
    .orderBy('seats.id')
    .execute();
}

/**
 * Returns the ranked roles of the people on a run, first choice first, by seat id. People without a ranking are left out.
 */
export async function listRankings(
  db: Queries,
  runId: number,
): Promise<ReadonlyMap<number, readonly Role[]>> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('preferences', 'preferences.user_id', 'seats.user_id')
    .select(['seats.id', 'preferences.room_id'])
    .where('seats.run_id', '=', runId)
    .where('seats.removed_at', 'is', null)
    .orderBy('seats.id')
    .orderBy('preferences.preference_order')
    .execute();
  const rankings = new Map<number, Role[]>();
  for (const { id, room_id } of rows) rankings.set(id, [...(rankings.get(id) ?? []), room_id]);
  return rankings;
}
