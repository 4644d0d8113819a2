import { hasEnding, isFinished } from '@vincere/domain';
import { useState } from 'react';
import { isBetweenStages } from '../../../lib/between-stages.ts';
import { isOwnAddress, originToShare } from '../../../lib/own-address.ts';
import { rich, t } from '../../../lib/text.ts';
import { BallotTicks } from '../../../parts/decisions/BallotTicks.tsx';
import { RoomMark } from '../../../parts/marks.tsx';
import { ProjectorFrame } from '../../../parts/projector/ProjectorFrame.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { hasCome } from '../people/presence.ts';
import type { ReceivedRun, RunBoard } from '../types.ts';
import { finalTurnout, roomVoteStatuses } from '../votes/vote-status.ts';
import { JoinQr, spokenAddress } from './JoinQr.tsx';
import { OutcomeOnProjector } from './OutcomeOnProjector.tsx';
import styles from './Present.module.css';
import { PresentClock } from './PresentClock.tsx';
import projectorStyles from './projector.module.css';
import { RevealView } from './RevealView.tsx';
import { TableOnProjector } from './TableOnProjector.tsx';
import { useQuietFor } from './useQuietFor.ts';
import { useReveal } from './useReveal.ts';

/** After this time without anybody joining, the QR code is hidden and only the access code stays. */
const quietMs = 90_000;

/**
 * The projector view of a run: dark and full screen, without names or reasons, and without vote counts per decision while a
 * stage is open. After each stage it reveals the decision for a short time.
 */
export function Present({
  received,
  board,
  onLeave,
  isOwnWindow = false,
}: {
  received: ReceivedRun;
  board: RunBoard;
  onLeave: () => void;
  isOwnWindow?: boolean;
}) {
  const { run } = received;
  const isQuiet = useQuietFor(quietMs, board.seats.at(-1)?.user_run_id);
  const isOver = isFinished(run.status) || run.sim_pass;
  const isBetween = isBetweenStages(run);
  const { reveal: passingReveal, end } = useReveal(board);
  const closedStage = board.path.at(-1);
  // Between two stages the facilitator decides how long a result is shown.
  const reveal =
    isBetween && closedStage
      ? run.is_outcome_shown && run.last_outcome !== null
        ? null
        : { stage: closedStage, votes: board.last_closed }
      : passingReveal;
  const outcomeOf = run.last_outcome?.scenario_id;
  // What came of a decision follows its reveal, and stays until the facilitator shows the stage.
  const [readOutcome, setReadOutcome] = useState(outcomeOf);
  // The facilitator has shown it before the stage began.
  if (isBetween && readOutcome !== outcomeOf) setReadOutcome(outcomeOf);
  const isEnding = hasEnding(run);
  const [showsTable, setShowsTable] = useState(false);
  const hasTable = run.table && !isOver && !isBetween && run.status !== 'DRAFT' && reveal === null;
  const showsOutcome = outcomeOf !== undefined && (isEnding || isBetween || readOutcome !== outcomeOf);
  return (
    <ProjectorFrame
      simulationName={run.simulation.name}
      className={styles.projector}
      onLeave={onLeave}
      isOwnWindow={isOwnWindow}
      tools={
        <>
          {outcomeOf !== undefined && reveal === null && !isEnding && !isBetween && (
            <Button kind="line" onClick={() => setReadOutcome(showsOutcome ? outcomeOf : undefined)}>
              {showsOutcome ? t('Show the Stage') : t('What came of it')}
            </Button>
          )}
          {hasTable && !showsOutcome && (
            <Button kind="line" onClick={() => setShowsTable(!showsTable)}>
              {showsTable ? t('Show the Stage') : t('On the table')}
            </Button>
          )}
        </>
      }
    >
      {reveal ? (
        <RevealView
          reveal={reveal}
          to={isOver ? null : nextScenario(reveal.stage.scenario.id, run.current_scenario)}
          onEnd={end}
        />
      ) : showsOutcome ? (
        <OutcomeOnProjector run={run} board={board} />
      ) : isOver ? (
        <Over board={board} />
      ) : showsTable ? (
        <TableOnProjector run={run} />
      ) : (
        <Playing received={received} board={board} isQuiet={isQuiet} />
      )}
    </ProjectorFrame>
  );
}

/** Returns the name of the scenario that follows; undefined until the run, which is read separately, is in it. */
function nextScenario(
  closedId: number,
  currentScenario: { id: number; name: string } | null,
): string | undefined {
  return currentScenario === null || currentScenario.id === closedId ? undefined : currentScenario.name;
}

/** The view after the end: the scenarios that the group came through. The decisions belong in the debrief. */
function Over({ board }: { board: RunBoard }) {
  return (
    <div className={`${styles.projectorMain} ${styles.isOver}`}>
      <div>
        <h2>{t('The simulation has ended')}</h2>
        {board.path.length > 0 && (
          <ol className={styles.wayThrough} aria-label={t('Your way')}>
            {board.path.map(({ stage_number, scenario }) => (
              <li key={stage_number}>{scenario.name}</li>
            ))}
          </ol>
        )}
        <p className={projectorStyles.note}>{t('Thank you. The summary is on your own screen.')}</p>
      </div>
    </div>
  );
}

function Playing({ received, board, isQuiet }: { received: ReceivedRun; board: RunBoard; isQuiet: boolean }) {
  const { roles, placeName } = useRooms();
  const { run } = received;
  const { cast, people } = finalTurnout(board);
  const came = board.seats.filter(hasCome).length;
  // A draft already has a current scenario, the one it will begin with, so check the status.
  const hasStarted = run.status !== 'DRAFT';
  const origin = originToShare(board.public_url);
  return (
    <>
      <div className={styles.projectorMain}>
        <div>
          <p className={styles.stageLabel}>
            {hasStarted
              ? t('Stage {number} of {count}', {
                  number: run.current_stage?.stage_number ?? '',
                  count: run.simulation.total_stages,
                })
              : t('Waiting for the start')}
          </p>
          <h2>{hasStarted ? run.current_scenario?.name : run.simulation.name}</h2>
          <PresentClock received={received} />
        </div>
        <div className={styles.roomList}>
          {!isQuiet && <JoinQr code={run.access_code} origin={origin} className={styles.joinQr} />}
          <p className={styles.stageLabel}>{t('Join with')}</p>
          <p className={`${styles.code} digits`}>{run.access_code}</p>
          <p className={styles.address}>
            {rich('at {address}', { address: <b>{spokenAddress(`${origin}/j`)}</b> })}
          </p>
          {isOwnAddress(origin) && (
            <p className={styles.addressNote}>
              {t("For the facilitator: phones can't reach this address. The control room says what to do.")}
            </p>
          )}
        </div>
      </div>
      <footer>
        {roomVoteStatuses(board, roles).map((room) => (
          <div key={room.role} data-room={room.role}>
            <RoomMark room={room.role} size={44} className={styles.roomMark} />
            <div>
              <b>{placeName(room.role)}</b>
              <BallotTicks voted={room.voted} people={room.ballots} size="compact" />
            </div>
          </div>
        ))}
        <p className={styles.foot}>
          <span className={`${styles.decidedCount} digits`}>
            {hasStarted || came < board.seats.length
              ? t(
                  '{part} of {total}',
                  hasStarted ? { part: cast, total: people } : { part: came, total: board.seats.length },
                )
              : came}
          </span>
          {hasStarted ? t('decided') : t('here')}
        </p>
      </footer>
    </>
  );
}
