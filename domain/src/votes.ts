import { refuse } from './refusal.ts';
import type { Room } from './rooms.ts';
import type { RunStatus } from './run-status.ts';

/** `room`: the preliminary decision of a room. `final`: the executive decision on the dashboard. */
export type VoteKind = 'room' | 'final';
export type Vote = { decision_chosen_id: number; reasoning: string };

/** All that decides whether a vote may be cast. */
export type Ballot = {
  kind: VoteKind;
  status: RunStatus;
  /** The room that the voter holds. */
  room_name: Room;
  /** The room that the vote was meant for, where that is said: the voter may have been moved since. */
  meant_room: Room | null;
  /** The ids of the current scenario's decisions. */
  offered: readonly number[];
  /** The vote of this kind that the voter has cast in the current scenario. */
  cast: Vote | null;
};

/**
 * Judges a vote (ruling 4.5). The same vote sent again is a `repeat` at any time, so that a lost answer can be
 * fetched again. Refuses, in this order: `run.not-in-progress`, `vote.no-room-vote`, `vote.already-submitted`,
 * `vote.other-room`, `vote.not-offered`.
 */
export function judgeVote(ballot: Ballot, vote: Vote): 'cast' | 'repeat' {
  if (ballot.cast !== null && isSameVote(ballot.cast, vote)) return 'repeat';
  if (ballot.status !== 'IN_PROGRESS') refuse('run.not-in-progress');
  if (ballot.kind === 'room' && ballot.room_name === 'dashboard') refuse('vote.no-room-vote');
  if (ballot.cast !== null) refuse('vote.already-submitted');
  if (ballot.meant_room !== null && ballot.meant_room !== ballot.room_name) refuse('vote.other-room');
  if (!ballot.offered.includes(vote.decision_chosen_id)) refuse('vote.not-offered');
  return 'cast';
}

function isSameVote(one: Vote, other: Vote): boolean {
  return one.decision_chosen_id === other.decision_chosen_id && one.reasoning === other.reasoning;
}

/** The most posts on which one vote can rest. */
export const mostEvidence = 10;

/**
 * The posts on which a vote rests, of those that its voter marked: what has been deleted since is left out, for a vote
 * must not be lost with it. Refuses `vote.bad-evidence` for a post that the voter does not have before them.
 */
export function takeEvidence(
  marked: readonly number[],
  posts: { stored: ReadonlySet<number>; before: ReadonlySet<number> },
): number[] {
  const taken = [...new Set(marked)].filter((id) => posts.stored.has(id));
  if (!taken.every((id) => posts.before.has(id))) refuse('vote.bad-evidence');
  return taken;
}
