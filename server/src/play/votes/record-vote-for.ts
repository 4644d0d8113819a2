import { refuse, requireWithdrawable } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import { requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import { currentPlace } from '../runs/place.ts';
import { announceOn, lockRun } from '../store/runs/runs.ts';
import { findSeat } from '../store/seats/seats.ts';
import { deleteVote, listSeatVotes } from '../store/votes/votes.ts';
import { type Cast, castVote, existingVote, findSameVote } from './cast.ts';

export const recordVoteFor: CallHandler<'recordVoteFor', App> = async (
  { params, body, caller, inChange },
  app,
) => {
  const sentVote: Cast = {
    kind: 'final',
    vote: { decision_chosen_id: body.decisionId, reasoning: body.reasoning },
    recorded_by: caller.user.id,
  };
  const foundSeat = await findSeat(app.db.read, body.participantId);
  const same = foundSeat?.run_id === params.runId && (await findSameVote(app.db.read, foundSeat, sentVote));
  if (same && same.scenario_id === body.scenarioId) return existingVote(app.db.read, same);
  return inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    const seat = await findSeat(change.tx, body.participantId);
    if (seat?.run_id !== run.id) return refuse('seat.unknown');
    const place = await currentPlace(change.tx, run);
    if (place !== null && place.scenario_id !== body.scenarioId) refuse('advance.moved-on');
    return castVote(app, change, run, seat, sentVote);
  });
};

export const withdrawVoteFor: CallHandler<'withdrawVoteFor', App> = async ({ params, caller, inChange }) => {
  return inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    const seat = await findSeat(change.tx, params.participantId);
    if (seat?.run_id !== run.id) return refuse('seat.unknown');
    const place = await currentPlace(change.tx, run);
    if (place !== null && place.scenario_id !== params.scenarioId) refuse('advance.moved-on');
    const seatVotes = await listSeatVotes(change.tx, seat.id, 'final');
    const openVote = seatVotes.find(({ scenario_id }) => scenario_id === place?.scenario_id) ?? null;
    const vote = requireWithdrawable(run.status, openVote);
    // The row is deleted, because a seat has one vote in a scenario and can then decide again.
    await deleteVote(change.tx, vote.id);
    announceOn(change, run, 'final-vote-cast');
    return { id: vote.id };
  });
};
