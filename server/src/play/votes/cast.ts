import {
  type Evidence,
  judgeVote,
  noEstimates,
  type Room,
  refuse,
  requireEstimates,
  type Vote,
  type VoteKind,
} from '@vincere/domain';
import type { Change, Queries } from '../../platform/db/database.ts';
import type { Seat } from '../../platform/http/caller.ts';
import { AlreadyExists } from '../../platform/http/handle.ts';
import { isoTime } from '../../platform/time.ts';
import type { App } from '../app.ts';
import { currentPlace, hasBegun, listOffered } from '../runs/place.ts';
import { announceOn, type RunRow } from '../store/runs/runs.ts';
import { listEvidence, noEvidence, saveEvidence, type VoteEvidence } from '../store/votes/evidence.ts';
import { listSeatVotes, saveVote, type VoteRow } from '../store/votes/votes.ts';
import { judgeEvidence } from './evidence.ts';

/** A vote as it was sent: with the room it was meant for, if named, and the facilitator who recorded it, if any. */
export type Cast = {
  kind: VoteKind;
  vote: Vote;
  evidence?: Evidence;
  estimates?: { confidence?: number | undefined; forecast?: number | undefined };
  requested_room?: Room | undefined;
  recorded_by?: number;
};

/** Checks a vote on a locked run and saves it, unless the same vote is stored already. */
export async function castVote(
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
      has_begun: hasBegun(place),
      room_name: seat.room_name,
      requested_room: requested_room ?? null,
      offered: offeredDecisions.map(({ id }) => id),
      cast: storedVote,
    },
    vote,
  );
  if (verdict === 'repeat' && storedVote !== null) return existingVote(change.tx, storedVote);
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

/**
 * Returns the identical vote of this seat, if any. A repeated vote changes nothing, so it takes no lock and no new
 * revision.
 */
export async function findSameVote(
  db: Queries,
  seat: Seat,
  { kind, vote }: Cast,
): Promise<VoteRow | undefined> {
  return findIdentical(await listSeatVotes(db, seat.id, kind), vote);
}

/** Searches all scenarios: a vote may be sent again after its stage has closed, if the sender never got the answer. */
function findIdentical(earlier: readonly VoteRow[], vote: Vote): VoteRow | undefined {
  return earlier.find(
    (earlierVote) =>
      earlierVote.decision_chosen_id === vote.decision_chosen_id && earlierVote.reasoning === vote.reasoning,
  );
}

/** Returns the answer for a repeated vote: the stored one. */
export async function existingVote(db: Queries, vote: VoteRow) {
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
