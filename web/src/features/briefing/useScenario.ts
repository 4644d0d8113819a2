import { isFinished, type Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { roomsFor } from '../../parts/rooms.tsx';

/** Parses an id from the page's address; undefined if it is malformed. */
export function parseId(text: string): number | undefined {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
}

/** Reads a scenario that a run of the user has reached, and the rooms of it that the user may read. */
export function useScenario(id: number | undefined) {
  const session = useSession();
  const history = useRead('listMyRuns', {});
  const scenario = useRead('getScenario', { params: { scenarioId: id ?? 0 } }, { enabled: id !== undefined });
  const runIds = scenario.data?.runs.map(({ run_id }) => run_id) ?? [];
  const seats = history.data?.user_run.filter((seat) => runIds.includes(seat.simulation_run_id)) ?? [];
  const readsAll =
    session?.is_admin === true ||
    seats.some((seat) => isFinished(seat.sim_run.status) || seat.room.room_name === 'dashboard');
  const ownRooms = seats.map((seat) => seat.room.room_name);
  const { rooms } = roomsFor(scenario.data?.room_texts ?? null);
  const readable = rooms.filter((room) => readsAll || room === 'dashboard' || ownRooms.includes(room));
  return { scenario, ownRooms, readable: readable as readonly Room[], seatsKnown: history.isSuccess };
}
