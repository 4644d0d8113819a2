import type { WritingPhase } from '../guided-debrief/phases.ts';
import type { Role } from '../rooms/rooms.ts';
import { type DecidedStage, isLargeEnough, type RunFigures, type StageFigures } from './figures.ts';

/** The fewest people whose behaviour makes a finding. With fewer, it would be about a single person. */
export const fewestPeople = 2;

/** The part of the report that shows what a finding is made from. A moment of the replay is in ms of running time. */
export type FindingSource =
  | { kind: 'map' | 'shift' | 'forecast' | 'rooms' | 'reasons' | 'facts' }
  | { kind: 'timeline'; moment: 'entered' | 'left'; at_ms: number };

/** What all findings have, besides the numbers of their kind. */
export type FindingFrame = {
  /** The stage that it is about. A neutral fact about the whole run names the first or the last. */
  stage_number: number;
  scenario_id: number;
  source: FindingSource;
  /** Whether it only describes the run. Neutral facts are added where there are few findings. */
  is_neutral: boolean;
};

/** A finding as its rule makes it. `strength`, from 0 to 1, orders it among those of its kind. */
export type Sighting<Numbers> = Numbers & Omit<FindingFrame, 'is_neutral'> & { strength: number };

/** The ways in which a reader's language writes the parts of a sentence. */
export type SentenceWords = {
  /** Translates a text and fills its `{names}`. */
  say: (text: string, facts: Readonly<Record<string, string | number>>) => string;
  /** Joins names, such as `A and B`. */
  list: (names: readonly string[]) => string;
  /** Returns the letter of a decision. In a finding, its title follows where a sentence names it first. */
  letter: (decisionId: number) => string;
  /** Returns the title that a room had in the stage. */
  room: (room: Role) => string;
  /** Writes a time, in seconds. */
  time: (seconds: number) => string;
};

/** A bar of a picture: filled for what came about, outlined for what it is compared with. */
export type FindingBar = { filled: number; outlined?: number; isLight?: boolean };

/** The stage of a finding, as far as its bars show it. */
export type BarStage = {
  decisions: readonly { id: number; votes: number }[];
  chosen_decision_id: number | null;
};

/** Everything that is particular to one kind of finding. */
export type FindingRules<Numbers> = {
  /**
   * Findings with a greater weight come first. The strength of a finding adds less than 10 to the weight of its kind.
   * Findings for `questions` are only asked about, and `neutral` facts fill up where there are few others.
   */
  use: { weight: number } | 'questions' | 'neutral';
  /** Finds what this kind of finding is about, in the order of the stages. */
  find: (figures: RunFigures) => Sighting<Numbers>[];
  /** Whether the report has a section about it, so that it shows the finding only if there are too few others. */
  hasOwnSection?: boolean;
  /** Returns whether a neutral fact tells something unusual. */
  isUnusual?: (finding: Numbers & FindingFrame) => boolean;
  /** The sentences of the finding and of its question. Decisions in them are letters. */
  texts: Readonly<Record<string, string>>;
  /** Returns the finding as a sentence, and further sentences with its numbers. */
  sentences: (finding: Numbers & FindingFrame, words: SentenceWords) => { title: string; details: string[] };
  /** Returns the bars of its picture. */
  bars: (finding: Numbers & FindingFrame, stage: BarStage) => FindingBar[];
  /** The name of its question in a guided debrief. */
  questionTitle: string;
  /** The phase in which the question is proposed. */
  phase: WritingPhase;
  /** Returns the question. `fact` is the text of a key fact that stayed in its room, if the question quotes one. */
  question: (finding: Numbers & FindingFrame, words: SentenceWords, fact: string | null) => string;
  /** Returns whether the finding is worth a question. Without this function, it always is. */
  isWorthAsking?: (finding: Numbers & FindingFrame) => boolean;
  /** Returns whether a finding about this stage teaches so much that its question comes first. */
  teachesMost?: (stage: DecidedStage) => boolean;
};

/** Returns a finding about a stage. */
export function finding<Numbers>(
  { stage_number, scenario_id }: Pick<StageFigures, 'stage_number' | 'scenario_id'>,
  numbers: Numbers,
  { source, strength }: { source: FindingSource; strength: number },
): Sighting<Numbers> {
  return { ...numbers, stage_number, scenario_id, source, strength };
}

/** Returns a rule that looks at each stage alone. It skips stages in which too few people took part. */
export function inEachStage<Numbers>(
  rule: (stage: DecidedStage) => Sighting<Numbers>[],
): FindingRules<Numbers>['find'] {
  return ({ stages }) => stages.filter(isLargeEnough).flatMap(rule);
}

/** Returns the moment at which the run left a stage. */
export function whenLeft({ left_ms }: StageFigures): FindingSource {
  return { kind: 'timeline', moment: 'left', at_ms: left_ms };
}

/** Returns the moment at which the run entered a stage. */
export function whenEntered({ entered_ms }: StageFigures): FindingSource {
  return { kind: 'timeline', moment: 'entered', at_ms: entered_ms };
}

/** Returns a bar for the votes of each decision. Those of the decision that was taken are dark. */
export function voteBars({ decisions, chosen_decision_id }: BarStage): FindingBar[] {
  return decisions.map(({ id, votes }) => ({ filled: votes, isLight: id !== chosen_decision_id }));
}
