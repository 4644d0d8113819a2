import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ScenarioDescription } from '../authoring/ScenarioDescription.tsx';
import type { Scenario } from '../authoring/useSimulation.ts';

/** From so many characters on, only the beginning is shown at first. */
const longText = 280;

/** The description of a scenario in the inspector; a long one is unfolded on request. */
export function Description({ scenario }: { scenario: Scenario }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = scenario.description.length > longText;
  return (
    <>
      <ScenarioDescription scenario={scenario}>
        <p className={isLong && !isWhole ? 'story ds short' : 'story ds'}>{scenario.description}</p>
      </ScenarioDescription>
      {isLong && (
        <Button
          kind="quiet"
          size="sm"
          className="ins-m"
          aria-expanded={isWhole}
          onClick={() => setIsWhole((whole) => !whole)}
        >
          {isWhole ? t('Show Less') : t('Show All of It')}
        </Button>
      )}
    </>
  );
}
