import type { NodeProps } from '@xyflow/react';
import type { StageNode } from './nodes.ts';

/** The head of a column. */
export function StageHead({ data: { stage, limit } }: NodeProps<StageNode>) {
  return (
    <div className="sh">
      <h2 data-stage={stage.stage_number} tabIndex={-1}>
        Stage {stage.stage_number}
      </h2>
      <span className="t-meta num">
        {stage.scenarios.length} of {limit} {limit === 1 ? 'scenario' : 'scenarios'}
      </span>
    </div>
  );
}
