import { baseTypeface } from './style.ts';
import { typefaceOf } from './typefaces.ts';

/*
 * The time to typeset a text, in units of one Latin character (about 10 µs). Every word is laid out separately, other
 * typefaces are slower, a change of typeface begins a new run, and a line break adds a line to the page.
 */
const space = 3;
const otherCharacter = 6;
const changeOfTypeface = 8;
const lineBreak = 40;

/** Marks a text that was cut. */
export const cutMark = '[…]';

/**
 * Cuts the longest texts, so that the document is typeset in bounded time: all of them together cost at most `budget` units.
 * Every text gets the same share, and longer texts get the part that short ones do not use.
 */
export function withinBudget(texts: readonly string[], budget: number): { texts: string[]; isCut: boolean } {
  const costs = texts.map((text) => measure(text, Number.POSITIVE_INFINITY).cost);
  const share = shareOf(costs, budget);
  if (share === undefined) return { texts: [...texts], isCut: false };
  return {
    texts: texts.map((text, index) => {
      if ((costs[index] ?? 0) <= share) return text;
      return `${text.slice(0, measure(text, share).end).trimEnd()} ${cutMark}`;
    }),
    isCut: true,
  };
}

/** Returns the maximum cost of one text, or undefined if all texts fit. */
function shareOf(costs: readonly number[], budget: number): number | undefined {
  let remaining = budget;
  for (const [index, cost] of costs.toSorted((a, b) => a - b).entries()) {
    const share = remaining / (costs.length - index);
    if (cost > share) return share;
    remaining -= cost;
  }
  return undefined;
}

/** Measures a text up to the first character that exceeds `maxCost`; `end` is its index in UTF-16 units. */
function measure(text: string, maxCost: number): { cost: number; end: number } {
  let cost = 0;
  let end = 0;
  let lastTypeface: string | undefined = baseTypeface;
  for (const character of text) {
    const typeface = typefaceOf(character, baseTypeface);
    cost += typeface === baseTypeface ? costOf(character) : otherCharacter;
    if (typeface !== lastTypeface) cost += changeOfTypeface;
    if (cost > maxCost) break;
    lastTypeface = typeface;
    end += character.length;
  }
  return { cost, end };
}

function costOf(latin: string): number {
  if (latin === '\n') return lineBreak;
  return /\s/.test(latin) ? space : 1;
}
