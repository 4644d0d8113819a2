import type { ReactNode } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { type Tab, Tabs } from '../../ui/choices/Tabs.tsx';
import { OrderSection } from '../orders/OrderSection.tsx';
import { AccessCode } from './AccessCode.tsx';
import { Announce } from './Announce.tsx';
import { Column } from './Column.tsx';
import { HelpLine } from './help/HelpLine.tsx';
import { useHelpLine } from './help/useHelpLine.ts';
import { LastOutcome } from './LastOutcome.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { Observers } from './observers/Observers.tsx';
import { PlenaryTimer } from './PlenaryTimer.tsx';
import { GuestSwitch } from './people/GuestSwitch.tsx';
import { NamesAnswersSetting } from './people/NamesAnswersSetting.tsx';
import { QuestionnaireSetting } from './people/QuestionnaireSetting.tsx';
import { ComingPosts, HeldBelow } from './posts/ComingPosts.tsx';
import { PostToRoom } from './posts/PostToRoom.tsx';
import { useComingPosts } from './posts/useComingPosts.ts';
import { RunOptions } from './RunOptions.tsx';
import styles from './SideTabs.module.css';
import { TablePanel, useTableCount } from './table/TablePanel.tsx';
import type { ReceivedRun, RunBoard } from './types.ts';

type Key = 'posts' | 'table' | 'order' | 'outcome' | 'announce' | 'help' | 'notes' | 'run';

/** A column of tabs for all tasks of a facilitator except voting: posts, announcements, help, notes, and the run itself. */
export function SideTabs({
  className,
  received,
  board,
  canJudge,
  origin,
  runTools,
  onEnd,
}: {
  className: string | undefined;
  received: ReceivedRun;
  board: RunBoard;
  /** Whether the decision taken last has conditions. */
  canJudge: boolean;
  /** The origin of the links that participants open. */
  origin: string;
  runTools: ReactNode;
  /** Called when the run is to be ended early. */
  onEnd: () => void;
}) {
  const { run } = received;
  const isDraft = run.status === 'DRAFT';
  const hasPeople = run.rehearsal === null;
  const [chosen, setChosen] = useDraft(`control-tab:${run.id}`);
  const tabs: Tab<Key>[] = [
    {
      key: 'posts',
      name: t('Posts'),
      mark: !isDraft && <PostCount runId={run.id} />,
      content: (
        <>
          <PostToRoom run={run} />
          {!isDraft && <ComingPosts runId={run.id} />}
        </>
      ),
    },
    ...(run.table && !isDraft
      ? [
          {
            key: 'table' as const,
            name: t('On the table'),
            mark: <TableCount run={run} />,
            content: <TablePanel run={run} isFacilitator />,
          },
        ]
      : []),
    ...(run.current_scenario?.asks_order === true && !isDraft
      ? [
          {
            key: 'order' as const,
            name: t('Order@@a text'),
            content: <OrderSection run={run} isFacilitator />,
          },
        ]
      : []),
    ...(run.last_outcome !== null || canJudge
      ? [
          {
            key: 'outcome' as const,
            name: t('Outcome'),
            content: <LastOutcome run={run} board={board} />,
          },
        ]
      : []),
    {
      key: 'announce',
      name: t('Announce'),
      mark: <Count count={run.announcements.length} />,
      content: <Announce run={run} />,
    },
    ...(hasPeople
      ? [
          {
            key: 'help' as const,
            name: t('Help'),
            mark: <HelpCount runId={run.id} />,
            content: <HelpLine runId={run.id} />,
          },
        ]
      : []),
    { key: 'notes', name: t('Notes'), content: <OwnNotes runId={run.id} stored={run.notes ?? ''} /> },
    {
      key: 'run',
      name: t('Run'),
      content: (
        <>
          {hasPeople && (
            <AccessCode code={run.access_code} origin={origin}>
              <GuestSwitch run={run} />
            </AccessCode>
          )}
          {hasPeople && <PlenaryTimer received={received} />}
          {hasPeople && <QuestionnaireSetting run={run} />}
          {hasPeople && <NamesAnswersSetting run={run} board={board} />}
          {hasPeople && isDraft && <RunOptions run={run} />}
          {hasPeople && <Observers run={run} origin={origin} />}
          <div className={styles.runTools}>
            {runTools}
            {!isDraft && (
              <Button kind="quiet" size="sm" onClick={onEnd}>
                {t('End Run Early')}
              </Button>
            )}
          </div>
        </>
      ),
    },
  ];
  // Before the start, people need the access code.
  const initial = isDraft && hasPeople ? 'run' : 'posts';
  const selectedTab = tabs.find(({ key }) => key === chosen)?.key ?? initial;
  return (
    <Column
      className={className}
      content={`${selectedTab} ${isDraft}`}
      below={selectedTab === 'posts' && !isDraft && <HeldBelow runId={run.id} />}
    >
      <Tabs label={t('Work on the run')} tabs={tabs} selected={selectedTab} onSelect={setChosen} />
    </Column>
  );
}

function Count({ count }: { count: number }) {
  return count === 0 ? null : <span className={`${styles.count} number`}>{count}</span>;
}

function PostCount({ runId }: { runId: number }) {
  return <Count count={useComingPosts(runId).data?.posts.length ?? 0} />;
}

function TableCount({ run }: { run: ReceivedRun['run'] }) {
  return <Count count={useTableCount(run)} />;
}

/** The number of open questions, in the signal colour. */
function HelpCount({ runId }: { runId: number }) {
  const openCount = useHelpLine(runId).data?.open_count ?? 0;
  return openCount === 0 ? null : <span className={`${styles.openHelp} number`}>{openCount}</span>;
}
