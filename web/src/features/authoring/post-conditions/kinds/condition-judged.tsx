import { t } from '../../../../lib/text.ts';
import { quoted } from '../../../../parts/condition-text.ts';
import { letterOf } from '../../../../parts/marks.tsx';
import { Choice } from '../Choice.tsx';
import { EarlierStages } from './EarlierStages.tsx';
import type { KindFieldsProps, KindForm } from './kind-form.ts';

export const conditionJudged: KindForm<'condition'> = {
  label: t('An earlier condition was judged'),
  first: ({ subjects: { earlier } }) => {
    const [condition] = earlier
      .flatMap(({ all_decisions }) => all_decisions)
      .flatMap(({ conditions }) => conditions);
    return condition && { kind: 'condition', condition_id: condition.id, is_met: true };
  },
  Fields: ConditionJudgedFields,
};

function ConditionJudgedFields({ condition, choices, onChange }: KindFieldsProps<'condition'>) {
  const scenarios = choices.subjects.earlier.filter(({ all_decisions }) =>
    all_decisions.some(({ conditions }) => conditions.length > 0),
  );
  return (
    <>
      <Choice
        label={t('Condition of an earlier decision')}
        value={condition.condition_id}
        isKnown={scenarios.some(({ all_decisions }) =>
          all_decisions.some(({ conditions }) => conditions.some(({ id }) => id === condition.condition_id)),
        )}
        onChange={(value) => onChange({ ...condition, condition_id: Number(value) })}
      >
        <EarlierStages
          scenarios={scenarios}
          optionsOf={({ all_decisions }) =>
            all_decisions.flatMap(({ conditions }, index) =>
              conditions.map(({ id, text }) => (
                <option key={id} value={id}>
                  {`${letterOf(index)}, ${quoted(text)}`}
                </option>
              )),
            )
          }
        />
      </Choice>
      <Choice
        label={t('Met or not met')}
        value={condition.is_met ? 'met' : 'unmet'}
        onChange={(value) => onChange({ ...condition, is_met: value === 'met' })}
      >
        <option value="met">{t('was met')}</option>
        <option value="unmet">{t('was not met')}</option>
      </Choice>
    </>
  );
}
