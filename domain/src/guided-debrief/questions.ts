import type { RunFigures } from '../findings/figures.ts';
import type { Finding, FindingKind } from '../findings/finding.ts';
import { findingsOf } from '../findings/findings.ts';
import { neutralFacts } from '../findings/neutral.ts';
import type { WritingPhase } from './phases.ts';

/** The phase in which the question made from a finding is proposed. */
const phaseOf = {
  tie: 'what-happened',
  forced: 'what-happened',
  slowest: 'what-happened',
  'room-against-group': 'what-happened',
  'running-time': 'what-happened',
  path: 'why',
  'last-decision': 'what-happened',
  moved: 'why',
  'unshared-facts': 'why',
  forecast: 'why',
  minority: 'why',
} as const satisfies Record<FindingKind, WritingPhase>;

/** The number of questions that are proposed for a phase. Further ones are kept behind `More`. */
export const proposedPerPhase = 3;

/** The most questions that a guided debrief can have, those made from the run included. */
export const questionLimit = 60;

/** A run gets at least this many questions. */
const fewestQuestions = 3;

/**
 * The state of a question: proposed to be asked, kept in reserve behind `More`, or dropped by a facilitator.
 */
export const questionStates = ['proposed', 'further', 'dropped'] as const;
export type QuestionState = (typeof questionStates)[number];

/** A question made from a finding. */
export type ProposedQuestion = { phase: WritingPhase; state: QuestionState; finding: Finding };

/**
 * Returns the questions that the record of a run suggests, the most remarkable of each phase first. A run with fewer than
 * three gets questions about neutral facts too.
 */
export function questionsOf(record: RunFigures): ProposedQuestion[] {
  const found = findingsOf(record);
  const missing = Math.max(0, fewestQuestions - found.length);
  const all = [...found, ...neutralFacts(record).slice(0, missing)];
  const counts = new Map<WritingPhase, number>();
  return all.map((finding) => {
    const phase = phaseOf[finding.kind];
    const count = counts.get(phase) ?? 0;
    counts.set(phase, count + 1);
    return { phase, state: count < proposedPerPhase ? 'proposed' : 'further', finding };
  });
}
