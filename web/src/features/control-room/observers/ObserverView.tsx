import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { Presentation } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '../../../lib/text.ts';
import { StatusTag } from '../../../parts/StatusTag.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { AnnouncementItem } from '../AnnouncementItem.tsx';
import columnsStyles from '../columns.module.css';
import { FinalVotes } from '../FinalVotes.tsx';
import { PathStrip } from '../PathStrip.tsx';
import { areFew, PeopleTable } from '../people/PeopleTable.tsx';
import participantsStyles from '../people/participants.module.css';
import type { SeatReading } from '../people/useReadings.ts';
import messagesStyles from '../posts/messages.module.css';
import { RoomVoting } from '../RoomVoting.tsx';
import { RunStats } from '../RunStats.tsx';
import runFrameStyles from '../run-frame.module.css';
import type { Decisions, ReceivedRun, RunBoard } from '../types.ts';
import { ObservedReasons } from './ObservedReasons.tsx';
import styles from './ObserverView.module.css';

const noDecisions: Decisions = [];
const noReadings: ReadonlyMap<number, SeatReading> = new Map();

/** A run as its observers see it: the content of the control room, with "Present" as the only button. */
export function ObserverView({
  received,
  board,
  onPresent,
  children,
}: {
  received: ReceivedRun;
  board: RunBoard;
  onPresent: () => void;
  /** Shown under the head: the state of the connection. */
  children: React.ReactNode;
}) {
  const { run } = received;
  const isOver = isFinished(run.status);
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const missing = useMemo(
    () => new Set(run.status === 'DRAFT' ? [] : board.missing_user_run_ids),
    [board.missing_user_run_ids, run.status],
  );
  return (
    <div className={runFrameStyles.controlRoom}>
      <header className={runFrameStyles.runHead}>
        <div className={runFrameStyles.runTitle}>
          <p className="meta-text story">{run.simulation.name}</p>
          <h1 className="heading-3">{run.name}</h1>
          <p className={`meta-text ${runFrameStyles.stageInstruction}`}>
            {t('You observe this simulation: you see everything and change nothing.')}
          </p>
        </div>
        <StatusTag status={run.status} />
        <RunStats received={received} board={board} />
        {!isOver && (
          <div className={runFrameStyles.runActions}>
            <Button kind="line" onClick={onPresent}>
              <Presentation className="icon" aria-hidden />
              {t('Present')}
            </Button>
          </div>
        )}
      </header>
      {children}
      <PathStrip run={run} board={board} isObserved />
      <main id="main" className={`${columnsStyles.columns} ${styles.observerColumns}`}>
        <div className={columnsStyles.middleColumn}>
          <RoomVoting board={board} decisions={decisions} />
          <FinalVotes board={board} decisions={decisions} isDraft={run.status === 'DRAFT'} />
          <ObservedReasons run={run} board={board} />
        </div>
        <div>
          <Announced run={run} />
          <section
            className={
              areFew(board.seats.length)
                ? `section ${participantsStyles.participants} ${participantsStyles.isFew}`
                : `section ${participantsStyles.participants}`
            }
            aria-labelledby="people"
          >
            <div className="section-head">
              <h2 id="people">{t('Participants')}</h2>
              <span className="meta-text number">{board.seats.length}</span>
            </div>
            <PeopleTable
              seats={board.seats}
              missing={missing}
              readings={noReadings}
              decisions={decisions}
              empty={t('Nobody has joined yet.')}
            />
          </section>
        </div>
      </main>
    </div>
  );
}

function Announced({ run }: { run: Run }) {
  if (run.announcements.length === 0) return null;
  return (
    <Section title={t('Announced')}>
      <ul className={`${messagesStyles.messageList} rows`}>
        {run.announcements.map((announcement) => (
          <AnnouncementItem key={announcement.id} announcement={announcement} />
        ))}
      </ul>
    </Section>
  );
}
