import { ArrowRight, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { rich, t } from '../../../lib/text.ts';
import { useTimeUp } from '../../../parts/Clock.tsx';
import { Button } from '../../../ui/Button.tsx';
import textButtonStyles from '../text-button.module.css';
import type { ReceivedRun, RunBoard } from '../types.ts';
import {
  countWord,
  endsSimulation,
  finalTurnout,
  type NextStageStatus,
  nameList,
  nextStageStatus,
} from '../votes/vote-status.ts';
import styles from './NextLine.module.css';

/**
 * Says why Next Stage is disabled, with the names of the missing people, or what it will do. Offers the ways to go on once the
 * time is up.
 */
export function NextLine({
  received,
  board,
  canForce,
  isBusy,
  onForce,
  onAddTime,
  onEnd,
  nudge,
}: {
  received: ReceivedRun;
  board: RunBoard;
  /** True if the facilitator's advanced controls are on. */
  canForce: boolean;
  isBusy: boolean;
  onForce: () => void;
  onAddTime: () => void;
  onEnd: () => void;
  /** Shown while people are missing: a button that reminds them. */
  nudge: ReactNode;
}) {
  const { run, receivedAt } = received;
  const nextStage = nextStageStatus(run, board);
  const { missing } = finalTurnout(board);
  // The board has no votes of this stage yet.
  const isBoardStale = nextStage.state === 'draft' || nextStage.state === 'reading';
  const isReady = nextStage.state === 'moves' || nextStage.state === 'ends' || nextStage.state === 'tied';
  const isLast = endsSimulation(run, board);
  const Icon = isReady ? ArrowRight : Hourglass;
  const isStuck =
    useTimeUp(run.stage_clock, receivedAt) &&
    run.status === 'IN_PROGRESS' &&
    (nextStage.state === 'waiting' || nextStage.state === 'undecided' || nextStage.state === 'nobody');
  const mayForce = nextStage.state === 'waiting' && canForce && board.rule_choice !== null;
  return (
    <div className={isReady ? `${styles.nextLine} ${styles.isReady}` : styles.nextLine}>
      <Icon className={`icon ${styles.sign}`} aria-hidden />
      <p>
        <span id="why">
          {isStuck && <b>{t('Time is up.')} </b>}
          <b>{headline(nextStage, board, isLast)}</b>
          {missing.length > 0 &&
            !isBoardStale &&
            ` ${t('Waiting for {names}.', { names: nameList(missing) })}`}
          {nextStage.state === 'moves' && (
            <>
              {' '}
              {rich('Next Stage continues to {scenario}.', {
                scenario: <span className="story">{nextStage.to}</span>,
              })}
            </>
          )}
          {nextStage.state === 'ends' && ` ${t('Finish Simulation opens the report.')}`}
          {nextStage.state === 'tied' &&
            ` ${
              isLast
                ? t('Finish Simulation asks you which one is carried out, and opens the report.')
                : t('Next Stage asks you which one is carried out.')
            }`}
        </span>
        {nextStage.state === 'waiting' && run.status === 'IN_PROGRESS' && nudge}
        {mayForce && !isStuck && (
          <>
            {' '}
            <button type="button" className={textButtonStyles.forceButton} onClick={onForce}>
              {t('Advance without them')}
            </button>
          </>
        )}
      </p>
      {isStuck && (
        <div className={styles.waysOn} role="group" aria-label={t('Ways to go on')}>
          {mayForce && (
            <Button size="sm" kind="signal" busy={isBusy} onClick={onForce}>
              {t('Advance Without Them')}
            </Button>
          )}
          {canForce && (
            <Button size="sm" kind="line" busy={isBusy} onClick={onAddTime}>
              {t('Add 5 min')}
            </Button>
          )}
          <Button size="sm" kind="line" busy={isBusy} onClick={onEnd}>
            {t('End Run Early')}
          </Button>
        </div>
      )}
    </div>
  );
}

function headline({ state }: NextStageStatus, board: RunBoard, isLast: boolean): string {
  switch (state) {
    case 'draft':
      return t('Start Run opens the first scenario to everyone who has joined.');
    case 'paused':
      return t('The run is paused. You can advance once it resumes.');
    case 'reading':
      return t('Reading the votes of this stage.');
    case 'nobody':
      return isLast
        ? t('Finish Simulation opens when everyone has decided.')
        : t('Next Stage opens when everyone has decided. Nobody has joined yet.');
    case 'waiting':
      return isLast
        ? t('Finish Simulation opens when everyone has decided.')
        : t('Next Stage opens when everyone has decided.');
    case 'undecided':
      return isLast
        ? t('Finish Simulation opens when everyone has decided.')
        : t('Next Stage opens with the first final decision.');
    case 'tied':
      return t('{number} decisions are level.', { number: countWord(board.leading.length) });
    default:
      return board.final_votes.length === 0
        ? t('There is nothing to decide here.')
        : t('Everyone has decided.');
  }
}
