import { scenarioLimit } from '@vincere/contract/constants';
import { scenarios as texts } from '@vincere/contract/messages';
import { useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { AddItem } from '../authoring/AddItem.tsx';
import { AddScenarioDialog } from '../authoring/scenarios/AddScenarioDialog.tsx';
import type { Simulation, Stage } from '../authoring/useSimulation.ts';
import { ScenarioItem } from './ScenarioItem.tsx';

/** The scenarios of a stage, and a button that adds one. */
export function ScenarioList({ simulation, stage }: { simulation: Simulation; stage: Stage }) {
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { scenarios, stage_number } = stage;
  const limit = scenarioLimit(stage_number);
  const next = simulation.stages.find((candidate) => candidate.stage_number === stage_number + 1);
  return (
    <Section
      title={t('Scenarios')}
      aside={
        <span className="meta-text number">
          {t('{count} of {total}', { count: scenarios.length, total: limit })}
        </span>
      }
    >
      {scenarios.length === 0 ? (
        <Empty title={t(texts.noneFound)}>
          {stage_number === 1
            ? t(texts.firstStageNeedsOne)
            : t('Decisions of the stage before lead here. Write one scenario for each way to go on.')}
        </Empty>
      ) : (
        <ul className="rows">
          {scenarios.map((scenario) => (
            <ScenarioItem
              key={scenario.id}
              scenario={scenario}
              simulation={simulation}
              stage={stage}
              hasNextStage={next !== undefined}
              returnTo={add}
            />
          ))}
        </ul>
      )}
      <AddItem
        ref={add}
        kind={scenarios.length === 0 ? 'ink' : 'line'}
        label={t(texts.add)}
        fullHint={scenarios.length >= limit ? t(texts.limitReached, { limit }) : undefined}
        onAdd={() => setIsAdding(true)}
      />
      <AddScenarioDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        stageId={stage.id}
        returnTo={add}
      />
    </Section>
  );
}
