import type { PostCondition } from '@vincere/domain';
import type { ConditionChoices } from './condition-choices.ts';
import { formOfKind } from './kinds/kind-forms.ts';

/** The fields that a kind of condition asks for, apart from its minute. */
export function KindFields({
  condition,
  choices,
  onChange,
}: {
  condition: PostCondition;
  choices: ConditionChoices;
  onChange: (condition: PostCondition) => void;
}) {
  const { Fields } = formOfKind(condition.kind);
  return <Fields condition={condition} choices={choices} onChange={onChange} />;
}
