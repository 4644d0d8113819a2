import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { Presentation } from 'lucide-react';
import { useRead } from '../../../lib/api.ts';
import { isBetweenStages } from '../../../lib/between-stages.ts';
import { t } from '../../../lib/text.ts';
import { ConfidenceFold } from '../../../parts/decisions/GroupConfidence.tsx';
import { PlenaryNotice } from '../../../parts/PlenaryNotice.tsx';
import { StatusTag } from '../../../parts/StatusTag.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ReadOrder } from '../../orders/OrderSection.tsx';
import { useStoredOrder } from '../../orders/useOrder.ts';
import { TableOfScenario } from '../../table/TableOfScenario.tsx';
import { AnnouncementItem } from '../announcements/AnnouncementItem.tsx';
import { Beats } from '../between/Beats.tsx';
import controlRoomStyles from '../ControlRoom.module.css';
import { RunStats } from '../head/RunStats.tsx';
import { OutcomeOfRun } from '../LastOutcome.tsx';
import { PathStrip } from '../path/PathStrip.tsx';
import { RoomGroups } from '../people/RoomGroups.tsx';
import { useMissing } from '../people/useMissing.ts';
import messagesStyles from '../posts/messages.module.css';
import { RunFrame } from '../RunFrame.tsx';
import runFrameStyles from '../run-frame.module.css';
import { TablePanel } from '../table/TablePanel.tsx';
import type { Decisions, ReceivedRun, RunBoard } from '../types.ts';
import { FinalVotes } from '../votes/FinalVotes.tsx';
import { EndOfRun } from './EndOfRun.tsx';
import { ObservedReasons } from './ObservedReasons.tsx';
import styles from './ObserverView.module.css';
import { SharedReport } from './SharedReport.tsx';

const noDecisions: Decisions = [];

/** A run as its observers see it: the content of the control room, without its buttons. */
export function ObserverView({
  received,
  board,
  tools,
  onPresent,
  children,
}: {
  received: ReceivedRun;
  board: RunBoard;
  /** Links beside "Present". */
  tools: React.ReactNode;
  onPresent: () => void;
  /** Shown under the head: the state of the connection. */
  children: React.ReactNode;
}) {
  const { run, receivedAt } = received;
  const isOver = isFinished(run.status);
  const isBetween = isBetweenStages(run);
  const decisions = run.current_scenario?.all_decisions ?? noDecisions;
  return (
    <RunFrame isLive={false}>
      <ObserverHead received={received} board={board} tools={tools} onPresent={onPresent} />
      {children}
      <div className={runFrameStyles.notices} role="status">
        <PlenaryNotice run={run} receivedAt={receivedAt} />
        {isOver && <EndOfRun run={run} />}
      </div>
      <PathStrip run={run} board={board} isObserved />
      <main id="main">
        <div className={styles.first}>
          {/* The report contains the outcome. */}
          {run.shared ? (
            <SharedReport run={run} />
          ) : isBetween ? (
            <Beats run={run} board={board} />
          ) : (
            <OutcomeOfRun run={run} board={board} />
          )}
        </div>
        <div className={controlRoomStyles.controlGrid}>
          <div className={`${controlRoomStyles.votes} ${styles.sections}`}>
            {board.last_closed && (
              <ConfidenceFold
                confidence={board.last_closed.confidence}
                decisions={board.last_closed.final_votes.map(({ decision_id, title_of_decision }) => ({
                  id: decision_id,
                  title_of_decision,
                }))}
                stage={board.last_closed.stage_number}
              />
            )}
            {!isOver && !isBetween && (
              <FinalVotes board={board} decisions={decisions} isWaiting={run.status === 'DRAFT'} />
            )}
            <ObservedOrder run={run} />
            {run.table && run.status !== 'DRAFT' && (
              <Section title={t('On the table')}>
                <TablePanel run={run} />
              </Section>
            )}
            <EarlierStages run={run} board={board} />
          </div>
          <div className={`${controlRoomStyles.people} ${styles.sections}`}>
            <ObservedPeople run={run} board={board} decisions={decisions} />
          </div>
          <div className={`${controlRoomStyles.side} ${styles.sections}`}>
            <Announced run={run} />
            <ObservedReasons run={run} board={board} />
          </div>
        </div>
      </main>
    </RunFrame>
  );
}

function ObserverHead({
  received,
  board,
  tools,
  onPresent,
}: Pick<Parameters<typeof ObserverView>[0], 'received' | 'board' | 'tools' | 'onPresent'>) {
  const { run } = received;
  return (
    <header className={runFrameStyles.runHead}>
      <div className={runFrameStyles.runTitle}>
        <p className="meta-text story">{run.simulation.name}</p>
        <h1 className="heading-3">{run.name}</h1>
        {run.current_stage?.stage_instruction && (
          <p className={`meta-text ${runFrameStyles.stageInstruction}`}>
            {run.current_stage.stage_instruction}
          </p>
        )}
        <p className="meta-text">
          {t('You observe this simulation: you see everything and change nothing.')}
        </p>
      </div>
      <StatusTag status={run.status} />
      <RunStats received={received} board={board} />
      <div className={runFrameStyles.runActions}>
        {tools}
        {!isFinished(run.status) && (
          <Button kind="line" onClick={onPresent}>
            <Presentation className="icon" aria-hidden />
            {t('Present')}
          </Button>
        )}
      </div>
    </header>
  );
}

/** The participants by room, without their dialogs. */
function ObservedPeople({ run, board, decisions }: { run: Run; board: RunBoard; decisions: Decisions }) {
  const missingIds = useMissing(run, board);
  return (
    <Section title={t('Participants')} aside={<span className="meta-text number">{board.seats.length}</span>}>
      {board.seats.length === 0 ? (
        <p className="muted">
          {isFinished(run.status) ? t('Nobody took part in this run.') : t('Nobody has joined yet.')}
        </p>
      ) : (
        <RoomGroups
          runId={run.id}
          board={board}
          seats={board.seats}
          hasEmptyRooms
          missing={missingIds}
          decisions={decisions}
        />
      )}
    </Section>
  );
}

/** The order of the current scenario, to read only. */
function ObservedOrder({ run }: { run: Run }) {
  const scenarioId = run.current_scenario?.asks_order ? run.current_scenario.id : undefined;
  const { order } = useStoredOrder(run.id, scenarioId);
  if (order === undefined) return null;
  return (
    <Section title={t('The order')}>
      <ReadOrder order={order} isOpen={!isFinished(run.status)} />
    </Section>
  );
}

/** The orders and the tables of the stages before the current one. */
function EarlierStages({ run, board }: { run: Run; board: RunBoard }) {
  const earlier = board.path.filter(({ scenario }) => scenario.id !== run.current_scenario?.id);
  const { data } = useRead('getRunOrders', { params: { runId: run.id } }, { enabled: earlier.length > 0 });
  if (earlier.length === 0) return null;
  return (
    <Section title={t('Earlier stages')}>
      {earlier.map(({ stage_number, scenario }) => {
        const order = data?.orders.find(({ scenario_id }) => scenario_id === scenario.id);
        return (
          <div key={scenario.id}>
            <h3 className="label-text">
              {t('Stage {number}: {scenario}', { number: stage_number, scenario: scenario.name })}
            </h3>
            {order?.is_asked && (
              <details>
                <summary>{t('The order of the group')}</summary>
                <ReadOrder order={order} />
              </details>
            )}
            {run.table && <TableOfScenario runId={run.id} scenarioId={scenario.id} />}
          </div>
        );
      })}
    </Section>
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
