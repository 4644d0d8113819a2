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

/** The values that are edited together: a fact cannot both support and oppose a decision. */
const parts = [['text'], ['posts'], ['files'], ['supports', 'opposes']] as const;

/** Returns whether two values differ. The order of ids doesn't matter. */
export function differ(values: FactValues, other: FactValues): boolean {
  return parts.flat().some((key) => differIn(key, values, other));
}

function differIn(key: keyof FactValues, values: FactValues, other: FactValues): boolean {
  const inOrder = (value: string | readonly number[]) =>
    typeof value === 'string' ? value : value.toSorted((a, b) => a - b).join();
  return inOrder(values[key]) !== inOrder(other[key]);
}

/** Returns the stored values with those parts of `editedValues` that differ from `before`, so that changes by others are kept. */
export function mergedInto(
  storedValues: FactValues,
  editedValues: FactValues,
  before: FactValues,
): FactValues {
  const changedEntries = parts
    .filter((keys) => keys.some((key) => differIn(key, editedValues, before)))
    .flatMap((keys) => keys.map((key) => [key, editedValues[key]]));
  return { ...storedValues, ...Object.fromEntries(changedEntries) };
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
