import type { Run } from '@vincere/contract';
import { ArrowRight, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { rich, t } from '../../lib/text.ts';
import columnsStyles from './columns.module.css';
import textButtonStyles from './text-button.module.css';
import type { RunBoard } from './types.ts';
import { countWord, finalTurnout, type NextStageStatus, nameList, nextStageStatus } from './vote-status.ts';

/** Says why Next Stage is disabled, with the names of the missing people, or what it will do. */
export function NextLine({
  run,
  board,
  canForce,
  onForce,
  nudge,
}: {
  run: Run;
  board: RunBoard;
  /** True if the facilitator's advanced controls are on. */
  canForce: boolean;
  onForce: () => void;
  /** Shown while people are missing: a button that reminds them. */
  nudge: ReactNode;
}) {
  const nextStage = nextStageStatus(run, board);
  const { missing } = finalTurnout(board);
  // The board has no votes of this stage yet.
  const isBoardStale = nextStage.state === 'draft' || nextStage.state === 'reading';
  const isReady = nextStage.state === 'moves' || nextStage.state === 'ends' || nextStage.state === 'tied';
  const isLast =
    !isBoardStale && board.next.length > 0 && board.next.every(({ scenario }) => scenario === null);
  const Icon = isReady ? ArrowRight : Hourglass;
  const mayForce = nextStage.state === 'waiting' && canForce && board.rule_choice !== null;
  return (
    <div className={isReady ? `${columnsStyles.nextLine} ${columnsStyles.isReady}` : columnsStyles.nextLine}>
      <Icon className="icon" aria-hidden />
      <p>
        <span id="why">
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
          {nextStage.state === 'ends' && ` ${t('Next Stage ends the simulation and opens the report.')}`}
          {nextStage.state === 'tied' && ` ${t('Next Stage asks you which one is carried out.')}`}
          {isLast &&
            nextStage.state === 'tied' &&
            ` ${t('It then ends the simulation and opens the report.')}`}
        </span>
        {nextStage.state === 'waiting' && run.status === 'IN_PROGRESS' && nudge}
        {mayForce && (
          <>
            {' '}
            <button type="button" className={textButtonStyles.forceButton} onClick={onForce}>
              {t('Advance without them')}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

function headline({ state }: NextStageStatus, board: RunBoard, isLast: boolean): string {
  switch (state) {
    case 'draft':
      return t('Start Run opens the first scenario to everyone who has joined.');
    case 'paused':
      return t('The run is paused. Next Stage opens when it resumes.');
    case 'reading':
      return t('Reading the votes of this stage.');
    case 'nobody':
      return t('Next Stage opens when everyone has decided. Nobody has joined yet.');
    case 'waiting':
      return isLast
        ? t('Next Stage ends the simulation once everyone has decided.')
        : t('Next Stage opens when everyone has decided.');
    case 'undecided':
      return t('Next Stage opens with the first final decision.');
    case 'tied':
      return t('{number} decisions are level.', { number: countWord(board.leading.length) });
    default:
      return board.final_votes.length === 0
        ? t('There is nothing to decide here.')
        : t('Everyone has decided.');
  }
}
