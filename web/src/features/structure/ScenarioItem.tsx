import { Link } from '@tanstack/react-router';
import { scenarios as texts } from '@vincere/contract/messages';
import { Trash2 } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { plural, rich, t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { sr } from '../../ui/sr.tsx';
import { scenarioPlace } from '../authoring/places.ts';
import { DeleteScenarioDialog } from '../authoring/scenarios/DeleteScenarioDialog.tsx';
import { ScenarioDescription } from '../authoring/scenarios/ScenarioDescription.tsx';
import type { Scenario, Simulation, Stage } from '../authoring/useSimulation.ts';
import itemsStyles from './items.module.css';
import styles from './ScenarioItem.module.css';

/** A scenario of a stage: its description, and the numbers of its decisions and links. */
export function ScenarioItem({
  scenario,
  simulation,
  stage,
  hasNextStage,
  returnTo,
}: {
  scenario: Scenario;
  simulation: Simulation;
  stage: Stage;
  /** True if there is a next stage that decisions can lead to. */
  hasNextStage: boolean;
  /** The element that gets the focus when the scenario is deleted. */
  returnTo: RefObject<HTMLButtonElement | null>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const focusAfterClose = useRef<HTMLElement | null>(null);
  const { all_decisions: decisions, name } = scenario;
  const isInitial = stage.stage_number === 1;
  const place = scenarioPlace(simulation.id, stage.id, scenario.id);
  const linkCount = decisions.filter((decision) => decision.link_next_scenario_id !== null).length;
  return (
    <li className={itemsStyles.stageItem}>
      <div className={itemsStyles.stageHead}>
        <h3 className={`heading-4 ${itemsStyles.scenarioTitle}`}>
          <Link {...place}>{name}</Link>
        </h3>
        {isInitial && <span className="tag">{t(texts.initial)}</span>}
      </div>
      <ScenarioDescription scenario={scenario}>
        <p className={`story ${styles.scenarioText}`}>{scenario.description}</p>
      </ScenarioDescription>
      <p className="meta-text number">
        {hasNextStage
          ? plural(
              decisions.length,
              '{count} decision, {linked} linked to the next stage',
              '{count} decisions, {linked} linked to the next stage',
              { linked: linkCount },
            )
          : plural(decisions.length, '{count} decision', '{count} decisions')}
      </p>
      <div className="row wrap">
        <Link {...place} className={classOf('line')}>
          {rich('Configure<sr> {name}</sr>', { name, sr })}
        </Link>
        <Button
          kind="quiet"
          aria-label={t('Delete {what}', { what: name })}
          disabled={isInitial}
          onClick={() => setIsAsking(true)}
        >
          <Trash2 className="icon" aria-hidden />
          {t('Delete')}
        </Button>
        {isInitial && <span className="hint">{refusalText('scenario.initial')}</span>}
      </div>
      <DeleteScenarioDialog
        simulation={simulation}
        scenario={scenario}
        open={isAsking}
        returnTo={focusAfterClose}
        onClose={() => setIsAsking(false)}
        onDeleted={() => {
          focusAfterClose.current = returnTo.current;
        }}
      />
    </li>
  );
}
