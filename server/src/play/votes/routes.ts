import type { Nouns } from '@vincere/contract';
import {
  type Evidence,
  judgeVote,
  noEstimates,
  type Room,
  refuse,
  requireEstimates,
  requireWithdrawable,
  type Vote,
  type VoteKind,
} from '@vincere/domain';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import {
  AlreadyExists,
  type Caller,
  type CallHandler,
  type Handlers,
  type RequestChanges,
} from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import { requireAdvancedControls } from '../access/advanced-controls.ts';
import type { App } from '../app.ts';
import { currentPlace, listOffered } from '../runs/place.ts';
import { listOwnEstimates } from '../store/estimates.ts';
import { listEvidence, noEvidence, saveEvidence, type VoteEvidence } from '../store/evidence.ts';
import { findRoomRun } from '../store/rooms.ts';
import { announceOn, findRun, lockRun, type RunRow } from '../store/runs.ts';
import { findCurrentSeat, findSeat } from '../store/seats.ts';
import { deleteVote, listSeatVotes, saveVote, type VoteRow } from '../store/votes.ts';
import { judgeEvidence } from './evidence.ts';
import { serializeRoomVotes } from './room-votes.ts';

/** A vote as it was sent: with the room it was meant for, if named, and the facilitator who recorded it, if any. */
type Cast = {
  kind: VoteKind;
  vote: Vote;
  evidence?: Evidence;
  estimates?: { confidence?: number | undefined; forecast?: number | undefined };
  requested_room?: Room | undefined;
  recorded_by?: number;
};

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

export const getOwnEstimates: CallHandler<'getOwnEstimates', App> = async ({ params, caller }, app) => {
  const db = app.db.read;
  const run = (await findRun(db, params.runId)) ?? refuse('run.unknown');
  const place = await currentPlace(db, run);
  const seat = await findCurrentSeat(db, run.id, caller.user.id);
  const rows = seat && place ? await listOwnEstimates(db, seat.id, place.scenario_id) : [];
  const rowOf = (kind: VoteKind) => rows.find((row) => row.kind === kind);
  const { confidence, forecast_id: forecast } = rowOf('room') ?? {};
  const final = rowOf('final')?.confidence;
  return {
    room: confidence != null && forecast != null ? { confidence, forecast } : null,
    final: final != null ? { confidence: final } : null,
  };
};

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
  const same = foundSeat?.run_id === params.runId && (await findSame(app.db.read, foundSeat, sentVote));
  if (same && same.scenario_id === body.scenarioId) return existing(app.db.read, same);
  return inChange(async (change) => {
    const run = await lockRun(change, params.runId);
    await requireAdvancedControls(change.tx, caller.user);
    const seat = await findSeat(change.tx, body.participantId);
    if (seat?.run_id !== run.id) return refuse('seat.unknown');
    const place = await currentPlace(change.tx, run);
    if (place !== null && place.scenario_id !== body.scenarioId) refuse('advance.moved-on');
    return cast(app, change, run, seat, sentVote);
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
    const cast = await listSeatVotes(change.tx, seat.id, 'final');
    const openVote = cast.find(({ scenario_id }) => scenario_id === place?.scenario_id) ?? null;
    const vote = requireWithdrawable(run.status, openVote);
    // The row is deleted, because a seat has one vote in a scenario and can then decide again.
    await deleteVote(change.tx, vote.id);
    announceOn(change, run, 'final-vote-cast');
    return { id: vote.id };
  });
};

export const getRoomVotes: CallHandler<'getRoomVotes', App> = async ({ params, caller }, app) => {
  const run = (await findRun(app.db.read, params.runId)) ?? refuse('run.unknown');
  const room = await resolveRoom(app, params.roomId, run.id);
  return serializeRoomVotes(app.db.read, await app.snapshots.of(run), room, caller);
};

export const voteRoutes: Handlers<Nouns['votes'], App> = {
  castFinalVote,
  castRoomVote,
  getOwnEstimates,
  recordVoteFor,
  withdrawVoteFor,
  getRoomVotes,
};

/** Checks a vote on a locked run and saves it, unless the same vote is stored already. */
async function cast(
  app: App,
  change: Change,
  run: RunRow,
  seat: Seat,
  { kind, vote, evidence = { posts: [], files: [] }, estimates = {}, requested_room, recorded_by }: Cast,
) {
  const place = await currentPlace(change.tx, run);
  const offeredDecisions = place === null ? [] : await listOffered(change.tx, place.scenario_id);
  const earlier = await listSeatVotes(change.tx, seat.id, kind);
  const storedVote =
    findIdentical(earlier, vote) ??
    earlier.find((earlierVote) => earlierVote.scenario_id === place?.scenario_id) ??
    null;
  const verdict = judgeVote(
    {
      kind,
      status: run.status,
      room_name: seat.room_name,
      requested_room: requested_room ?? null,
      offered: offeredDecisions.map(({ id }) => id),
      cast: storedVote,
    },
    vote,
  );
  if (verdict === 'repeat' && storedVote !== null) return existing(change.tx, storedVote);
  const scenario_id = place?.scenario_id ?? refuse('run.not-in-progress');
  const isAsked = run.asks_confidence === 1 && recorded_by === undefined;
  const decisionIds = offeredDecisions.map(({ id }) => id);
  const acceptedEstimates = isAsked ? requireEstimates(kind, estimates, decisionIds) : noEstimates;
  const acceptedEvidence = await judgeEvidence(change.tx, run, seat, scenario_id, evidence, app.clock());
  const newVote = {
    ...vote,
    kind,
    run_id: run.id,
    scenario_id,
    seat_id: seat.id,
    room_name: seat.room_name,
    recorded_by: recorded_by ?? null,
    created_at: app.clock(),
  };
  const savedVote = await saveVote(change.tx, newVote, acceptedEstimates);
  await saveEvidence(change.tx, savedVote.id, acceptedEvidence);
  if (kind === 'room') announceOn(change, run, 'room-vote-cast', seat.room_name);
  else announceOn(change, run, 'final-vote-cast');
  const { posts, files } = acceptedEvidence;
  return voteView(savedVote, { evidence: posts, evidence_files: files });
}

async function castOwn(
  app: App,
  { params: { runId }, caller: { user, seat: currentSeat }, inChange }: OwnVoteRequest,
  sentVote: Cast,
) {
  const same = currentSeat && (await findSame(app.db.read, currentSeat, sentVote));
  if (same) return existing(app.db.read, same);
  return inChange(async (change) => {
    const run = await lockRun(change, runId);
    const seat = (await findCurrentSeat(change.tx, runId, user.id)) ?? refuse('run.unknown');
    return cast(app, change, run, seat, sentVote);
  });
}

/** Returns the room that the path names directly or by the id of one of the run's room runs. */
async function resolveRoom(app: App, roomId: Room | number, runId: number): Promise<Room> {
  if (typeof roomId !== 'number') return roomId;
  const roomRun = await findRoomRun(app.db.read, roomId);
  return roomRun?.run_id === runId ? roomRun.room_name : refuse('room.unknown');
}

/**
 * Returns the identical vote of this seat, if any. A repeated vote changes nothing, so it takes no lock and no new
 * revision.
 */
async function findSame(db: Queries, seat: Seat, { kind, vote }: Cast): Promise<VoteRow | undefined> {
  return findIdentical(await listSeatVotes(db, seat.id, kind), vote);
}

/** Searches all scenarios: a vote may be sent again after its stage has closed, if the sender never got the answer. */
function findIdentical(earlier: readonly VoteRow[], vote: Vote): VoteRow | undefined {
  return earlier.find(
    (earlierVote) =>
      earlierVote.decision_chosen_id === vote.decision_chosen_id && earlierVote.reasoning === vote.reasoning,
  );
}

async function existing(db: Queries, vote: VoteRow) {
  const evidence = await listEvidence(db, { seatId: vote.seat_id });
  return new AlreadyExists(voteView(vote, evidence.get(vote.id) ?? noEvidence));
}

function voteView(vote: VoteRow, evidence: { readonly [Field in keyof VoteEvidence]: readonly number[] }) {
  return {
    id: vote.id,
    user_run_id: vote.seat_id,
    scenario_id: vote.scenario_id,
    decision_chosen_id: vote.decision_chosen_id,
    reasoning: vote.reasoning,
    evidence: [...evidence.evidence],
    evidence_files: [...evidence.evidence_files],
    room_name: vote.room_name,
    created_at: isoTime(vote.created_at),
  };
}
