import { stages as texts } from '@vincere/contract/messages';
import type { NodeProps } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AddStageNode as Node } from './nodes.ts';

/** A button that adds a stage, at the place of the new column. */
export function AddStageNode({ data: { onAddStage } }: NodeProps<Node>) {
  return (
    <Button kind="line" size="sm" className="nopan" onClick={onAddStage}>
      <Plus className="icon" aria-hidden />
      {t(texts.add)}
    </Button>
  );
}
