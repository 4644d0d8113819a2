import { noteAuthor, type Room } from '@vincere/domain';
import { useDeferredValue, useRef } from 'react';
import { useUnfinishedNote } from '../../features/notes/useUnfinishedNote.ts';
import { useUnreadNotes } from '../../features/notes/useUnreadNotes.ts';
import { LeftDrafts } from '../../features/room/LeftDrafts.tsx';
import { draftsOf } from '../../features/room/left-drafts.ts';
import { notesClosedReason, type RoomAccess } from '../../features/room/place.ts';
import { RoomHeader } from '../../features/room/RoomHeader.tsx';
import { type RoomTab, RoomTabBar } from '../../features/room/RoomTabBar.tsx';
import { useRoomReads } from '../../features/room/useRoomReads.ts';
import { useRoomTab } from '../../features/room/useRoomTab.ts';
import { NewStage } from '../../features/runs/notices/NewStage.tsx';
import { RunNotices } from '../../features/runs/notices/RunNotices.tsx';
import type { ReceivedRun } from '../../features/runs/useRun.ts';
import type { RunEnd } from '../../features/runs/useRunGate.ts';
import { RoomTableProvider } from '../../features/table/RoomTable.tsx';
import { useMedia } from '../../lib/browser/useMedia.ts';
import type { LiveState } from '../../lib/live/live.ts';
import { useSession } from '../../lib/session/session.ts';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import roomPageStyles from '../../parts/room-page.module.css';
import { ConnectionLine } from '../../ui/ConnectionLine.tsx';
import { DecisionColumn, useVoteInRoom } from './DecisionColumn.tsx';
import { MiddleColumn } from './MiddleColumn.tsx';
import { RoomFeed, useRoomFeed } from './RoomFeed.tsx';
import styles from './RoomInside.module.css';
import { RoomNews } from './RoomNews.tsx';
import runPageStyles from './run-page.module.css';

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
  const { posts, reading } = useRoomFeed(run, room, hasEnded, reads.room, tab === 'feed');
  // Render the feed first. The rest follows, so that a slow phone isn't blocked.
  const isRestRendered = useDeferredValue(true, false);

  const hasBegun = run.status !== 'DRAFT';
  const scenarioId = run.current_scenario?.id ?? 0;
  const userId = session?.id ?? 0;
  const draftKey = `${draftsOf(userId, run.id)}${scenarioId}:${room}`;
  const notes = useNotesOfRoom({ draftKey, access, hasEnded, notes: reads.room?.notes, tab });
  const here = { scenarioId, room, isClosed: notes.closedReason !== undefined };
  const vote = useVoteInRoom({ run, access, hasEnded, reads, draftKey, posts: posts.shown });

  const pictures = [...run.simulation.files, ...(run.current_scenario?.files ?? []), ...(reads.files ?? [])];
  return (
    <RoomTableProvider run={run} room={room}>
      <SimulationPictures files={pictures} runId={run.id}>
        <RoomHeader run={run} receivedAt={receivedAt} room={room} hasEnded={hasEnded} />
        <ConnectionLine live={live} />
        <main
          id="main"
          className={`${roomPageStyles.room} ${runPageStyles.runPage}`}
          data-tab={tab}
          data-ended={hasEnded || undefined}
        >
          <div className={styles.news} data-ended={hasEnded || undefined}>
            <RunNotices received={received} end={end} />
            <NewStage run={run} heading={heading} showTop={() => showFeed(openTab)}>
              {session && <LeftDrafts userId={userId} runId={run.id} here={here} />}
            </NewStage>
            <RoomNews reads={reads} waiting={posts.waiting} />
          </div>
          <RoomFeed
            received={received}
            room={room}
            hasEnded={hasEnded}
            reads={reads}
            posts={posts}
            reading={reading}
            evidence={vote.canCite ? vote.evidence : undefined}
            heading={heading}
          />
          {hasBegun && isRestRendered && (
            <>
              <MiddleColumn
                run={run}
                room={room}
                reads={reads}
                author={notes.author}
                draftKey={draftKey}
                closedToNotes={notes.closedReason}
                hasEnded={hasEnded}
              />
              <DecisionColumn
                run={run}
                receivedAt={receivedAt}
                room={room}
                access={access}
                hasEnded={hasEnded}
                reads={reads}
                draftKey={draftKey}
                posts={posts.shown}
                vote={vote}
              />
            </>
          )}
        </main>
        {hasBegun && (
          <RoomTabBar
            tab={tab}
            onChange={openTab}
            newPosts={reading.unread.size || posts.waiting}
            newNotes={notes.unreadCount}
            unfinishedNote={notes.unfinishedNote}
            isVoteDue={vote.isDue}
          />
        )}
      </SimulationPictures>
    </RoomTableProvider>
  );
}

/** Shows the new situation at the top of the feed. On a phone another part may be shown. */
function showFeed(openTab: (tab: RoomTab) => void): void {
  openTab('feed');
  scrollTo(0, 0);
}

/** The notes of a room as the user sees them: whether they are closed, and which are unread or unfinished. */
function useNotesOfRoom({
  draftKey,
  access,
  hasEnded,
  notes,
  tab,
}: {
  draftKey: string;
  access: RoomAccess;
  hasEnded: boolean;
  notes: string | undefined;
  tab: RoomTab;
}) {
  const session = useSession();
  const author = session ? noteAuthor(session) : '';
  const isPhone = useMedia('(max-width: 760px)');
  return {
    author,
    closedReason: notesClosedReason(access, hasEnded),
    unfinishedNote: useUnfinishedNote(draftKey),
    unreadCount: useUnreadNotes(draftKey, notes, author, tab === 'notes' || !isPhone),
  };
}
