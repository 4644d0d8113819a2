import { Link } from '@tanstack/react-router';
import { scenarios as texts } from '@vincere/contract/messages';
import { Trash2 } from 'lucide-react';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { Button, classOf } from '../../../ui/Button.tsx';
import { scenarioPlace } from '../../authoring/places.ts';
import type { Scenario, Simulation, Stage } from '../../authoring/useSimulation.ts';
import styles from './inspector.module.css';

/** The link to the scenario's page and the delete button. An initial scenario can't be deleted. */
export function InspectorActions({
  simulation,
  stage,
  scenario,
  onDelete,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
  onDelete: () => void;
}) {
  const isInitial = stage.stage_number === 1;
  return (
    <>
      <Link {...scenarioPlace(simulation.id, stage.id, scenario.id)} className={classOf('ink')}>
        {t(texts.configure)}
      </Link>
      {isInitial ? (
        <span className={`meta-text ${styles.cannotDelete}`}>{refusalText('scenario.initial')}</span>
      ) : (
        <Button
          kind="line"
          className="button-icon"
          aria-label={t('Delete scenario {name}', { name: scenario.name })}
          onClick={onDelete}
        >
          <Trash2 className="icon" aria-hidden />
        </Button>
      )}
    </>
  );
}
