import { type Finding, type FindingKind, findingKinds, rulesOfFindings } from '../findings/kinds.ts';
import { type FindingWords, findingInWords, letterIn } from '../findings/words.ts';

/** The name of each kind of question. */
export const questionTitles = Object.fromEntries(
  findingKinds.map((kind) => [kind, rulesOfFindings(kind).questionTitle]),
) as Readonly<Record<FindingKind, string>>;

/**
 * Returns a question made from a finding, and sentences with the numbers behind it. `fact` is the text of a key fact that
 * stayed in its room, if the question quotes one.
 */
export function questionInWords(
  finding: Finding,
  fact: string | null,
  words: FindingWords,
): { question: string; numbers: string } {
  const { title, details } = findingInWords(finding, words);
  const letter = (id: number) => letterIn(words.decisions, id);
  return {
    question: rulesOfFindings(finding.kind).question(finding, { ...words, letter }, fact),
    numbers: details === '' ? title : `${title} ${details}`,
  };
}
