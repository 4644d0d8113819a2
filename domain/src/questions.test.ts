import { describe, expect, test } from 'vitest';
import { questionKeys, questionnaireTypes, questionSlots } from './questionnaires.ts';
import { questions } from './questions.ts';

describe.each(questionnaireTypes)('the %s questionnaire', (type) => {
  test('asks 20 different questions, numbered through the categories', () => {
    expect(questions[type].map((question) => question.id)).toEqual(questionKeys.map((_, index) => index + 1));
    expect(new Set(questions[type].map((question) => question.text)).size).toBe(20);
  });

  test('asks in each category three questions on a scale, then an open one', () => {
    expect(questions[type]).toMatchObject(questionSlots);
  });

  test('labels both ends of every scale from 1 to 5', () => {
    for (const { options } of questions[type]) {
      if (options === null) continue;
      expect(options).toMatchObject({ min: 1, max: 5 });
      expect(options.minLabel).not.toBe(options.maxLabel);
    }
  });
});

test('both questionnaires put the same question to the same scale, about habits and about the simulation', () => {
  expect(questions.post.map((question) => question.options)).toEqual(
    questions.pre.map((question) => question.options),
  );
  for (const question of questions.pre) expect(question.text).not.toContain('simulation');
  for (const question of questions.post) expect(question.text).toContain('simulation');
});
