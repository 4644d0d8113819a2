import { type Room, readNotes } from '@vincere/domain';
import { newPosts } from '../../features/posts/NewPostsPill.tsx';
import type { useRoomReads } from '../../features/room/useRoomReads.ts';
import type { ReceivedRun } from '../../features/runs/useRun.ts';
import { turnoutOf } from '../../features/votes/room-turnout.ts';
import { plural, t } from '../../lib/text.ts';
import { QuietStatus } from '../../ui/QuietStatus.tsx';

type RoomNewsProps = {
  run: ReceivedRun['run'];
  room: Room;
  reads: ReturnType<typeof useRoomReads>;
  /** Number of new posts not shown yet. */
  waiting: number;
};

/** Announces news of a room to screen readers. Render it outside the room's parts, because a phone shows one at a time. */
export function RoomNews({ run, room, reads, waiting }: RoomNewsProps) {
  const notes = reads.room && readNotes(reads.room.notes).length;
  const turnout = reads.votes && turnoutOf(run, room, reads.votes);
  return (
    <>
      <QuietStatus text={waiting > 0 ? newPosts(waiting) : ''} />
      {notes !== undefined && <QuietStatus text={plural(notes, '{count} note', '{count} notes')} />}
      {turnout && <QuietStatus text={t('{voted} of {people} in your room have voted', turnout)} />}
    </>
  );
}
