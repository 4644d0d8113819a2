import { stageLimit } from '@vincere/contract/constants';
import { stages as texts } from '@vincere/contract/messages';
import { useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { AddItem } from '../authoring/AddItem.tsx';
import { AddStageDialog } from '../authoring/stages/AddStageDialog.tsx';
import type { Simulation } from '../authoring/useSimulation.ts';
import { AddAllStages } from './AddAllStages.tsx';
import { StageItem } from './StageItem.tsx';

/** The stages of a simulation by number, and a button that adds one. */
export function StageList({ simulation }: { simulation: Simulation }) {
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  /** True after all stages were added at once. The button for it is gone, so the focus moves to the list. */
  const [hasAddedAll, setHasAddedAll] = useState(false);
  const stages = simulation.stages.toSorted((stage, other) => stage.stage_number - other.stage_number);
  return (
    <Section
      title={t('Stages')}
      aside={
        <span className="meta-text number">
          {t('{count} of {total}', { count: stages.length, total: simulation.total_stages })}
        </span>
      }
    >
      {stages.length === 0 ? (
        <Empty
          title={t('No stages yet')}
          action={
            simulation.total_stages > 1 && (
              <AddAllStages
                simulationId={simulation.id}
                count={simulation.total_stages}
                onAdded={() => setHasAddedAll(true)}
              />
            )
          }
        >
          {t('A simulation is played stage by stage. Describe the group’s task in the first one.')}
        </Empty>
      ) : (
        <ol className="rows" ref={hasAddedAll ? takeFocus : undefined} tabIndex={-1}>
          {stages.map((stage, index) => (
            <StageItem
              key={stage.id}
              stage={stage}
              simulationId={simulation.id}
              isLast={index === stages.length - 1}
              returnTo={add}
            />
          ))}
        </ol>
      )}
      <AddItem
        ref={add}
        kind={stages.length === 0 && simulation.total_stages === 1 ? 'ink' : 'line'}
        label={t(texts.add)}
        fullHint={stages.length >= stageLimit ? refusalText('stage.limit') : undefined}
        onAdd={() => setIsAdding(true)}
      />
      <AddStageDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        simulationId={simulation.id}
        number={stages.length + 1}
        returnTo={add}
      />
    </Section>
  );
}

const takeFocus = (list: HTMLElement | null) => list?.focus();
