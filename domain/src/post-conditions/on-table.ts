import type { ConditionRules, StageState } from './post-condition.ts';

/** A key fact is on the table. */
export const onTable: ConditionRules<'on-table'> = {
  exists: ({ fact_id }, { facts }) => facts.includes(fact_id),
  holds: ({ fact_id }, state) => isOnTable(fact_id, state, state.stageMs) ?? false,
  problems: ({ fact_id }, { postId, source }) => {
    const fact = source.facts.find(({ id }) => id === fact_id);
    if (fact === undefined) return [{ kind: 'when-gone', facts: {} }];
    // Nobody can put what is in the dashboard on the table, nor the post that waits for it.
    const isCarried = fact.carriers.some(
      ({ room_name, post_id }) =>
        source.rooms.some((room) => room === room_name) && (post_id === undefined || post_id !== postId),
    );
    return isCarried ? [] : [{ kind: 'when-not-carried', facts: { fact: fact.text } }];
  },
  part: 'fact',
  keyIn: ({ fact }) => fact,
  idIn: ({ fact_id }) => fact_id,
  toPackage: ({ kind }, { key }) => ({ kind, fact: key }),
  fromPackage: ({ kind }, { id }) => ({ kind, fact_id: id }),
  example: 'on table: fact-1',
  itemCount: 1,
  toCell: ({ fact }) => [fact],
  fromCell: ([fact = '']) => ({ kind: 'on-table', fact }),
};

/** Returns whether something that carries a fact is on the table at `atMs`; null if there is no such fact. */
export function isOnTable(factId: number, { facts, items }: StageState, atMs: number): boolean | null {
  const fact = facts.find(({ id }) => id === factId);
  if (fact === undefined) return null;
  return items.some(
    ({ post_id, file_id, added_ms, taken_back_ms }) =>
      (post_id === null ? fact.files.includes(file_id ?? 0) : fact.posts.includes(post_id)) &&
      added_ms <= atMs &&
      (taken_back_ms === null || taken_back_ms > atMs),
  );
}
