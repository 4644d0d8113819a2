import { describe, expect, test } from 'vitest';
import { type QuestionnaireType, questionKeys, questionnaireTypes, questionSlots } from './questionnaires.ts';
import { questions } from './questions.ts';

describe.each(questionnaireTypes)('the %s questionnaire', (type) => {
  test('a questionnaire asks 20 different questions, numbered through the categories', () => {
    expect(questions[type].map((question) => question.id)).toEqual(questionKeys.map((_, index) => index + 1));
    expect(new Set(questions[type].map((question) => question.text)).size).toBe(20);
  });

  test('a questionnaire asks three questions on a scale and then an open one in each category', () => {
    expect(questions[type]).toMatchObject(questionSlots);
  });

  test('a questionnaire has a distinct short form of each question that fits beside a chart', () => {
    const shortForms = questions[type].map(({ short }) => short);
    expect(new Set(shortForms).size).toBe(20);
    for (const short of shortForms) expect(short).toMatch(/^[A-Z].{9,35}[^.?]$/);
  });

  test('a questionnaire labels both ends of every scale from 1 to 5', () => {
    for (const { options } of questions[type]) {
      if (options === null) continue;
      expect(options).toMatchObject({ min: 1, max: 5 });
      expect(options.minLabel).not.toBe(options.maxLabel);
    }
  });
});

test('both questionnaires ask the same on the same scale, first about habits and then about the simulation', () => {
  const shared = (type: QuestionnaireType) =>
    questions[type].map(({ short, options }) => ({ short, options }));
  expect(shared('post')).toEqual(shared('pre'));
  for (const question of questions.pre) expect(question.text).not.toContain('simulation');
  for (const question of questions.post) expect(question.text).toContain('simulation');
});
