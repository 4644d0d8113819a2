import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasEnding,
  isConditionMet,
  outcomeTexts,
  readJudgement,
  requireJudged,
  requireJudgement,
} from './outcomes.ts';

const condition = (id: number) => ({ id, met: `${id} was met.`, unmet: `${id} was not met.` });
const written = { outcome: 'The lights went on.', conditions: [condition(1), condition(2), condition(3)] };

describe('what people read about a decision', () => {
  test('people read the sentence of each judged condition, in the order of the conditions', () => {
    expect(outcomeTexts(written, { met: [3, 1], unmet: null })).toEqual({
      text: 'The lights went on.',
      sentences: ['1 was met.', '2 was not met.', '3 was met.'],
    });
  });

  test('people read no sentence if nobody judged the conditions, and those of unmet ones if none was met', () => {
    expect(outcomeTexts(written, null)?.sentences).toEqual([]);
    expect(outcomeTexts(written, { met: [], unmet: null })?.sentences).toEqual([
      '1 was not met.',
      '2 was not met.',
      '3 was not met.',
    ]);
  });

  test('people read no sentence of a condition that is neither met nor unmet', () => {
    expect(outcomeTexts(written, { met: [3], unmet: [1] })?.sentences).toEqual([
      '1 was not met.',
      '3 was met.',
    ]);
    expect(outcomeTexts(written, { met: [], unmet: [] })?.sentences).toEqual([]);
  });

  test('people read no blank sentence, and nothing if no other is left', () => {
    const blank = { outcome: ' ', conditions: [{ id: 1, met: 'Met.', unmet: ' ' }] };
    expect(outcomeTexts(blank, { met: [1], unmet: [] })).toEqual({ text: ' ', sentences: ['Met.'] });
    expect(outcomeTexts(blank, { met: [], unmet: [1] })).toBeNull();
    expect(outcomeTexts(blank, null)).toBeNull();
  });

  test('people never read a sentence of both directions, nor one that nobody wrote', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 3 }));
    const lists = fc.array(fc.constantFrom('met', 'unmet', 'unjudged'), { minLength: 3, maxLength: 3 });
    const judgements = fc.option(
      lists.map((marks) => {
        const idsOf = (mark: string) => [1, 2, 3].filter((id) => marks[id - 1] === mark);
        return { met: idsOf('met'), unmet: idsOf('unmet') };
      }),
    );
    fc.assert(
      fc.property(ids, judgements, (own, judged) => {
        const conditions = own.map(condition);
        const sentences = outcomeTexts({ outcome: 'x', conditions }, judged)?.sentences ?? [];
        const expected = conditions.flatMap(({ id, met, unmet }) => {
          const isMet = isConditionMet(judged, id);
          return isMet === null ? [] : [isMet ? met : unmet];
        });
        expect(sentences).toEqual(expected);
      }),
    );
  });
});

describe('an ending', () => {
  const run = {
    status: 'COMPLETED',
    current_scenario: { id: 7 },
    last_outcome: { scenario_id: 7 },
  } as const;

  test('an ending exists if the decision that ended the run says what came of it', () => {
    expect(hasEnding(run)).toBe(true);
  });

  test.each([
    ['while the run goes on', { ...run, status: 'IN_PROGRESS' as const }],
    ['if nothing was written', { ...run, last_outcome: null }],
    ['if the run was stopped in a later scenario', { ...run, current_scenario: { id: 8 } }],
    ['if the run never started', { ...run, current_scenario: null }],
  ])('an ending does not exist %s', (_, other) => {
    expect(hasEnding(other)).toBe(false);
  });
});

describe('a judgement', () => {
  const now = {
    decision: { id: 5, title: 'Wait' },
    conditions: [1, 2],
    order: { text: 'Call the tug.', revision: 4 },
  };
  const judgement = { judged: { met: [2], unmet: [1] }, judged_decision_id: 5, order_revision: 4 };

  test('a judgement is accepted for the decision and the order that the facilitator saw', () => {
    expect(() => requireJudgement(judgement, now)).not.toThrow();
    const unordered = { ...judgement, judged: { met: [], unmet: null }, order_revision: null };
    expect(() => requireJudgement(unordered, { ...now, order: null })).not.toThrow();
  });

  test.each([
    ['another decision wins', { ...judgement, judged_decision_id: 6 }],
    ['the order has changed', { ...judgement, order_revision: 3 }],
    ['the scenario asks for an order after all', { ...judgement, order_revision: null }],
  ])('a judgement is refused if %s, with what holds now', (_, other) => {
    expect(() => requireJudgement(other, now)).toThrow(
      expect.objectContaining({
        code: 'advance.judged-another',
        facts: { decision_id: 5, title_of_decision: 'Wait', order: now.order },
      }),
    );
  });

  test.each([
    { met: [3], unmet: null },
    { met: [1, 1], unmet: null },
    { met: [], unmet: [3] },
    { met: [1], unmet: [1] },
  ])('a judgement is refused for the conditions %j', (judged) => {
    const refused = expect.objectContaining({ code: 'condition.foreign' });
    expect(() => requireJudgement({ ...judgement, judged }, now)).toThrow(refused);
    expect(() => requireJudged(judged, [1, 2])).toThrow(refused);
  });

  test('a judgement is null in a request without conditions, and incomplete without what was judged', () => {
    const judged = { judged_decision_id: 5, order_revision: 4 };
    expect(readJudgement(judged)).toBeNull();
    expect(readJudgement({ ...judged, conditions_met: [2] })?.judged).toEqual({ met: [2], unmet: null });
    const refused = expect.objectContaining({ code: 'advance.judgement-incomplete' });
    expect(() => readJudgement({ conditions_met: [] })).toThrow(refused);
    expect(() => readJudgement({ ...judged, conditions_unmet: [1] })).toThrow(refused);
  });
});
