import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { useRead } from '../../../lib/api.ts';
import { ConfidenceFold } from '../../../parts/decisions/GroupConfidence.tsx';

/** How sure the group was in the stage closed last, folded in. Renders nothing before that, or if the run doesn't ask. */
export function LastStageConfidence({ run, className }: { run: Run; className?: string | undefined }) {
  const hasClosed = (run.current_stage?.stage_number ?? 1) > 1 || isFinished(run.status);
  const report = useRead(
    'getParticipantReport',
    { params: { runId: run.id } },
    { enabled: run.asks_confidence && hasClosed },
  );
  // Only closed stages have totals.
  const lastStage = report.data?.report_per_stage.findLast(({ confidence }) => confidence !== null);
  const scenario = useRead(
    'getScenario',
    { params: { scenarioId: lastStage?.scenario_id ?? 0 } },
    { enabled: lastStage !== undefined },
  );
  if (lastStage === undefined) return null;
  return (
    <ConfidenceFold
      confidence={lastStage.confidence}
      decisions={scenario.data?.all_decisions ?? []}
      stage={lastStage.stage_number}
      className={className}
    />
  );
}
