import type { Settings } from '@vincere/contract';
import { isBetweenStages } from '../../lib/between-stages.ts';
import { originToShare } from '../../lib/own-address.ts';
import { NextLine } from './advance/NextLine.tsx';
import { RunQuestions } from './advance/RunQuestions.tsx';
import { useNextStage } from './advance/useNextStage.ts';
import { Beats } from './between/Beats.tsx';
import { Column } from './Column.tsx';
import styles from './ControlRoom.module.css';
import { RunHead } from './head/RunHead.tsx';
import { PathFacts } from './path/PathFacts.tsx';
import { PathStrip } from './path/PathStrip.tsx';
import { NudgeThem } from './people/NudgeThem.tsx';
import { Participants } from './people/Participants.tsx';
import { PeopleTabs } from './people/PeopleTabs.tsx';
import { SideTabs } from './SideTabs.tsx';
import type { Decisions, ReceivedRun, RunBoard } from './types.ts';
import { useRunActions } from './useRunActions.ts';
import { FinalVotes } from './votes/FinalVotes.tsx';

const noDecisions: Decisions = [];

/** The control room of a run that is not finished: everything on one screen. */
export function ControlRoom({
  received,
  board,
  settings,
  onPresent,
  peopleTools,
  runTools,
  children,
}: {
  received: ReceivedRun;
  board: RunBoard;
  settings: Settings | undefined;
  onPresent: () => void;
  /** Buttons that act on all participants. */
  peopleTools: React.ReactNode;
  /** Buttons that act on the run, apart from those that play it. */
  runTools: React.ReactNode;
  /** Shown under the head: the state of the connection. */
  children: React.ReactNode;
}) {
  const { run } = received;
  const actions = useRunActions(run.id);
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  const hasAdvanced = settings?.advanced_controls ?? false;
  const isBusy = actions.underWay !== null;
  const isTied = board.leading.length > 1;
  const isBetween = isBetweenStages(run);
  const nextStage = useNextStage(run, board, actions);
  const { ask, conditionsOf } = nextStage;

  return (
    <>
      <RunHead
        received={received}
        board={board}
        actions={actions}
        canAddTime={hasAdvanced}
        onNext={() => void nextStage.next()}
        onPresent={onPresent}
      />
      {children}
      <PathStrip run={run} board={board} aside={<PathFacts received={received} board={board} />} />
      <main id="main" className={styles.controlGrid}>
        {!isBetween && (
          <div className={styles.votes}>
            <FinalVotes board={board} decisions={decisions} isWaiting={run.status === 'DRAFT'}>
              <NextLine
                received={received}
                board={board}
                canForce={hasAdvanced}
                isBusy={isBusy}
                onForce={() => ask(isTied ? 'tie' : 'force', true)}
                onAddTime={() => void actions.addTime(5)}
                onEnd={() => ask('end', false)}
                nudge={<NudgeThem received={received} />}
              />
            </FinalVotes>
          </div>
        )}
        <Column
          className={styles.people}
          content={run.status === 'DRAFT' ? 'draft' : isBetween ? 'between' : 'started'}
        >
          {isBetween && <Beats run={run} board={board} />}
          <PeopleTabs run={run}>
            <Participants
              run={run}
              board={board}
              decisions={decisions}
              hasAdvanced={hasAdvanced}
              tools={peopleTools}
            />
          </PeopleTabs>
        </Column>
        <SideTabs
          className={styles.side}
          received={received}
          board={board}
          canJudge={conditionsOf(board.path.at(-1)?.decision?.id ?? 0).length > 0}
          origin={originToShare(board.public_url)}
          runTools={runTools}
          onEnd={() => ask('end', false)}
        />
      </main>
      <RunQuestions run={run} board={board} decisions={decisions} isBusy={isBusy} nextStage={nextStage} />
    </>
  );
}
