import type { PostCondition, PostConditionKind } from '@vincere/domain';
import type { ComponentType } from 'react';
import type { ConditionChoices } from '../condition-choices.ts';

type ConditionOf<K> = Extract<PostCondition, { kind: K }>;

/** The properties of the fields that a kind of condition asks for, apart from its minute. */
export type KindFieldsProps<K extends PostConditionKind> = {
  condition: ConditionOf<K>;
  choices: ConditionChoices;
  onChange: (condition: ConditionOf<K>) => void;
};

/** How one kind of condition is edited. */
export type KindForm<K extends PostConditionKind> = {
  /** The name of the kind in the list of kinds. */
  label: string;
  /** Returns the first condition of the kind that can be chosen; undefined if there is none. `by_minute` is its minute, if it has one. */
  first(choices: ConditionChoices, by_minute: number): ConditionOf<K> | undefined;
  Fields: ComponentType<KindFieldsProps<K>>;
};
