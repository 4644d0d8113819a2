import { files as fileTexts, rooms as roomTexts } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { RoomReasons } from '../../features/control-room/look/RoomReasons.tsx';
import { RoomTurnout } from '../../features/control-room/look/RoomTurnout.tsx';
import type { ReceivedRun, RunBoard } from '../../features/control-room/types.ts';
import { PastNotes } from '../../features/notes/PastNotes.tsx';
import { Feed } from '../../features/posts/Feed.tsx';
import type { Reading } from '../../features/posts/useReading.ts';
import { useWaitingPosts } from '../../features/posts/useWaitingPosts.ts';
import { ScenarioText } from '../../features/room/ScenarioText.tsx';
import { useRoomReads } from '../../features/room/useRoomReads.ts';
import { useServerNow } from '../../features/room/useServerNow.ts';
import { FileList } from '../../features/runs/FileList.tsx';
import type { LiveState } from '../../lib/live/live.ts';
import { t } from '../../lib/text.ts';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import { Section } from '../../ui/Section.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import styles from './RoomLook.module.css';

/** A facilitator's look leaves no read receipts. */
const noReading: Reading = { unread: new Set(), see: () => {} };

/** The votes, notes, files and feed of a room in the current scenario, read-only and live. */
export function RoomLook({
  received,
  board,
  room,
  live,
}: {
  received: ReceivedRun;
  board: RunBoard;
  room: Room;
  live: LiveState;
}) {
  const { run, receivedAt } = received;
  const reads = useRoomReads(run, room, live);
  const posts = useWaitingPosts(reads.room?.id, reads.room?.tweets, () => true);
  const now = useServerNow(run, receivedAt);
  const scenario = run.current_scenario;
  const decisions = scenario?.all_decisions ?? [];
  const note = reads.room?.facilitator_notes ?? '';
  return (
    <SimulationPictures
      files={[...run.simulation.files, ...(scenario?.files ?? []), ...(reads.files ?? [])]}
      runId={run.id}
    >
      <main id="main" className={styles.roomLook}>
        <div className={styles.votes}>
          {room !== 'dashboard' && <RoomTurnout board={board} room={room} decisions={decisions} />}
          <RoomReasons
            run={run}
            board={board}
            room={room}
            decisions={decisions}
            roomVotes={reads.votes}
            failed={reads.failed.votes}
            retrying={reads.retrying.votes}
            onRetry={() => void reads.retry.votes()}
          />
        </div>
        <div className={styles.notes}>
          <RoomNotes reads={reads} />
          {(reads.failed.files || (reads.files ?? []).length > 0) && (
            <RoomFiles runId={run.id} reads={reads} />
          )}
        </div>
        <div className={styles.feed}>
          <Feed
            evidence={undefined}
            head={
              <>
                <h2 className="heading-3">{scenario?.name}</h2>
                {scenario && scenario.description.trim() !== '' && (
                  <ScenarioText key={scenario.id} text={scenario.description} />
                )}
                {note.trim() !== '' && (
                  <p className="notice" data-room={room}>
                    <span className={styles.note}>
                      <b>{t('For your room.')}</b> {note}
                    </span>
                  </p>
                )}
              </>
            }
            posts={posts}
            reading={noReading}
            now={now}
            state={reads.room ? 'ready' : reads.failed.room ? 'failed' : 'loading'}
            onRetry={() => void reads.retry.room()}
            retrying={reads.retrying.room}
          />
        </div>
      </main>
    </SimulationPictures>
  );
}

type Reads = ReturnType<typeof useRoomReads>;

/** The notes of the room, or why they are not there yet. */
function RoomNotes({ reads }: { reads: Reads }) {
  if (reads.room) return <PastNotes notes={reads.room.notes} of={t('Shared with the room')} />;
  return (
    <Section title={t('Notes')}>
      {reads.failed.room ? (
        <Failed
          message={t(roomTexts.notesLoadFailed)}
          onRetry={() => void reads.retry.room()}
          busy={reads.retrying.room}
        />
      ) : (
        <Skeleton lines={4} label={t('Loading notes')} />
      )}
    </Section>
  );
}

function RoomFiles({ runId, reads }: { runId: number; reads: Reads }) {
  return (
    <Section
      title={t('Room Files')}
      aside={reads.files && <span className="meta-text number">{reads.files.length}</span>}
    >
      {reads.files ? (
        <FileList files={reads.files} runId={runId} call="downloadRoomFile" />
      ) : (
        <Failed
          message={t(fileTexts.listFailed)}
          onRetry={() => void reads.retry.files()}
          busy={reads.retrying.files}
        />
      )}
    </Section>
  );
}
