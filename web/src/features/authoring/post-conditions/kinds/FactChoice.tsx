import { t } from '../../../../lib/text.ts';
import { quoted } from '../../../../parts/condition-text.ts';
import { Choice } from '../Choice.tsx';
import type { ConditionChoices } from '../condition-choices.ts';

/** A choice among the key facts of the scenario. */
export function FactChoice({
  factId,
  choices,
  onChange,
}: {
  factId: number;
  choices: ConditionChoices;
  onChange: (factId: number) => void;
}) {
  const { facts } = choices.subjects;
  return (
    <Choice
      label={t('Key fact')}
      value={factId}
      isKnown={facts.some(({ id }) => id === factId)}
      onChange={(value) => onChange(Number(value))}
    >
      {facts.map(({ id, text }) => (
        <option key={id} value={id}>
          {quoted(text)}
        </option>
      ))}
    </Choice>
  );
}
