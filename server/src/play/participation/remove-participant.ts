import { isFinished, refuse } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { findRemovedSeat, removeSeat, restoreSeat } from '../store/seats/removed-seats.ts';
import { findCurrentSeat, listSeats } from '../store/seats/seats.ts';
import { restoreVotes, withdrawVotes } from '../store/votes/votes.ts';
import { lockSeat } from './lock-seat.ts';
import { seatView } from './views.ts';

export const removeParticipant: CallHandler<'removeParticipant', App> = ({ params, inChange }, app) =>
  inChange(async (change) => {
    const { seat, run } = await lockSeat(change, params.userRunId);
    const now = app.clock();
    const place = await currentPlace(change.tx, run);
    // Votes of closed stages stay. Votes of the open stage no longer count.
    if (place) await withdrawVotes(change.tx, seat.id, place.scenario_id, now);
    await removeSeat(change.tx, seat.id, now);
    announceOn(change, run, 'participants-changed', seat.room_name);
    return { id: seat.id };
  });

export const restoreParticipant: CallHandler<'restoreParticipant', App> = ({ params, inChange }) =>
  inChange(async (change) => {
    const { tx } = change;
    const seatBeforeLock = (await findRemovedSeat(tx, params.userRunId)) ?? refuse('seat.unknown');
    const run = await lockRun(change, seatBeforeLock.run_id);
    const { removed_at, ...seat } = (await findRemovedSeat(tx, params.userRunId)) ?? refuse('seat.unknown');
    if (isFinished(run.status)) refuse('run.is-over');
    if (await findCurrentSeat(tx, run.id, seat.user_id)) refuse('seat.already-on-run');
    const place = await currentPlace(tx, run);
    // The report of a closed stage names the people who were removed in it.
    if (place && removed_at < place.visit.entered_at) refuse('seat.removed-earlier');
    await restoreSeat(tx, seat.id);
    if (place) await restoreVotes(tx, seat.id, place.scenario_id, removed_at);
    announceOn(change, run, 'participants-changed', seat.room_name);
    const [user] = (await listSeats(tx, run.id)).filter(({ id }) => id === seat.id);
    return seatView(seat, user ?? refuse('seat.unknown'));
  });
