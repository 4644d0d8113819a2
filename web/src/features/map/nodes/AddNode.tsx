import { scenarios as texts } from '@vincere/contract/messages';
import type { NodeProps } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AddNode.module.css';
import type { AddScenarioNode } from './nodes.ts';

/** A button below a column that adds a scenario to its stage. It is disabled once the stage is full. */
export function AddNode({ data: { stage, limit, onAdd } }: NodeProps<AddScenarioNode>) {
  const id = useId();
  const isFull = stage.scenarios.length >= limit;
  return (
    <div className={styles.addScenario}>
      <Button
        kind="line"
        size="sm"
        className="nopan"
        aria-label={t('Add Scenario to stage {number}', { number: stage.stage_number })}
        aria-describedby={isFull ? id : undefined}
        disabled={isFull}
        onClick={onAdd}
      >
        <Plus className="icon" aria-hidden />
        {t(texts.add)}
      </Button>
      {isFull && (
        <p className="meta-text" id={id}>
          {t(texts.limitReached, { limit })}
        </p>
      )}
    </div>
  );
}
