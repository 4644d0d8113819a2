import { Link } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { hasEnding, isFinished } from '@vincere/domain';
import { ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBetweenStages } from '../../../lib/between-stages.ts';
import { t } from '../../../lib/text.ts';
import { PresentButtons } from '../../../parts/projector/PresentButtons.tsx';
import { StatusTag } from '../../../parts/StatusTag.tsx';
import { Button } from '../../../ui/Button.tsx';
import { NextBeat } from '../between/NextBeat.tsx';
import runFrameStyles from '../run-frame.module.css';
import { runHead } from '../stage-focus.ts';
import type { ReceivedRun, RunBoard } from '../types.ts';
import type { RunActions } from '../useRunActions.ts';
import { canAdvance, endsSimulation, nextStageStatus } from '../votes/vote-status.ts';
import { RunStats } from './RunStats.tsx';
import { StageClock } from './StageClock.tsx';

/** The head of the control room: names, figures, and the buttons that start, pause and advance the run. */
export function RunHead({
  received,
  board,
  actions,
  canAddTime,
  onNext,
  onPresent,
  end,
}: {
  received: ReceivedRun;
  board: RunBoard;
  actions: RunActions;
  /** True if the facilitator's advanced controls are on. */
  canAddTime: boolean;
  /** Called when Next Stage or Finish Simulation is pressed. */
  onNext: () => void;
  onPresent: () => void;
  /** Shown last in the head of a finished run. */
  end?: ReactNode;
}) {
  const { run } = received;
  const isOver = isFinished(run.status) || run.sim_pass;
  return (
    <header className={runFrameStyles.runHead}>
      <div className={runFrameStyles.runTitle}>
        <Link
          to="/admin/simulations/$simulationId/stages"
          params={{ simulationId: String(run.simulation.id) }}
          search={{}}
          className="meta-text story"
        >
          {run.simulation.name}
        </Link>
        <h1 className="heading-3" id={runHead} tabIndex={-1}>
          {run.name}
        </h1>
        {run.current_stage?.stage_instruction && (
          <p className={`meta-text ${runFrameStyles.stageInstruction}`}>
            {run.current_stage.stage_instruction}
          </p>
        )}
      </div>
      <StatusTag status={run.status} />
      {run.shared && <span className="tag">{t('Shared with participants')}</span>}
      {isOver ? (
        <RunStats received={received} board={board} />
      ) : (
        <StageClock received={received} actions={actions} canAddTime={canAddTime} />
      )}
      {(!isOver || hasEnding(run) || end) && (
        <div className={runFrameStyles.runActions}>
          {(!isOver || hasEnding(run)) && (
            <PresentButtons address={`/admin/runs/${run.id}`} onPresent={onPresent} />
          )}
          {!isOver && <Controls received={received} board={board} actions={actions} onNext={onNext} />}
          {end}
        </div>
      )}
    </header>
  );
}

function Controls({
  received: { run },
  board,
  actions,
  onNext,
}: Pick<Parameters<typeof RunHead>[0], 'received' | 'board' | 'actions' | 'onNext'>) {
  const { underWay, changeStatus } = actions;
  const isBusy = underWay !== null;
  if (run.status === 'DRAFT')
    return (
      <Button kind="signal" busy={isBusy} onClick={() => void changeStatus('IN_PROGRESS')}>
        <Play className="icon" aria-hidden />
        {underWay === 'IN_PROGRESS' ? t('Starting Run') : t(runs.controls.start)}
      </Button>
    );
  const isPaused = run.status === 'PAUSED';
  const isOpen = canAdvance(nextStageStatus(run, board));
  return (
    <>
      <Button
        // One element for Pause and Resume, so it keeps the focus.
        kind={isPaused ? 'signal' : 'line'}
        busy={isBusy}
        onClick={() => void changeStatus(isPaused ? 'IN_PROGRESS' : 'PAUSED')}
      >
        {isPaused ? <Play className="icon" aria-hidden /> : <Pause className="icon" aria-hidden />}
        {isPaused ? t(runs.controls.resume) : t(runs.controls.pause)}
      </Button>
      {isBetweenStages(run) ? (
        <NextBeat run={run} actions={actions} />
      ) : (
        <Button kind="signal" disabled={!isOpen} busy={isBusy} aria-describedby="why" onClick={onNext}>
          {endsSimulation(run, board) ? t('Finish Simulation') : t(runs.controls.next)}
          <ArrowRight className="icon" aria-hidden />
        </Button>
      )}
    </>
  );
}
