import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { judgeHelpOpen, judgeQuestion, maxOpenQuestions } from './help.ts';

test('a question on the help line is accepted in every run that is not over', () => {
  for (const status of ['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const) {
    expect(() => judgeQuestion({ status, openQuestions: 0 })).not.toThrow();
    expect(() => judgeHelpOpen(status)).not.toThrow();
  }
  for (const status of ['COMPLETED', 'ENDED'] as const) {
    expect(() => judgeQuestion({ status, openQuestions: 0 })).toThrow(new Refusal('run.is-over'));
    expect(() => judgeHelpOpen(status)).toThrow(new Refusal('run.is-over'));
  }
});

test('a person can have at most five open questions', () => {
  const ask = (openQuestions: number) => judgeQuestion({ status: 'PAUSED', openQuestions });
  expect(() => ask(maxOpenQuestions - 1)).not.toThrow();
  expect(() => ask(maxOpenQuestions)).toThrow(new Refusal('help.too-many-open', { limit: 5 }));
});
