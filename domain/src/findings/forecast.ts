import { smallestGroup } from '../reports/agreement.ts';
import { sum, votesFor } from './figures.ts';
import { type FindingRules, finding, inEachStage } from './finding.ts';

export type ForecastNumbers = {
  kind: 'forecast';
  chosen_decision_id: number;
  /** The forecasts that named the chosen decision. */
  named: number;
  of: number;
  /** The decision with the most forecasts, if it is a single other one, with its forecasts and its final votes. */
  expected: { decision_id: number; people: number; votes: number } | null;
};

const texts = {
  title: 'Most expected another decision in stage {stage}.',
  namedByNobody: 'Nobody expected {decision}, which was taken.',
  namedByOne: 'One of {of} expected {decision}, which was taken.',
  named: '{named} of {of} expected {decision}, which was taken.',
  expected: '{people} expected {decision}, {votes} chose it.',
  question:
    'Only {named} of {of} expected {decision} in stage {stage}. What did we not know about each other?',
  questionOfNobody: 'Nobody expected {decision} in stage {stage}. What did we not know about each other?',
} as const;

/** A forecast was far off: fewer than half of the forecasts named the decision that was taken. */
export const forecast: FindingRules<ForecastNumbers> = {
  use: { weight: 80 },
  find: inEachStage((stage) => {
    const { forecasts, chosen_decision_id } = stage;
    if (forecasts === null) return [];
    const of = sum(forecasts.map(({ people }) => people));
    const namedCount = forecasts.find(({ decision_id }) => decision_id === chosen_decision_id)?.people ?? 0;
    if (of < smallestGroup || namedCount * 2 >= of) return [];
    const most = Math.max(...forecasts.map(({ people }) => people));
    const [first, ...level] = forecasts.filter(({ people }) => people === most);
    const expectedDecision =
      first === undefined || level.length > 0 || first.decision_id === chosen_decision_id
        ? null
        : { ...first, votes: votesFor(stage, first.decision_id) };
    const numbers: ForecastNumbers = {
      kind: 'forecast',
      chosen_decision_id,
      named: namedCount,
      of,
      expected: expectedDecision,
    };
    return [finding(stage, numbers, { source: { kind: 'forecast' }, strength: 1 - namedCount / of })];
  }),
  texts,
  sentences: ({ stage_number: stage, chosen_decision_id, named, of, expected }, { say, letter }) => {
    const title = say(texts.title, { stage });
    const decision = letter(chosen_decision_id);
    const forecasts =
      named === 0
        ? say(texts.namedByNobody, { decision })
        : named === 1
          ? say(texts.namedByOne, { of, decision })
          : say(texts.named, { named, of, decision });
    if (expected === null) return { title, details: [forecasts] };
    const { people, votes, decision_id } = expected;
    return {
      title,
      details: [say(texts.expected, { people, votes, decision: letter(decision_id) }), forecasts],
    };
  },
  bars: ({ named, chosen_decision_id, expected }, stage) => [
    { outlined: named, filled: votesFor(stage, chosen_decision_id) },
    ...(expected ? [{ outlined: expected.people, filled: expected.votes }] : []),
  ],
  questionTitle: 'Not what was expected',
  phase: 'why',
  question: ({ stage_number: stage, chosen_decision_id, named, of }, { say, letter }) => {
    const decision = letter(chosen_decision_id);
    return named === 0
      ? say(texts.questionOfNobody, { stage, decision })
      : say(texts.question, { stage, decision, named, of });
  },
};
