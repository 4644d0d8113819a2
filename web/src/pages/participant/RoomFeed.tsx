import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import type { Ref } from 'react';
import { Feed } from '../../features/posts/Feed.tsx';
import { useReading } from '../../features/posts/useReading.ts';
import { useWaitingPosts } from '../../features/posts/useWaitingPosts.ts';
import { RoomTopic } from '../../features/room/RoomTopic.tsx';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import { usePostChime } from '../../features/room/usePostChime.ts';
import type { useRoomReads } from '../../features/room/useRoomReads.ts';
import { useServerNow } from '../../features/room/useServerNow.ts';
import type { Evidence } from '../../features/runs/useEvidence.ts';
import { ownSeat, type ReceivedRun } from '../../features/runs/useRun.ts';
import { renderPostFoot } from '../../features/table/TableFoot.tsx';

type RoomReads = ReturnType<typeof useRoomReads>;

/** The posts of a room, which of them are unread in the user's own room, and the sound of a new one. */
export function useRoomFeed(
  run: Run,
  room: Room,
  hasEnded: boolean,
  content: RoomReads['room'],
  isFeedShown: boolean,
) {
  const posts = useWaitingPosts(content?.id, content?.tweets, () => scrollY < 24 && isFeedShown);
  const isOwnRoom = ownSeat(run)?.room.room_name === room && !hasEnded;
  const reading = useReading(run.id, isOwnRoom ? content?.id : undefined, content?.tweets);
  usePostChime(content?.id, content?.tweets);
  return { posts, reading };
}

/** The left column of a room: the situation and the posts. */
export function RoomFeed({
  received: { run, receivedAt },
  room,
  hasEnded,
  reads,
  posts,
  reading,
  evidence,
  heading,
}: {
  received: ReceivedRun;
  room: Room;
  hasEnded: boolean;
  reads: RoomReads;
  /** The evidence of the user's vote; undefined if the user can't vote. */
  evidence: Evidence | undefined;
  heading: Ref<HTMLHeadingElement>;
} & ReturnType<typeof useRoomFeed>) {
  const now = useServerNow(run, receivedAt);
  const hasBegun = run.status !== 'DRAFT';
  const { facilitator_notes: note } = reads.room ?? {};
  return (
    <Feed
      head={<RoomTopic ref={heading} run={run} room={room} note={hasBegun ? note : ''} />}
      posts={posts}
      reading={reading}
      evidence={evidence}
      now={now}
      state={!hasBegun ? 'closed' : reads.room ? 'ready' : reads.failed.room ? 'failed' : 'loading'}
      isOver={hasEnded}
      onRetry={() => void retryWithToast(reads.retry.room)}
      retrying={reads.retrying.room}
      renderFoot={renderPostFoot}
    />
  );
}
