import type { BarStage, FindingBar, SentenceWords } from './finding.ts';
import { type Finding, findingKinds, rulesOfFindings } from './kinds.ts';

const letteredTitle = '{letter} ({title})';

/** All sentences of findings and of the questions made from them. A decision has its title where it is named first. */
export const findingTexts: readonly string[] = [
  letteredTitle,
  ...findingKinds.flatMap((kind) => Object.values(rulesOfFindings(kind).texts)),
];

/** The ways in which a reader's language writes findings, and questions made from them. */
export type FindingWords = Omit<SentenceWords, 'letter'> & {
  /** The decisions of the stage in the order of their letters. */
  decisions: readonly { id: number; title_of_decision: string }[];
};

/** Returns the letter of a decision, by its place in the stage; a question mark if the stage doesn't have it. */
export function letterIn(decisions: readonly { id: number }[], decisionId: number): string {
  const index = decisions.findIndex(({ id }) => id === decisionId);
  return index < 0 ? '?' : String.fromCharCode(65 + index);
}

/** Returns a finding as a sentence, and further sentences with its numbers (may be empty). */
export function findingInWords(finding: Finding, words: FindingWords): { title: string; details: string } {
  const { title, details } = rulesOfFindings(finding.kind).sentences(finding, {
    ...words,
    letter: lettersWithTitles(words),
  });
  return { title, details: details.join(' ') };
}

/** Returns the bars of the picture of a finding; none for a finding without a picture. */
export function barsOfFinding(finding: Finding, stage: BarStage): FindingBar[] {
  return rulesOfFindings(finding.kind).bars(finding, stage);
}

/** The longest title of a decision in a sentence, in characters. */
const longestTitle = 60;

/** Returns a function that names a decision by its letter, and adds its title the first time. */
function lettersWithTitles({ decisions, say }: FindingWords): SentenceWords['letter'] {
  const namedIds = new Set<number>();
  return (id) => {
    const letter = letterIn(decisions, id);
    const title = decisions.find((decision) => decision.id === id)?.title_of_decision ?? '';
    if (title === '' || namedIds.has(id)) return letter;
    namedIds.add(id);
    return say(letteredTitle, { letter, title: shortTitle(title) });
  };
}

function shortTitle(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= longestTitle) return title;
  const start = characters.slice(0, longestTitle - 1).join('');
  return `${start.trimEnd()}…`;
}
