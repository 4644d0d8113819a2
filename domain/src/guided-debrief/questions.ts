import { isLargeEnough, type RunFigures } from '../findings/figures.ts';
import { findingsForQuestions, findingsOf, neutralFacts } from '../findings/findings.ts';
import { type Finding, rulesOfFindings } from '../findings/kinds.ts';
import type { WritingPhase } from './phases.ts';

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

/** The phase in which the questions of a teaching note are proposed. */
const phaseOfNote = 'why' satisfies WritingPhase;

/** A proposed question: made from a finding, or a text of the author of the simulation. */
export type ProposedQuestion = { phase: WritingPhase; state: QuestionState } & (
  | { finding: Finding; text: null }
  | { finding: null; text: string }
);

/**
 * Returns the questions that the record of a run suggests, those that teach most first in each phase, and the questions of the
 * teaching note (`ofAuthor`). Of these, the first has a place among the proposed ones. A run with fewer than three gets questions
 * about neutral facts too.
 */
export function questionsOf(record: RunFigures, ofAuthor: readonly string[] = []): ProposedQuestion[] {
  const findings = teachingFirst(record);
  const missingCount = Math.max(0, fewestQuestions - findings.length);
  const ofRun = [...findings, ...neutralFacts(record).slice(0, missingCount)].map((finding) => ({
    phase: rulesOfFindings(finding.kind).phase,
    finding,
    text: null,
  }));
  const ofNote = ofAuthor.map((text) => ({ phase: phaseOfNote as WritingPhase, finding: null, text }));
  // The first question of the author takes the last proposed place of its phase.
  const previous = ofRun.filter(({ phase }) => phase === phaseOfNote)[proposedPerPhase - 2];
  const place = previous === undefined ? ofRun.length : ofRun.indexOf(previous) + 1;
  const all = [...ofRun.slice(0, place), ...ofNote.slice(0, 1), ...ofRun.slice(place), ...ofNote.slice(1)];
  const counts = new Map<WritingPhase, number>();
  return all.slice(0, questionLimit).map((question) => {
    const count = counts.get(question.phase) ?? 0;
    counts.set(question.phase, count + 1);
    return { ...question, state: count < proposedPerPhase ? 'proposed' : 'further' };
  });
}

/**
 * Returns the findings to ask about: those that teach most, then those that are only asked about, then the others that are worth
 * a question.
 */
function teachingFirst(record: RunFigures): Finding[] {
  const stages = record.stages.filter(isLargeEnough);
  const findings = findingsOf(record).filter(
    (finding) => rulesOfFindings(finding.kind).isWorthAsking?.(finding) ?? true,
  );
  const isBest = ({ kind, scenario_id }: Finding) => {
    const { teachesMost } = rulesOfFindings(kind);
    return stages.some((stage) => stage.scenario_id === scenario_id && teachesMost?.(stage));
  };
  return [
    ...findings.filter(isBest),
    ...findingsForQuestions(record),
    ...findings.filter((finding) => !isBest(finding)),
  ];
}

const heading = /^(#{1,6})\s+(.+?)\s*$/u;
/** A paragraph or list item that begins with bold words, as in `**Questions.** 1. Who spoke first?`. */
const boldLead = /^\s*(\d{1,2}[.)]\s+)?\*\*([^*]+)\*\*\s*(.*)$/u;
const listItem = /^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+(.+)$/u;
const inlineNumber = /(?:^|\s)\d{1,2}[.)]\s+/u;
const aboutQuestions = /\b(questions|fragen)\b/iu;

/** The longest question of a teaching note that is proposed, in characters, and the most of them. */
const [longestOfNote, mostOfNote] = [500, 10];

/**
 * Returns the author's own questions for the debrief: the items of the lists that follow a heading or bold words with the word
 * `questions`, in English or German. Leaves out the parts about scenarios that the group did not play, by the names of these.
 */
export function questionsOfNote(note: string, notPlayed: ReadonlySet<string> = new Set()): string[] {
  let isUnder = false;
  /** Whether the bold words that announced the questions are themselves an item of a numbered list. */
  let isInNumberedList = false;
  let skippedLevel = Number.POSITIVE_INFINITY;
  const itemsIn = (line: string): string[] => {
    const [, marks = '', title = ''] = heading.exec(line) ?? [];
    if (marks !== '') {
      if (marks.length <= skippedLevel)
        skippedLevel = notPlayed.has(title) ? marks.length : Number.POSITIVE_INFINITY;
      isUnder = aboutQuestions.test(title);
      isInNumberedList = false;
      return [];
    }
    const [, number, boldWords, rest = ''] = boldLead.exec(line) ?? [];
    const announces = boldWords !== undefined && aboutQuestions.test(boldWords);
    const isItem = number !== undefined && isUnder && !isInNumberedList && !announces;
    const isLead = boldWords !== undefined && !isItem;
    if (isLead) {
      isUnder = announces;
      isInNumberedList = number !== undefined;
    }
    if (!isUnder || skippedLevel !== Number.POSITIVE_INFINITY) return [];
    return isLead ? rest.split(inlineNumber) : [listItem.exec(line)?.[1] ?? ''];
  };
  const questions = note
    .split(/\r\n?|\n/)
    .flatMap(itemsIn)
    .map((text) => text.replaceAll('**', '').trim())
    .filter((text) => text !== '' && text.length <= longestOfNote);
  return [...new Set(questions)].slice(0, mostOfNote);
}
