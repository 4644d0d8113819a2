import { noteAuthor, type Room } from '@vincere/domain';
import { useDeferredValue, useRef } from 'react';
import { RoomNotes } from '../../features/notes/RoomNotes.tsx';
import { useUnfinishedNote } from '../../features/notes/useUnfinishedNote.ts';
import { useUnreadNotes } from '../../features/notes/useUnreadNotes.ts';
import { Feed } from '../../features/posts/Feed.tsx';
import { useReading } from '../../features/posts/useReading.ts';
import { useWaitingPosts } from '../../features/posts/useWaitingPosts.ts';
import { EarlierStages } from '../../features/room/EarlierStages.tsx';
import { LeftDrafts } from '../../features/room/LeftDrafts.tsx';
import { draftsOf } from '../../features/room/left-drafts.ts';
import { notesClosedReason, type RoomAccess, voteClosedReason } from '../../features/room/place.ts';
import { RoomFiles } from '../../features/room/RoomFiles.tsx';
import { RoomHeader } from '../../features/room/RoomHeader.tsx';
import { RoomTabBar } from '../../features/room/RoomTabBar.tsx';
import { RoomTopic } from '../../features/room/RoomTopic.tsx';
import { retryWithToast } from '../../features/room/retry-with-toast.ts';
import { usePostChime } from '../../features/room/usePostChime.ts';
import { useRoomReads } from '../../features/room/useRoomReads.ts';
import { useRoomTab } from '../../features/room/useRoomTab.ts';
import { deadlineOf, useServerNow } from '../../features/room/useServerNow.ts';
import { ToFinalDecision } from '../../features/runs/decisions/ToFinalDecision.tsx';
import { useUnsentVote } from '../../features/runs/decisions/vote-outbox.ts';
import { FileList } from '../../features/runs/FileList.tsx';
import { NewStage } from '../../features/runs/notices/NewStage.tsx';
import { RunNotices } from '../../features/runs/notices/RunNotices.tsx';
import { useEvidence } from '../../features/runs/useEvidence.ts';
import { ownSeat, type ReceivedRun } from '../../features/runs/useRun.ts';
import type { RunEnd } from '../../features/runs/useRunGate.ts';
import { RoomTable, RoomTableProvider } from '../../features/table/RoomTable.tsx';
import { renderFileFoot, renderPostFoot } from '../../features/table/TableFoot.tsx';
import { useTableEvidence } from '../../features/table/useTable.ts';
import { RoomTally } from '../../features/votes/RoomTally.tsx';
import { RoomVoteForm } from '../../features/votes/RoomVoteForm.tsx';
import { useMedia } from '../../lib/browser/useMedia.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { useTimeUp } from '../../parts/Clock.tsx';
import type { EvidencePost } from '../../parts/posts/Evidence.tsx';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import roomPageStyles from '../../parts/room-page.module.css';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import styles from './RoomInside.module.css';
import { RoomNews } from './RoomNews.tsx';
import runPageStyles from './run-page.module.css';

const noPosts: readonly EvidencePost[] = [];

type RoomInsideProps = {
  received: ReceivedRun;
  room: Room;
  access: Exclude<RoomAccess, 'restricted'>;
  live: LiveState;
  end: RunEnd;
};

/** The content of a room: feed, notes, files, decision and voting. */
export function RoomInside({ received, room, access, live, end }: RoomInsideProps) {
  const { hasEnded } = end;
  const { run, receivedAt } = received;
  const [tab, openTab] = useRoomTab();
  const heading = useRef<HTMLHeadingElement>(null);
  const session = useSession();
  const reads = useRoomReads(run, room, live);
  const posts = useWaitingPosts(reads.room?.id, reads.room?.tweets, () => scrollY < 24 && tab === 'feed');
  const isOwnRoom = ownSeat(run)?.room.room_name === room && !hasEnded;
  const reading = useReading(run.id, isOwnRoom ? reads.room?.id : undefined, reads.room?.tweets);
  usePostChime(reads.room?.id, reads.room?.tweets);
  const now = useServerNow(run, receivedAt);
  const isTimeUp = useTimeUp(run.stage_clock, receivedAt);
  // Render the feed first. The rest follows, so that a slow phone isn't blocked.
  const isRestRendered = useDeferredValue(true, false);

  const hasBegun = run.status !== 'DRAFT';
  const scenarioId = run.current_scenario?.id ?? 0;
  const userId = session?.id ?? 0;
  const draftKey = `${draftsOf(userId, run.id)}${scenarioId}:${room}`;
  const unfinishedNote = useUnfinishedNote(draftKey);
  const author = session ? noteAuthor(session) : '';
  const isPhone = useMedia('(max-width: 760px)');
  const newNotes = useUnreadNotes(draftKey, reads.room?.notes, author, tab === 'notes' || !isPhone);
  const seatId = run.users_playing[0]?.user_run_id;
  const cast = reads.votes?.all_room_decisions.find(({ user_run_id }) => user_run_id === seatId);
  const ownVote = cast ?? (reads.votes || reads.failed.votes ? null : undefined);
  const unsentVote = useUnsentVote(draftKey, seatId)?.state;
  const isAccepted = unsentVote === 'sent';
  const onTable = useTableEvidence(run);
  const evidence = useEvidence(
    draftKey,
    onTable && { posts: [...posts.shown, ...onTable.posts], files: onTable.files },
  );
  const closedToNotes = notesClosedReason(access, hasEnded);
  const closedReason = voteClosedReason(run, access, hasEnded);
  const isVoteDue =
    closedReason === undefined && ownVote === null && (run.current_scenario?.all_decisions.length ?? 0) > 0;

  const canCite = isVoteDue && (unsentVote === undefined || unsentVote === 'failed');

  // The new situation is at the top of the feed. On a phone another part may be shown, so switch to the feed.
  const showTop = () => {
    openTab('feed');
    scrollTo(0, 0);
  };

  const pictures = [...run.simulation.files, ...(run.current_scenario?.files ?? []), ...(reads.files ?? [])];
  return (
    <RoomTableProvider run={run} room={room}>
      <SimulationPictures files={pictures} runId={run.id}>
        <RoomHeader run={run} receivedAt={receivedAt} room={room} hasEnded={hasEnded} />
        <ConnectionLine live={live} />
        <main id="main" className={`${roomPageStyles.room} ${runPageStyles.runPage}`} data-tab={tab}>
          <div className={styles.news}>
            <RunNotices received={received} end={end} />
            <NewStage run={run} heading={heading} showTop={showTop}>
              {session && (
                <LeftDrafts
                  userId={userId}
                  runId={run.id}
                  here={{ scenarioId, room, isClosed: closedToNotes !== undefined }}
                />
              )}
            </NewStage>
            <RoomNews reads={reads} waiting={posts.waiting} />
          </div>
          <Feed
            head={
              <RoomTopic
                ref={heading}
                run={run}
                room={room}
                note={hasBegun ? reads.room?.facilitator_notes : ''}
              />
            }
            posts={posts}
            reading={reading}
            evidence={canCite ? evidence : undefined}
            now={now}
            state={!hasBegun ? 'closed' : reads.room ? 'ready' : reads.failed.room ? 'failed' : 'loading'}
            isOver={hasEnded}
            onRetry={() => void retryWithToast(reads.retry.room)}
            retrying={reads.retrying.room}
            renderFoot={renderPostFoot}
          />
          {hasBegun && isRestRendered && (
            <>
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
              {/* The column scrolls if it is longer than the screen, so the keyboard must be able to focus it. */}
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
                  own={ownVote}
                  until={hasEnded || isTimeUp ? undefined : deadlineOf(run)}
                  draftKey={draftKey}
                  posts={posts.shown}
                  onTable={onTable}
                  evidence={evidence}
                  closed={closedReason}
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
                  isBehind={isAccepted && cast === undefined}
                  ownSeatId={seatId}
                />
                {cast !== undefined && access === 'own' && !hasEnded && <ToFinalDecision run={run} />}
              </div>
            </>
          )}
        </main>
        {hasBegun && (
          <RoomTabBar
            tab={tab}
            onChange={openTab}
            newPosts={reading.unread.size || posts.waiting}
            newNotes={newNotes}
            unfinishedNote={unfinishedNote}
            isVoteDue={isVoteDue}
          />
        )}
      </SimulationPictures>
    </RoomTableProvider>
  );
}
