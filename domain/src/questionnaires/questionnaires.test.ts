import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { maxAnswerLength, questionKeys, questionSlots, requireAnswers } from './questionnaires.ts';

const complete: Record<string, unknown> = Object.fromEntries(
  questionSlots.map(({ key, type }) => [key, type === 'scale' ? 3 : 'We asked the other rooms first.']),
);

const missing = (...missing_keys: string[]) =>
  new Refusal('questionnaire.incomplete', { keys: missing_keys.join(', '), missing_keys });

describe('the keys of a questionnaire', () => {
  test('the keys of a questionnaire run from strategy_q1 to leadership_q4', () => {
    expect(questionKeys).toHaveLength(20);
    expect(new Set(questionKeys).size).toBe(20);
    expect([questionKeys[0], questionKeys[4], questionKeys[19]]).toEqual([
      'strategy_q1',
      'resilience_q1',
      'leadership_q4',
    ]);
  });
});

describe('answers', () => {
  test('answers are accepted unchanged if all 20 are present', () => {
    expect(requireAnswers(complete)).toEqual(complete);
  });

  test('answers lose keys that belong to no question', () => {
    expect(requireAnswers({ ...complete, strategy_q5: 1, user_id: 7 })).toEqual(complete);
  });

  test('missing answers are all named in the refusal, in order', () => {
    const { strategy_q2: _, data_q4: __, ...rest } = complete;
    expect(() => requireAnswers(rest)).toThrow(missing('strategy_q2', 'data_q4'));
    expect(() => requireAnswers({})).toThrow(missing(...questionKeys));
  });

  test.each([0, 6, 2.5, Number.NaN, '3', null, true])('an answer on a scale cannot be %s', (answer) => {
    expect(() => requireAnswers({ ...complete, data_q1: answer })).toThrow(missing('data_q1'));
  });

  test.each(['', ' \n\t', 4, null, 'x'.repeat(maxAnswerLength + 1)])(
    'an answer to an open question cannot be %j',
    (answer) => {
      expect(() => requireAnswers({ ...complete, data_q4: answer })).toThrow(missing('data_q4'));
    },
  );

  test('an answer to an open question keeps its white space', () => {
    const text = '  First we listened.\n\n  Then we chose.  ';
    expect(requireAnswers({ ...complete, data_q4: text }).data_q4).toBe(text);
  });

  test.each(['scales', 'none'] as const)(
    'only the answers on scales are needed if the run asks for %s',
    (scope) => {
      const { data_q4: _, ...rest } = complete;
      expect(requireAnswers({ ...rest, strategy_q4: ' \n' }, scope)).toEqual({
        ...complete,
        data_q4: '',
        strategy_q4: '',
      });
      expect(() => requireAnswers({ ...rest, data_q1: 6, data_q4: 4 }, scope)).toThrow(
        missing('data_q1', 'data_q4'),
      );
    },
  );

  test('answers are named in the refusal exactly if they are invalid', () => {
    const unfit = fc.oneof(fc.constant(''), fc.boolean(), fc.double({ min: 5.5 }), fc.array(fc.anything()));
    const invalid = fc.dictionary(fc.constantFrom(...questionKeys), unfit, { minKeys: 1 });
    fc.assert(
      fc.property(invalid, (answers) => {
        const keys = questionKeys.filter((key) => Object.hasOwn(answers, key));
        expect(() => requireAnswers({ ...complete, ...answers })).toThrow(missing(...keys));
      }),
    );
  });
});
