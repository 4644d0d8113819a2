import type { NodeProps } from '@xyflow/react';
import { plural, t } from '../../../lib/text.ts';
import type { StageNode } from './nodes.ts';
import styles from './StageHead.module.css';

/** The head of a column: the stage's number and how many scenarios it has. */
export function StageHead({ data: { stage, limit } }: NodeProps<StageNode>) {
  return (
    <div className={styles.stageHead}>
      <h2 data-stage={stage.stage_number} tabIndex={-1}>
        {t('Stage {number}', { number: stage.stage_number })}
      </h2>
      <span className="meta-text number">
        {plural(limit, '{written} of {count} scenario', '{written} of {count} scenarios', {
          written: stage.scenarios.length,
        })}
      </span>
    </div>
  );
}
