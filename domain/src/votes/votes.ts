import { refuse } from '../refusal.ts';
import type { Room } from '../rooms/rooms.ts';
import type { RunStatus } from '../runs/run-status.ts';

/** `room`: the preliminary decision of a room. `final`: the executive decision on the dashboard. */
export type VoteKind = 'room' | 'final';
export type Vote = { decision_chosen_id: number; reasoning: string };

/** The facts that decide whether a vote is accepted. */
export type Ballot = {
  kind: VoteKind;
  status: RunStatus;
  /** Whether the current stage has begun. */
  has_begun: boolean;
  /** The voter's current room. */
  room_name: Room;
  /** The room that the client names, or null. The voter may have been moved since. */
  requested_room: Room | null;
  /** The ids of the current scenario's decisions. */
  offered: readonly number[];
  /** The vote of this kind that the voter has already cast in the current scenario, or null. */
  cast: Vote | null;
};

/**
 * Judges a vote. The same vote sent again is a `repeat` at any time, so that a client can retry after a lost response.
 * Refuses, in this order: `run.not-in-progress`, `stage.not-begun`, `vote.no-room-vote`, `vote.already-submitted`,
 * `vote.other-room`, `vote.not-offered`.
 */
export function judgeVote(ballot: Ballot, vote: Vote): 'cast' | 'repeat' {
  if (ballot.cast !== null && isSameVote(ballot.cast, vote)) return 'repeat';
  if (ballot.status !== 'IN_PROGRESS') refuse('run.not-in-progress');
  if (!ballot.has_begun) refuse('stage.not-begun');
  if (ballot.kind === 'room' && ballot.room_name === 'dashboard') refuse('vote.no-room-vote');
  if (ballot.cast !== null) refuse('vote.already-submitted');
  if (ballot.requested_room !== null && ballot.requested_room !== ballot.room_name) refuse('vote.other-room');
  if (!ballot.offered.includes(vote.decision_chosen_id)) refuse('vote.not-offered');
  return 'cast';
}

/**
 * Checks that a facilitator may withdraw a final decision of the open scenario, and returns it. `recorded_by` is the
 * facilitator who recorded it. Refuses `run.not-in-progress` before the start and after the end of the run, and
 * `vote.not-on-behalf` if there is none or if the participant cast it.
 */
export function requireWithdrawable<Recorded extends { recorded_by: number | null }>(
  status: RunStatus,
  vote: Recorded | null,
): Recorded {
  if (status !== 'IN_PROGRESS' && status !== 'PAUSED') refuse('run.not-in-progress');
  return vote?.recorded_by != null ? vote : refuse('vote.not-on-behalf');
}

function isSameVote(vote: Vote, other: Vote): boolean {
  return vote.decision_chosen_id === other.decision_chosen_id && vote.reasoning === other.reasoning;
}

/** The maximum number of posts and files marked as evidence for one vote. */
export const maxEvidence = 10;

/** The posts and files that a vote cites, by id. */
export type Evidence = { posts: readonly number[]; files: readonly number[] };

/** The posts or the files that a voter may cite, by id. */
export type Citable = {
  /** Those that the voter's room has and those on the table. */
  visible: ReadonlySet<number>;
  /** Those that the voter could see and that were deleted or taken back from the table. */
  isGone: (id: number) => boolean;
};

/**
 * Returns the evidence of a vote: what the voter marked (`markedEvidence`), each item once. Items that are gone are dropped, because they must not
 * make the vote fail. For an item that the voter can't cite, it refuses `vote.foreign-evidence`, or `vote.bad-evidence` if
 * the run has no table. Refuses `vote.too-much-evidence` for more than `maxEvidence` posts and files.
 */
export function requireEvidence(
  markedEvidence: Evidence,
  citable: { posts: Citable; files: Citable },
  hasTable: boolean,
): Evidence {
  const accept = (ids: readonly number[], { visible, isGone }: Citable) => {
    const presentIds = [...new Set(ids)].filter((id) => visible.has(id) || !isGone(id));
    if (!presentIds.every((id) => visible.has(id)))
      refuse(hasTable ? 'vote.foreign-evidence' : 'vote.bad-evidence');
    return presentIds;
  };
  const evidence = {
    posts: accept(markedEvidence.posts, citable.posts),
    files: accept(markedEvidence.files, citable.files),
  };
  if (evidence.posts.length + evidence.files.length > maxEvidence)
    refuse('vote.too-much-evidence', { limit: maxEvidence });
  return evidence;
}
