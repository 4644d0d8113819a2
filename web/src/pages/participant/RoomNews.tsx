import { readNotes } from '@vincere/domain';
import { newPosts } from '../../features/posts/NewPostsPill.tsx';
import type { useRoomReads } from '../../features/room/useRoomReads.ts';
import { plural, t } from '../../lib/text.ts';
import { QuietStatus } from '../../ui/QuietStatus.tsx';

type RoomNewsProps = {
  reads: ReturnType<typeof useRoomReads>;
  /** Number of new posts not shown yet. */
  waiting: number;
};

/** Announces news of a room to screen readers. Render it outside the room's parts, because a phone shows one at a time. */
export function RoomNews({ reads, waiting }: RoomNewsProps) {
  const notes = reads.room && readNotes(reads.room.notes).length;
  const { votes } = reads;
  return (
    <>
      <QuietStatus text={waiting > 0 ? newPosts(waiting) : ''} />
      {notes !== undefined && <QuietStatus text={plural(notes, '{count} note', '{count} notes')} />}
      {votes && (
        <QuietStatus
          text={t('{voted} of {people} in your room have voted', {
            voted: votes.votes_cast,
            people: votes.ballots,
          })}
        />
      )}
    </>
  );
}
