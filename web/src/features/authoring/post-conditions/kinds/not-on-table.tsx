import { t } from '../../../../lib/text.ts';
import { FactChoice } from './FactChoice.tsx';
import type { KindForm } from './kind-form.ts';

export const notOnTable: KindForm<'not-on-table'> = {
  label: t('A fact is not on the table'),
  first: ({ subjects: { facts } }, by_minute) =>
    facts[0] && { kind: 'not-on-table', fact_id: facts[0].id, by_minute },
  Fields: ({ condition, choices, onChange }) => (
    <FactChoice
      factId={condition.fact_id}
      choices={choices}
      onChange={(fact_id) => onChange({ ...condition, fact_id })}
    />
  ),
};
