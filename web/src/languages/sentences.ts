import { fill } from '@vincere/domain';
import type { Texts } from '../lib/language.ts';
import { numberFormat } from '../lib/number-format.ts';

/** Placeholders whose values are translated. All others are numbers or text written by users. */
const words = new Set(['ordinal', 'from', 'to', 'what', 'room', 'seen']);

/**
 * Translates an English sentence whose `{names}` are already filled. Finds the matching text by the words around its
 * placeholders, and fills the translation with the same values. Returns undefined if no text matches.
 */
export function sentencesOf(texts: Texts): (english: string) => string | undefined {
  const sentences = Object.entries(texts).flatMap(([text, said]) =>
    typeof said === 'string' && text.includes('{') ? [{ pattern: patternOf(text), said }] : [],
  );
  return (english) => {
    for (const { pattern, said } of sentences) {
      const facts = pattern.exec(english)?.groups;
      if (facts) return fill(said, Object.fromEntries(Object.entries(facts).map(inWords)));
    }
    return undefined;
  };

  function inWords([name, fact]: [string, string]): [string, string] {
    const said = words.has(name) ? texts[fact] : undefined;
    return [name, typeof said === 'string' ? said : inDigits(fact)];
  }
}

/** Reformats a number with thousands separators for the current language. */
function inDigits(fact: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(fact) ? numberFormat().number(Number(fact.replaceAll(',', ''))) : fact;
}

function patternOf(text: string): RegExp {
  const source = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${source}$`, 's');
}
