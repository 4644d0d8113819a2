import { stages as texts } from '@vincere/contract/messages';
import type { NodeProps } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import type { AddStageNode as Node } from './nodes.ts';

/** Adds a stage where its column will stand. */
export function AddStageNode({ data: { onAddStage } }: NodeProps<Node>) {
  return (
    <Button kind="line" size="sm" className="nopan" onClick={onAddStage}>
      <Plus className="ic" aria-hidden />
      {t(texts.add)}
    </Button>
  );
}
