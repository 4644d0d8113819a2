import type { Run } from '@vincere/contract';
import { hasEnding, isFinished } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { OutcomePanel } from '../../../parts/decisions/OutcomePanel.tsx';
import { OrderFold } from '../../orders/OrderFold.tsx';
import { LastStageConfidence } from './LastStageConfidence.tsx';
import { useClosedStage } from './useClosedStage.ts';

/**
 * What came of the decision of the last stage, above the next scenario. Renders nothing if nothing was written about it, and
 * once it is the ending, which has its own page.
 */
export function WhatCameOfIt({ run }: { run: Run }) {
  const stage = useClosedStage(run);
  const outcome = run.last_outcome;
  if (outcome === null || hasEnding(run)) return null;
  return (
    <OutcomePanel stage={stage} outcome={outcome}>
      {stage?.order && <OrderFold order={stage.order} />}
      <LastStageConfidence run={run} />
      {isFinished(run.status) && <p className="muted">{t('The run was ended in the stage after this.')}</p>}
    </OutcomePanel>
  );
}
