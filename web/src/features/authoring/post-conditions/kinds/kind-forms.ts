import type { PostConditionKind } from '@vincere/domain';
import { conditionJudged } from './condition-judged.tsx';
import { decided } from './decided.tsx';
import type { KindForm } from './kind-form.ts';
import { leans } from './leans.tsx';
import { notOnTable } from './not-on-table.tsx';
import { onTable } from './on-table.tsx';
import { unread } from './unread.tsx';
import { voted } from './voted.tsx';

/** The kinds of conditions in the order of the choice. */
const kindForms: { readonly [K in PostConditionKind]: KindForm<K> } = {
  decided,
  condition: conditionJudged,
  leans,
  voted,
  'on-table': onTable,
  'not-on-table': notOnTable,
  unread,
};

export const editableKinds = Object.keys(kindForms) as PostConditionKind[];

/** Returns how a kind of condition is edited. */
export function formOfKind<K extends PostConditionKind>(kind: K): KindForm<K> {
  return kindForms[kind];
}
