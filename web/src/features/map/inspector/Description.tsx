import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { ScenarioDescription } from '../../authoring/scenarios/ScenarioDescription.tsx';
import type { Scenario } from '../../authoring/useSimulation.ts';
import styles from './inspector.module.css';

/** Longer descriptions (in characters) are collapsed at first. */
const maxCollapsedLength = 280;

/** The description of a scenario in the inspector, with a button that expands a long one. */
export function Description({ scenario }: { scenario: Scenario }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const isLong = scenario.description.length > maxCollapsedLength;
  return (
    <>
      <ScenarioDescription scenario={scenario}>
        <p
          className={
            isLong && !isExpanded
              ? `story ${styles.description} ${styles.isShort}`
              : `story ${styles.description}`
          }
        >
          {scenario.description}
        </p>
      </ScenarioDescription>
      {isLong && (
        <Button
          kind="quiet"
          size="sm"
          className={styles.moreButton}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded((isExpandedNow) => !isExpandedNow)}
        >
          {isExpanded ? t('Show Less') : t('Show All of It')}
        </Button>
      )}
    </>
  );
}
