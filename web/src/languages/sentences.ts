import { fill } from '@vincere/domain';
import type { Texts } from '../lib/language.ts';
import { numberFormat } from '../lib/number-format.ts';

/** Facts that are words of ours; all others are what people wrote, or numbers. */
const words = new Set(['ordinal', 'from', 'to', 'what', 'room', 'seen']);

/**
 * Finds which of these texts an English sentence is, by what stands around its `{names}`, and says it in the language with
 * what fills them. Undefined for a sentence that is none of them.
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

/** A number whose thousands stand apart, as the language writes it. */
function inDigits(fact: string): string {
  return /^\d{1,3}(,\d{3})+$/.test(fact) ? numberFormat().number(Number(fact.replaceAll(',', ''))) : fact;
}

function patternOf(text: string): RegExp {
  const source = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+)');
  return new RegExp(`^${source}$`, 's');
}
