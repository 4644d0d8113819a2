import type { Run } from '@vincere/contract';
import { useEffect, useState } from 'react';
import { t } from '../../lib/text.ts';
import { toastNews } from '../../ui/Toaster.tsx';
import type { RunBoard } from './types.ts';

type Ending = { kind: 'end' };
/** Asked about one scenario and answered for it alone, whatever other facilitators do meanwhile. */
type Advancing = { kind: 'force' | 'tie'; force: boolean; scenarioId: number };
type Question = Ending | Advancing;

/**
 * The question that stands before an act. One about an advance is gone for good once its ground is: the run stands in
 * another scenario, the tie is broken, everyone has decided.
 */
export function useQuestion(run: Run, board: RunBoard, isBusy: boolean) {
  const [held, setHeld] = useState<Question | null>(null);
  const asked = held !== null && isStillOpen(held, run, board) ? held : null;
  const isGone = held !== null && asked === null;
  const hasMovedOn = held !== null && held.kind !== 'end' && !isIn(held.scenarioId, run, board);
  useEffect(() => {
    if (!isGone) return;
    setHeld(null);
    // One's own advance is told by itself.
    if (hasMovedOn && !isBusy)
      toastNews(t('The run has moved on'), t('Another facilitator has opened the next stage.'));
  }, [isGone, hasMovedOn, isBusy]);
  return {
    asked,
    ask: (kind: Question['kind'], force: boolean) => {
      if (kind === 'end') setHeld({ kind });
      else if (board.scenario_id !== null) setHeld({ kind, force, scenarioId: board.scenario_id });
    },
    close: () => setHeld(null),
  };
}

function isStillOpen(question: Question, run: Run, board: RunBoard): boolean {
  if (question.kind === 'end') return true;
  if (!isIn(question.scenarioId, run, board)) return false;
  return question.kind === 'tie' ? board.leading.length > 1 : board.missing_user_run_ids.length > 0;
}

/** Both reads have to say so: either may be the first to hear of an advance. */
function isIn(scenarioId: number, run: Run, board: RunBoard): boolean {
  return board.scenario_id === scenarioId && run.current_scenario?.id === scenarioId;
}
