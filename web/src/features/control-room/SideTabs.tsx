import type { ReactNode } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { type Tab, Tabs } from '../../ui/choices/Tabs.tsx';
import { OrderSection } from '../orders/OrderSection.tsx';
import { Announce } from './announcements/Announce.tsx';
import { Column } from './Column.tsx';
import { HelpLine } from './help/HelpLine.tsx';
import { useHelpLine } from './help/useHelpLine.ts';
import { LastOutcome } from './LastOutcome.tsx';
import { OwnNotes } from './OwnNotes.tsx';
import { Observers } from './observers/Observers.tsx';
import { ComingPosts, HeldBelow } from './posts/ComingPosts.tsx';
import { PostToRoom } from './posts/PostToRoom.tsx';
import { useComingPosts } from './posts/useComingPosts.ts';
import styles from './SideTabs.module.css';
import { AccessCode } from './settings/AccessCode.tsx';
import { GuestSwitch } from './settings/GuestSwitch.tsx';
import { NamesAnswersSetting } from './settings/NamesAnswersSetting.tsx';
import { PlenaryTimer } from './settings/PlenaryTimer.tsx';
import { QuestionnaireSetting } from './settings/QuestionnaireSetting.tsx';
import { RunOptions } from './settings/RunOptions.tsx';
import { TablePanel, useTableCount } from './table/TablePanel.tsx';
import type { ReceivedRun, RunBoard } from './types.ts';

type Key = 'posts' | 'table' | 'order' | 'outcome' | 'announce' | 'help' | 'notes' | 'run';

type Props = {
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
};

/** A column of tabs for all tasks of a facilitator except voting: posts, announcements, help, notes, and the run itself. */
export function SideTabs({ className, canJudge, ...props }: Props) {
  const { received, board } = props;
  const { run } = received;
  const isDraft = run.status === 'DRAFT';
  const hasPeople = run.rehearsal === null;
  const [chosen, setChosen] = useDraft(`control-tab:${run.id}`);
  /** Returns the tab if it is shown. */
  const when = (isShown: boolean, tab: Tab<Key>) => (isShown ? [tab] : []);
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
    ...when(run.table && !isDraft, {
      key: 'table',
      name: t('On the table'),
      mark: <TableCount run={run} />,
      content: <TablePanel run={run} isFacilitator />,
    }),
    ...when(run.current_scenario?.asks_order === true && !isDraft, {
      key: 'order',
      name: t('Order@@a text'),
      content: <OrderSection run={run} isFacilitator />,
    }),
    ...when(run.last_outcome !== null || canJudge, {
      key: 'outcome',
      name: t('Outcome'),
      content: <LastOutcome run={run} board={board} />,
    }),
    {
      key: 'announce',
      name: t('Announce'),
      mark: <Count count={run.announcements.length} />,
      content: <Announce run={run} />,
    },
    ...when(hasPeople, {
      key: 'help',
      name: t('Help'),
      mark: <HelpCount runId={run.id} />,
      content: <HelpLine runId={run.id} />,
    }),
    { key: 'notes', name: t('Notes'), content: <OwnNotes runId={run.id} stored={run.notes ?? ''} /> },
    {
      key: 'run',
      name: t('Run'),
      content: <RunTab {...props} />,
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

/** The access code and the settings of a run that people join, and the buttons that act on the run. */
function RunTab({ received, board, origin, runTools, onEnd }: Omit<Props, 'className' | 'canJudge'>) {
  const { run } = received;
  const isDraft = run.status === 'DRAFT';
  return (
    <>
      {run.rehearsal === null && (
        <>
          <AccessCode code={run.access_code} origin={origin}>
            <GuestSwitch run={run} />
          </AccessCode>
          <PlenaryTimer received={received} />
          <QuestionnaireSetting run={run} />
          <NamesAnswersSetting run={run} board={board} />
          {isDraft && <RunOptions run={run} />}
          <Observers run={run} origin={origin} />
        </>
      )}
      <div className={styles.runTools}>
        {runTools}
        {!isDraft && (
          <Button kind="quiet" size="sm" onClick={onEnd}>
            {t('End Run Early')}
          </Button>
        )}
      </div>
    </>
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
