import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeHelpOpen, judgeQuestion, mostOpenQuestions } from './help.ts';
import { Refusal } from './refusal.ts';

const open = (count: number) => Array.from({ length: count }, (_, n) => `Question ${n}`);

test('a question is accepted in every run that is not over', () => {
  for (const status of ['DRAFT', 'IN_PROGRESS', 'PAUSED'] as const) {
    expect(judgeQuestion({ status, open: [] }, 'May we call the harbour?')).toBe('new');
    expect(() => judgeHelpOpen(status)).not.toThrow();
  }
  for (const status of ['COMPLETED', 'ENDED'] as const) {
    const ask = () => judgeQuestion({ status, open: [] }, 'May we call the harbour?');
    expect(ask).toThrow(new Refusal('run.is-over'));
    expect(() => judgeHelpOpen(status)).toThrow(new Refusal('run.is-over'));
  }
});

test('a person can have at most five open questions', () => {
  const ask = (count: number) => judgeQuestion({ status: 'PAUSED', open: open(count) }, 'One more?');
  expect(ask(mostOpenQuestions - 1)).toBe('new');
  expect(() => ask(mostOpenQuestions)).toThrow(new Refusal('help.too-many-open', { limit: 5 }));
});

test('a repeat of an open question is never asked twice, however many are open', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (asked, at) => {
      const again = ` ${asked[at % asked.length]}\n`;
      expect(judgeQuestion({ status: 'IN_PROGRESS', open: asked }, again)).toBe('repeat');
    }),
  );
});
