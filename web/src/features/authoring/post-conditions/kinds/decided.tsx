import { t } from '../../../../lib/text.ts';
import { letterOf } from '../../../../parts/marks.tsx';
import { Choice } from '../Choice.tsx';
import { EarlierStages } from './EarlierStages.tsx';
import type { KindFieldsProps, KindForm } from './kind-form.ts';

export const decided: KindForm<'decided'> = {
  label: t('An earlier decision was taken'),
  first: ({ subjects: { earlier } }) => {
    const [scenario] = earlier.filter(({ all_decisions }) => all_decisions.length > 0);
    const [decision] = scenario?.all_decisions ?? [];
    return scenario && decision && { kind: 'decided', scenario_id: scenario.id, decision_id: decision.id };
  },
  Fields: DecidedFields,
};

function DecidedFields({ condition, choices: { subjects }, onChange }: KindFieldsProps<'decided'>) {
  const scenarioWith = (decisionId: number) =>
    subjects.earlier.find(({ all_decisions }) => all_decisions.some(({ id }) => id === decisionId));
  return (
    <Choice
      label={t('Decision')}
      value={condition.decision_id}
      isKnown={scenarioWith(condition.decision_id) !== undefined}
      onChange={(value) => {
        const scenario = scenarioWith(Number(value));
        if (scenario) onChange({ ...condition, scenario_id: scenario.id, decision_id: Number(value) });
      }}
    >
      <EarlierStages
        scenarios={subjects.earlier}
        optionsOf={({ all_decisions }) =>
          all_decisions.map(({ id, title_of_decision }, index) => (
            <option key={id} value={id}>
              {`${letterOf(index)}, ${title_of_decision}`}
            </option>
          ))
        }
      />
    </Choice>
  );
}
