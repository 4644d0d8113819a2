import { type QuestionnaireScope, questionnaireScopes } from '@vincere/domain';
import { useId } from 'react';
import { t } from '../../lib/text.ts';

const names: Record<QuestionnaireScope, string> = {
  full: t('All 20 questions'),
  scales: t('Scales only (15 questions)'),
  none: t('No questionnaires'),
};

/** The label and description of the switch that lets facilitators read answers with names. */
export const namesAnswersTexts = {
  label: t('Answers with names'),
  hint: t(
    'Facilitators can read the answers of each person, and people are told so when they join. You can change this until the first person has joined.',
  ),
};

/** Chooses which questions a run asks its participants before and after it. */
export function QuestionnaireScopeField({
  value,
  disabled,
  onChange,
}: {
  value: QuestionnaireScope;
  disabled?: boolean;
  onChange: (scope: QuestionnaireScope) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('Questionnaires')}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const scope = questionnaireScopes.find((candidate) => candidate === target.value);
          if (scope !== undefined) onChange(scope);
        }}
      >
        {questionnaireScopes.map((scope) => (
          <option key={scope} value={scope}>
            {names[scope]}
          </option>
        ))}
      </select>
      <p className="hint" id={`${id}-hint`}>
        {t('What participants answer before and after the simulation.')}
      </p>
    </div>
  );
}
