import type { Run } from '@vincere/contract';
import { useEffect, useState } from 'react';
import { t } from '../../../lib/text.ts';
import { toastNews } from '../../../ui/toasts/Toaster.tsx';
import type { RunBoard } from '../types.ts';
import { nextStageStatus } from '../votes/vote-status.ts';

type Ending = { kind: 'end' };
/** A question about advancing from one scenario; the answer never applies to another one. */
type Advancing = { kind: 'force' | 'tie' | 'finish'; force: boolean; scenarioId: number };
/** Which conditions of the winning decision are met, asked before the advance. `decisionId`: the choice in a tie. */
type Judging = { kind: 'judge'; force: boolean; scenarioId: number; decisionId: number | undefined };
type Question = Ending | Advancing | Judging;

/**
 * The open confirmation dialog of the control room, if any. A question about advancing closes for good once it no longer
 * applies: the run is in another scenario, the tie is broken, or everyone has decided.
 */
export function useQuestion(run: Run, board: RunBoard, isBusy: boolean) {
  const [stored, setStored] = useState<Question | null>(null);
  const question = stored !== null && isStillOpen(stored, run, board) ? stored : null;
  const isOutdated = stored !== null && question === null;
  const hasMovedOn = stored !== null && stored.kind !== 'end' && !isIn(stored.scenarioId, run, board);
  useEffect(() => {
    if (!isOutdated) return;
    setStored(null);
    // The user's own advance shows its own toast.
    if (hasMovedOn && !isBusy)
      toastNews(t('The run has moved on'), t('Another facilitator has opened the next stage.'));
  }, [isOutdated, hasMovedOn, isBusy]);
  return {
    question,
    ask: (kind: Ending['kind'] | Advancing['kind'], force: boolean) => {
      if (kind === 'end') setStored({ kind });
      else if (board.scenario_id !== null) setStored({ kind, force, scenarioId: board.scenario_id });
    },
    judge: (judgement: Omit<Judging, 'kind'>) => setStored({ kind: 'judge', ...judgement }),
    close: () => setStored(null),
  };
}

function isStillOpen(question: Question, run: Run, board: RunBoard): boolean {
  if (question.kind === 'end') return true;
  if (!isIn(question.scenarioId, run, board)) return false;
  if (question.kind === 'judge') return true;
  if (question.kind === 'finish') return nextStageStatus(run, board).state === 'ends';
  return question.kind === 'tie' ? board.leading.length > 1 : board.missing_user_run_ids.length > 0;
}

/** Returns whether both run and board are in this scenario. Either may be the first to learn of an advance. */
function isIn(scenarioId: number, run: Run, board: RunBoard): boolean {
  return board.scenario_id === scenarioId && run.current_scenario?.id === scenarioId;
}
