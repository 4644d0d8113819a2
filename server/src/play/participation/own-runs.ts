import { refuse, runningMs, titleOfRoom } from '@vincere/domain';
import { type CallHandler, nestUnder } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { findRunRooms } from '../editions/rooms.ts';
import { serializeRun } from '../runs/snapshots.ts';
import { findRun } from '../store/runs/runs.ts';
import { findSeat } from '../store/seats/seats.ts';
import { listOwnRuns } from './history.ts';
import { historyView } from './views.ts';

export const listMyRuns: CallHandler<'listMyRuns', App> = async ({ caller }, app) => {
  const rows = await listOwnRuns(app.db.read, caller.user.id);
  const now = app.clock();
  const titles = await Promise.all(
    rows.map(async (row) => titleOfRoom(await findRunRooms(app.db.read, row), row.room_name)),
  );
  return {
    user_run: rows.map((row, index) =>
      historyView(row, {
        minutes: Math.floor(runningMs(row, now) / 60_000),
        title: titles[index] ?? null,
        now,
      }),
    ),
  };
};

export const getUserRun: CallHandler<'getUserRun', App> = async ({ params, caller }, app) => {
  const seat = (await findSeat(app.db.read, params.userRunId)) ?? refuse('seat.unknown');
  const run = (await findRun(app.db.read, seat.run_id)) ?? refuse('run.unknown');
  const { id, user_id, room_name } = seat;
  const fields = { id, user_id, created_at: isoTime(seat.created_at), room: { room_name } };
  return nestUnder(fields, 'sim_run', await serializeRun(app, run, caller));
};
