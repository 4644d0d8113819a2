import { t } from '../../../../lib/text.ts';
import { FactChoice } from './FactChoice.tsx';
import type { KindForm } from './kind-form.ts';

export const onTable: KindForm<'on-table'> = {
  label: t('A fact is on the table'),
  first: ({ subjects: { facts } }) => facts[0] && { kind: 'on-table', fact_id: facts[0].id },
  Fields: ({ condition, choices, onChange }) => (
    <FactChoice
      factId={condition.fact_id}
      choices={choices}
      onChange={(fact_id) => onChange({ ...condition, fact_id })}
    />
  ),
};
