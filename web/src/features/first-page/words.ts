import { findingInWords } from '@vincere/domain';
import { findingWords } from '../../parts/findings/finding-words.ts';
import type { Finding, FindingStage } from './types.ts';

/** Returns a finding as a sentence, and further sentences with its numbers. `stage` is the stage that it is about. */
export function inWords(finding: Finding, stage: FindingStage): { title: string; details: string } {
  return findingInWords(finding, findingWords(stage));
}
