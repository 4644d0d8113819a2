import type { Run } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { RoomNotes } from '../../features/notes/RoomNotes.tsx';
import { EarlierStages } from '../../features/room/EarlierStages.tsx';
import { RoomFiles } from '../../features/room/RoomFiles.tsx';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import type { useRoomReads } from '../../features/room/useRoomReads.ts';
import { FileList } from '../../features/runs/FileList.tsx';
import { RoomTable } from '../../features/table/RoomTable.tsx';
import { renderFileFoot } from '../../features/table/TableFoot.tsx';
import styles from './RoomInside.module.css';

/** The middle column of a room: notes, files and what rooms share. */
export function MiddleColumn({
  run,
  room,
  reads,
  author,
  draftKey,
  closedToNotes,
  hasEnded,
}: {
  run: Run;
  room: Room;
  reads: ReturnType<typeof useRoomReads>;
  /** The name under which the user writes notes. */
  author: string;
  draftKey: string;
  /** The reason why nobody can write notes; undefined if notes are open. */
  closedToNotes: string | undefined;
  hasEnded: boolean;
}) {
  return (
    <div className={styles.middleColumn}>
      <RoomNotes
        roomRunId={reads.roomRunId}
        notes={reads.room?.notes}
        failed={reads.failed.room}
        retrying={reads.retrying.room}
        onRetry={() => void retryWithToast(reads.retry.room)}
        author={author}
        draftKey={draftKey}
        closed={closedToNotes}
        isOver={hasEnded}
      >
        <EarlierStages run={run} room={room} />
      </RoomNotes>
      <RoomFiles
        count={reads.files?.length}
        failed={reads.failed.files}
        retrying={reads.retrying.files}
        onRetry={() => void retryWithToast(reads.retry.files)}
      >
        <FileList
          files={reads.files ?? []}
          runId={run.id}
          call="downloadRoomFile"
          renderFoot={renderFileFoot}
        />
      </RoomFiles>
      <RoomTable run={run} />
    </div>
  );
}
