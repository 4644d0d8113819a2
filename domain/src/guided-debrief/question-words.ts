import type { Finding, FindingKind } from '../findings/finding.ts';
import { type FindingWords, findingInWords, letterIn } from '../findings/words.ts';

/** The sentences of questions made from a run. Decisions in them are letters. */
export const questionTexts = {
  tie: '{decisions} had {votes} votes each. What would have broken the tie?',
  forced: 'Stage {stage} closed before {missing} of {people} had decided. What kept them from deciding?',
  slowest: 'Stage {stage} took {time} of {clock}. Where did the time go?',
  room: 'Most of the room {room} wanted {decision} in stage {stage}. What did that room see that the others did not?',
  moved: '{moved} of {people} changed their minds in stage {stage}. What had they heard in between?',
  fact: '“{fact}” never left its room. What would it have taken?',
  facts: '{facts} of {of} key facts of stage {stage} never left their rooms. What would it have taken?',
  pooled:
    'Put together, the facts of stage {stage} pointed to {decision}; you chose {chosen}. What would have brought them together?',
  pooledInTie:
    'Put together, the facts of stage {stage} pointed to {decision}; in a tie, the facilitator chose {chosen}. What would have brought them together?',
  forecast:
    'Only {named} of {of} expected {decision} in stage {stage}. What did we not know about each other?',
  forecastByNobody: 'Nobody expected {decision} in stage {stage}. What did we not know about each other?',
  minority:
    '{votes} of {of} chose {decision} in stage {stage}. Which of their reasons should have worried the rest?',
  runningTime: 'The run took {time}. When did you feel short of time, and what did that do to you?',
  path: 'You met {met} of {of} scenarios. Which decision did most to set your way?',
  lastDecision: 'Stage {stage} ended with {decision}. What did you know then that spoke against it?',
  noDecision: 'Stage {stage} ended without a decision. What was missing?',
} as const;
export type QuestionText = (typeof questionTexts)[keyof typeof questionTexts];

/** The name of each kind of question. */
export const questionTitles = {
  tie: 'A tie',
  forced: 'Closed with decisions missing',
  slowest: 'The slowest stage',
  'room-against-group': 'A room against the group',
  moved: 'Changed their minds',
  'unshared-facts': 'A fact that never reached the table',
  'pooled-facts': 'What the facts pointed to',
  forecast: 'Not what was expected',
  minority: 'The minority',
  'running-time': 'The time',
  path: 'The way',
  'last-decision': 'The last decision',
} as const satisfies Record<FindingKind, string>;

/** The ways in which a reader's language writes the parts of a question. */
export type QuestionWords = Omit<FindingWords, 'say'> & {
  /** Translates a text and fills its `{names}`. */
  say: (
    text: Parameters<FindingWords['say']>[0] | QuestionText,
    facts: Readonly<Record<string, string | number>>,
  ) => string;
};

/**
 * Returns a question made from a finding, and sentences with the numbers behind it. `fact` is the text of a key fact that
 * stayed in its room, if the question quotes finding.
 */
export function questionInWords(
  finding: Finding,
  fact: string | null,
  words: QuestionWords,
): { question: string; numbers: string } {
  const { title, details } = findingInWords(finding, words);
  return {
    question: question(finding, fact, words),
    numbers: details === '' ? title : `${title} ${details}`,
  };
}

function question(
  finding: Finding,
  fact: string | null,
  { say, list, decisions, room, time }: QuestionWords,
): string {
  const letter = (id: number) => letterIn(decisions, id);
  const texts = questionTexts;
  const stage = finding.stage_number;
  switch (finding.kind) {
    case 'tie':
      return say(texts.tie, { decisions: list(finding.tied.map(letter)), votes: finding.votes_each });
    case 'forced':
      return say(texts.forced, { stage, missing: finding.missing, people: finding.of });
    case 'slowest':
      return say(texts.slowest, { stage, time: time(finding.seconds), clock: time(finding.clock_seconds) });
    case 'room-against-group':
      return say(texts.room, { stage, room: room(finding.room_name), decision: letter(finding.decision_id) });
    case 'moved':
      return say(texts.moved, { stage, moved: finding.moved, people: finding.of });
    case 'unshared-facts':
      return fact === null
        ? say(texts.facts, { stage, facts: finding.facts, of: finding.of })
        : say(texts.fact, { fact: fact.replace(/\.$/, '') });
    case 'pooled-facts':
      return say(finding.chosen_in_tie ? texts.pooledInTie : texts.pooled, {
        stage,
        decision: letter(finding.decision_id),
        chosen: letter(finding.chosen_decision_id),
      });
    case 'forecast': {
      const decision = letter(finding.chosen_decision_id);
      return finding.named === 0
        ? say(texts.forecastByNobody, { stage, decision })
        : say(texts.forecast, { stage, decision, named: finding.named, of: finding.of });
    }
    case 'minority':
      return say(texts.minority, {
        stage,
        votes: finding.votes,
        of: finding.of,
        decision: letter(finding.decision_id),
      });
    case 'running-time':
      return say(texts.runningTime, { time: time(finding.seconds) });
    case 'path':
      return say(texts.path, { met: finding.met, of: finding.of });
    case 'last-decision':
      return finding.decision_id === null
        ? say(texts.noDecision, { stage })
        : say(texts.lastDecision, { stage, decision: letter(finding.decision_id) });
  }
}
