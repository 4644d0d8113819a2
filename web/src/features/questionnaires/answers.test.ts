import { questionKeys, questions, requireAnswers } from '@vincere/domain';
import { expect, test } from 'vitest';
import { answersFrom, parseDraft, progressOf, toSend } from './answers.ts';

test('the form shows only the answers of a draft that fit their questions', () => {
  const draft = {
    strategy_q1: 5,
    strategy_q2: 6,
    strategy_q3: '3',
    strategy_q4: 4,
    data_q1: 0,
    data_q4: 'x',
  };
  const shown = answersFrom(parseDraft(JSON.stringify(draft)) ?? {});
  expect(shown).toMatchObject({ strategy_q1: 5, strategy_q2: null, strategy_q3: null, strategy_q4: '' });
  expect(shown).toMatchObject({ data_q1: null, data_q4: 'x' });
});

test.each(['', '{', 'null', '5'])('"%s" is not a draft', (draft) => expect(parseDraft(draft)).toBeNull());

test('sends an untouched scale as its default, which the server accepts', () => {
  const textAnswers = Object.fromEntries(questionKeys.map((key) => [key, 'So I did']));
  const sent = toSend(answersFrom({ ...textAnswers, strategy_q1: 4 }));
  expect(sent).toMatchObject({ strategy_q1: 4, strategy_q2: 1, strategy_q4: 'So I did' });
  expect(requireAnswers(sent)).toEqual(sent);
});

test('a scale counts as answered once it was touched, and a text once it is not blank', () => {
  const progress = progressOf(questions.pre, { strategy_q1: 1, strategy_q4: 'x', data_q4: ' ' });
  expect(progress).toMatchObject({ total: 2, unansweredTexts: 4, untouched: 14 });
  expect(progress.perCategory).toMatchObject({ strategy: 2, data: 0 });
});
