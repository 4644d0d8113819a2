import { conditionJudged } from './condition-judged.ts';
import { decided } from './decided.ts';
import { leans } from './leans.ts';
import { notOnTable } from './not-on-table.ts';
import { onTable } from './on-table.ts';
import type {
  ConditionRules,
  PackagePostCondition,
  PostCondition,
  PostConditionKind,
} from './post-condition.ts';
import { unread } from './unread.ts';
import { voted } from './voted.ts';

/** All kinds of conditions. Everything else about a kind is in its own file. */
const conditionKinds: { readonly [K in PostConditionKind]: ConditionRules<K> } = {
  decided,
  condition: conditionJudged,
  leans,
  'on-table': onTable,
  'not-on-table': notOnTable,
  unread,
  voted,
};

export const postConditionKinds = Object.keys(conditionKinds) as PostConditionKind[];

/** Returns the rules of a kind of condition. */
export function rulesOfKind<K extends PostConditionKind>(kind: K): ConditionRules<K> {
  return conditionKinds[kind];
}

/** Returns the rules of the kind of a condition. */
export function rulesOf<C extends PostCondition | PackagePostCondition>(
  condition: C,
): ConditionRules<C['kind']> {
  return rulesOfKind<C['kind']>(condition.kind);
}

/** A condition of each kind as it is written in a cell. */
export const conditionExamples = Object.fromEntries(
  postConditionKinds.map((kind) => [kind, rulesOfKind(kind).example]),
) as Readonly<Record<PostConditionKind, string>>;
