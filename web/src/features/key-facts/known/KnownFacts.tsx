import type { KnownStage } from '@vincere/contract';
import type { Role } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { Tabs } from '../../../ui/choices/Tabs.tsx';
import styles from './KnownFacts.module.css';
import { StageFacts } from './StageFacts.tsx';

/**
 * The key facts by room, stage by stage. `ownRoom` is the reader's room, which gets a line of its own. A new value of `selected`
 * shows its stage.
 */
export function KnownFacts({
  stages,
  ownRoom,
  selected: asked,
}: {
  stages: readonly KnownStage[];
  ownRoom?: Role | undefined;
  selected?: { scenario_id: number } | undefined;
}) {
  const [chosen, setChosen] = useState<number>();
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== undefined) setChosen(asked.scenario_id);
  }
  const [first] = stages;
  if (first === undefined) return null;
  if (stages.length === 1) return <OfStage stage={first} ownRoom={ownRoom} />;
  const selectedStage = stages.find(({ scenario_id }) => scenario_id === chosen) ?? first;
  return (
    <div className={styles.stages}>
      <Tabs
        label={t('Stages')}
        selected={String(selectedStage.scenario_id)}
        onSelect={(key) => setChosen(Number(key))}
        tabs={stages.map((stage) => ({
          key: String(stage.scenario_id),
          name: t('Stage {stage}', { stage: stage.stage_number }),
          mark: <span className={styles.scenario}>{stage.title_of_scenario}</span>,
          content: <OfStage stage={stage} ownRoom={ownRoom} />,
        }))}
      />
    </div>
  );
}

/** A stage with the titles that its rooms had then. */
function OfStage({ stage, ownRoom }: { stage: KnownStage; ownRoom: Role | undefined }) {
  return (
    <RoomsOfRun rooms={stage.rooms}>
      <StageFacts stage={stage} ownRoom={ownRoom} />
    </RoomsOfRun>
  );
}
