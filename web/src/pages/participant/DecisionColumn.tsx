import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { type RoomAccess, voteClosedReason } from '../../features/room/place.ts';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import type { useRoomReads } from '../../features/room/useRoomReads.ts';
import { deadlineOf } from '../../features/room/useServerNow.ts';
import { ToFinalDecision } from '../../features/runs/decisions/ToFinalDecision.tsx';
import { useUnsentVote } from '../../features/runs/decisions/vote-outbox.ts';
import { useEvidence } from '../../features/runs/useEvidence.ts';
import { useTableEvidence } from '../../features/table/useTable.ts';
import { RoomTally } from '../../features/votes/RoomTally.tsx';
import { RoomVoteForm } from '../../features/votes/RoomVoteForm.tsx';
import { t } from '../../lib/text.ts';
import { useTimeUp } from '../../parts/Clock.tsx';
import type { EvidencePost } from '../../parts/posts/Evidence.tsx';
import roomPageStyles from '../../parts/room-page.module.css';

const noPosts: readonly EvidencePost[] = [];

type VoteInRoomProps = {
  run: Run;
  access: Exclude<RoomAccess, 'restricted'>;
  hasEnded: boolean;
  reads: ReturnType<typeof useRoomReads>;
  draftKey: string;
  /** The posts of the room, newest first. */
  posts: readonly EvidencePost[];
};

/** The user's vote in a room: whether it is due, and the evidence that it can cite. */
export function useVoteInRoom({ run, access, hasEnded, reads, draftKey, posts }: VoteInRoomProps) {
  const seatId = run.users_playing[0]?.user_run_id;
  const cast = reads.votes?.all_room_decisions.find(({ user_run_id }) => user_run_id === seatId);
  const ownVote = cast ?? (reads.votes || reads.failed.votes ? null : undefined);
  const unsentVote = useUnsentVote(draftKey, seatId)?.state;
  const onTable = useTableEvidence(run);
  const evidence = useEvidence(
    draftKey,
    onTable && { posts: [...posts, ...onTable.posts], files: onTable.files },
  );
  const closedReason = voteClosedReason(run, access, hasEnded);
  const isDue =
    closedReason === undefined && ownVote === null && (run.current_scenario?.all_decisions.length ?? 0) > 0;
  return {
    seatId,
    cast,
    ownVote,
    onTable,
    evidence,
    closedReason,
    isDue,
    canCite: isDue && (unsentVote === undefined || unsentVote === 'failed'),
    /** The server has taken the vote, but no read shows it yet. */
    isBehind: unsentVote === 'sent' && cast === undefined,
  };
}

/** The right column of a room: the vote, the votes of the others, and the way to the final decision. */
export function DecisionColumn({
  run,
  receivedAt,
  room,
  access,
  hasEnded,
  reads,
  draftKey,
  posts,
  vote,
}: VoteInRoomProps & {
  /** When the run was received (performance.now, ms). */
  receivedAt: number;
  room: Room;
  vote: ReturnType<typeof useVoteInRoom>;
}) {
  const { cast, onTable } = vote;
  const isTimeUp = useTimeUp(run.stage_clock, receivedAt);
  // The column scrolls if it is longer than the screen, so the keyboard must be able to focus it.
  return (
    <div
      className={roomPageStyles.decisionColumn}
      role="region"
      aria-label={t('Decision and votes')}
      tabIndex={0}
    >
      <RoomVoteForm
        key={draftKey}
        run={run}
        room={room}
        own={vote.ownVote}
        until={hasEnded || isTimeUp ? undefined : deadlineOf(run)}
        draftKey={draftKey}
        posts={posts}
        onTable={onTable}
        evidence={vote.evidence}
        closed={vote.closedReason}
      />
      <RoomTally
        run={run}
        room={room}
        votes={reads.votes}
        posts={reads.room?.tweets ?? noPosts}
        onTable={onTable}
        failed={reads.failed.votes}
        retrying={reads.retrying.votes}
        onRetry={() => void retryWithToast(reads.retry.votes)}
        isOpen={cast !== undefined || access === 'visitor' || hasEnded}
        isBehind={vote.isBehind}
        ownSeatId={vote.seatId}
      />
      {cast !== undefined && access === 'own' && !hasEnded && <ToFinalDecision run={run} />}
    </div>
  );
}
