import type { ReactNode } from 'react';
import { t } from '../../../../lib/text.ts';
import type { ConditionSubjects } from '../../../../parts/condition-text.ts';

type EarlierScenario = ConditionSubjects['earlier'][number];

/** The options of a choice among the parts of earlier scenarios, in a group for each scenario. */
export function EarlierStages({
  scenarios,
  optionsOf,
}: {
  scenarios: readonly EarlierScenario[];
  optionsOf: (scenario: EarlierScenario) => ReactNode;
}) {
  return scenarios.map((scenario) => (
    <optgroup
      key={scenario.id}
      label={t('Stage {number}: {scenario}', { number: scenario.stage_number, scenario: scenario.name })}
    >
      {optionsOf(scenario)}
    </optgroup>
  ));
}
