import { refuse } from '@vincere/domain';
import type { Caller, CallHandler, RequestChanges } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { lockRun } from '../store/runs/runs.ts';
import { findCurrentSeat } from '../store/seats/seats.ts';
import { type Cast, castVote, existingVote, findSameVote } from './cast.ts';

type OwnVoteRequest = Pick<RequestChanges, 'inChange'> & {
  params: { runId: number };
  caller: Caller<'vote'>;
};

export const castFinalVote: CallHandler<'castFinalVote', App> = (request, app) => {
  const { evidence: posts, evidence_files: files, confidence, ...vote } = request.body;
  return castOwn(app, request, {
    kind: 'final',
    vote,
    evidence: { posts, files },
    estimates: { confidence },
  });
};

export const castRoomVote: CallHandler<'castRoomVote', App> = (request, app) => {
  const { room_name, evidence: posts, evidence_files: files, confidence, forecast, ...vote } = request.body;
  return castOwn(app, request, {
    kind: 'room',
    vote,
    evidence: { posts, files },
    estimates: { confidence, forecast },
    requested_room: room_name,
  });
};

async function castOwn(
  app: App,
  { params: { runId }, caller: { user, seat: currentSeat }, inChange }: OwnVoteRequest,
  sentVote: Cast,
) {
  const same = currentSeat && (await findSameVote(app.db.read, currentSeat, sentVote));
  if (same) return existingVote(app.db.read, same);
  return inChange(async (change) => {
    const run = await lockRun(change, runId);
    const seat = (await findCurrentSeat(change.tx, runId, user.id)) ?? refuse('run.unknown');
    return castVote(app, change, run, seat, sentVote);
  });
}
