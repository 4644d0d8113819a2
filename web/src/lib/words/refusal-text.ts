import { type FactsOf, fill, type RefusalCode, refusals } from '@vincere/domain';
import { sentenceOf } from '../text.ts';

/** Returns the sentence of a refusal in the current language, for a page that foresees it. */
export function refusalText<Code extends RefusalCode>(code: Code, ...[facts]: FactsOf<Code>): string {
  return sentenceOf(code, facts ?? {}) ?? fill(refusals[code], facts ?? {});
}
