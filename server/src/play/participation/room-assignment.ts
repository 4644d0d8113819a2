import { isFinished, refuse, requireInUse, rooms } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { inUseOf } from '../store/rooms/run-rooms.ts';
import { announceOn, findRun, lockRun } from '../store/runs/runs.ts';
import { listRankings, listSeats, moveSeats } from '../store/seats/seats.ts';

export const listPeopleToPlace: CallHandler<'listPeopleToPlace', App> = async ({ params }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const [seats, rankings] = await Promise.all([
    listSeats(app.db.read, run.id),
    listRankings(app.db.read, run.id),
  ]);
  return {
    people: seats.map(({ id, first_name, last_name, room_name, is_room_given }) => ({
      user_run_id: id,
      first_name,
      last_name,
      room_name,
      is_room_given: is_room_given === 1,
      ranking: [...(rankings.get(id) ?? [])],
    })),
  };
};

// As with a single move, votes stay in the room where they were cast.
export const assignRooms: CallHandler<'assignRooms', App> = ({ params, body: { moves }, inChange }) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (isFinished(run.status)) refuse('run.is-over');
    for (const { room_name } of moves) requireInUse(room_name, inUseOf(run));
    const seats = await listSeats(change.tx, run.id);
    const currentRooms = new Map(seats.map(({ id, room_name }) => [id, room_name]));
    if (moves.some(({ user_run_id, from }) => currentRooms.get(user_run_id) !== from))
      refuse('seat.moved-meanwhile');
    for (const room_name of rooms)
      for (const is_room_given of [true, false]) {
        const ids = moves
          .filter((move) => move.room_name === room_name && move.is_room_given === is_room_given)
          .map(({ user_run_id }) => user_run_id);
        if (ids.length > 0) await moveSeats(change.tx, ids, { room_name, is_room_given });
      }
    announceOn(change, run, 'participants-changed');
    return { moved: moves.length };
  });
