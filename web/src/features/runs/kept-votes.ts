import { type Room, rooms } from '@vincere/domain';
import { dropDraft, keepDraft, listDrafts, readDraft } from '../../lib/drafts.ts';
import { parseStored } from '../../lib/stored.ts';

/** A vote that somebody has submitted. */
export type SentVote = {
  runId: number;
  /** The seat that casts it: who was taken off and joined again submits anew. */
  seatId: number;
  /** Begins the keys of its drafts, which end in `:choice`, `:reasoning` and `:evidence`. */
  draftKey: string;
  vote: { decision_chosen_id: number; reasoning: string; evidence?: number[] };
} & (
  | { kind: 'final' }
  /** A vote for one room is none for the next, where its person may be by the time that it goes out. */
  | { kind: 'room'; room: Room }
);

/** Who sits where: the person, and the seat that they have in a run. */
export type Seat = { user_id: number; user_run_id: number };

/* That a vote was submitted is kept in this browser beside its drafts until the server has said yes or no to it. */

const prefix = 'vote:';

export function keepVote(sent: SentVote): void {
  keepDraft(prefix + sent.draftKey, JSON.stringify(sent));
}

export function forgetVote(draftKey: string): void {
  dropDraft(prefix + draftKey);
}

export function isKept(draftKey: string): boolean {
  return readDraft(prefix + draftKey) !== null;
}

/** The votes that a seat submitted, in this page or an earlier one, and has no answer to. */
export function listKeptVotes(seatId: number): SentVote[] {
  return listDrafts(prefix)
    .map(({ value }) => parseStored(value))
    .filter(isSentVote)
    .filter((sent) => sent.seatId === seatId);
}

/** Under which draft keys a person has submitted in a run with a seat that is theirs no longer. */
export function listFormerVotes({ user_id, user_run_id }: Seat, runId: number): string[] {
  return ['room', 'final']
    .flatMap((kind) => listDrafts(`${prefix}${kind}:${user_id}:${runId}:`))
    .filter(({ value }) => (parseStored(value) as Partial<SentVote> | null)?.seatId !== user_run_id)
    .map(({ key }) => key.slice(prefix.length));
}

/** Whether the drafts of a vote still say what was submitted: what was written anew is not sent unasked. */
export function isStillMeant({ draftKey, vote }: SentVote): boolean {
  return (
    readDraft(`${draftKey}:choice`) === String(vote.decision_chosen_id) &&
    readDraft(`${draftKey}:reasoning`) === vote.reasoning
  );
}

export function dropVoteDrafts(draftKey: string): void {
  dropDraft(`${draftKey}:choice`);
  dropDraft(`${draftKey}:reasoning`);
  dropDraft(`${draftKey}:evidence`);
}

function isSentVote(stored: unknown): stored is SentVote {
  const { kind, room, runId, seatId, draftKey, vote } = (stored ?? {}) as Partial<
    SentVote & { room: unknown }
  >;
  return (
    (kind === 'final' || (kind === 'room' && rooms.some((one) => one === room))) &&
    typeof runId === 'number' &&
    typeof seatId === 'number' &&
    typeof draftKey === 'string' &&
    typeof vote?.decision_chosen_id === 'number' &&
    typeof vote.reasoning === 'string' &&
    (vote.evidence === undefined || vote.evidence.every((id) => typeof id === 'number'))
  );
}
