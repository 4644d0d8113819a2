import { isFinished, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { removeSeats } from '../store/seats/removed-seats.ts';
import { listSeats } from '../store/seats/seats.ts';
import { listVotedSeats } from './store.ts';

export const takeBackRoster: CallHandler<'takeBackRoster', App> = ({ params, body, inChange }, app) =>
  inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    if (isFinished(run.status)) refuse('run.is-over');
    const seatIds = new Set((await listSeats(change.tx, run.id)).map(({ id }) => id));
    const ids = [...new Set(body.user_run_ids)];
    const votedSeatIds = await listVotedSeats(change.tx, run.id);
    if (ids.some((id) => !seatIds.has(id) || votedSeatIds.has(id))) refuse('roster.used');
    await removeSeats(change.tx, ids, app.clock());
    announceOn(change, run, 'participants-changed');
    return { removed: ids.length };
  });
