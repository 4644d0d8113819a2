import type { Fact } from './useFacts.ts';

/** What an author writes about a fact. */
export type FactValues = Pick<Fact, 'text' | 'posts' | 'files' | 'supports' | 'opposes'>;

/** What a fact says about a decision. */
export type Stance = 'opposes' | 'neither' | 'supports';

/** Returns the values of a fact to edit; empty ones for a new fact. */
export function valuesOf(fact: Fact | undefined): FactValues {
  const { text = '', posts = [], files = [], supports = [], opposes = [] } = fact ?? {};
  return { text, posts, files, supports, opposes };
}

/** Returns whether two values differ. The order of ids doesn't matter. */
export function differ(one: FactValues, other: FactValues): boolean {
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b).join();
  const keys = ['posts', 'files', 'supports', 'opposes'] as const;
  return one.text !== other.text || keys.some((key) => inOrder(one[key]) !== inOrder(other[key]));
}

/** Returns what the values say about a decision. */
export function stanceOn({ supports, opposes }: FactValues, decisionId: number): Stance {
  if (supports.includes(decisionId)) return 'supports';
  return opposes.includes(decisionId) ? 'opposes' : 'neither';
}

/** Returns the values with another stance on a decision. */
export function withStance(values: FactValues, decisionId: number, stance: Stance): FactValues {
  const others = (ids: readonly number[]) => ids.filter((id) => id !== decisionId);
  return {
    ...values,
    supports: [...others(values.supports), ...(stance === 'supports' ? [decisionId] : [])],
    opposes: [...others(values.opposes), ...(stance === 'opposes' ? [decisionId] : [])],
  };
}
