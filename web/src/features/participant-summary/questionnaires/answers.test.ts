import { questionSlots, questions } from '@vincere/domain';
import { expect, test } from 'vitest';
import { freeTextPairs, scalePairs } from './answers.ts';

const slots = questionSlots.map(({ key, type }) => [key, type === 'scale' ? 2 : 'Now'] as const);
const answers = Object.fromEntries(slots) as Parameters<typeof freeTextPairs>[0];

test('the answers of both questionnaires are paired, and those of an unanswered one are null', () => {
  const pairs = scalePairs(answers, null).flatMap((group) => group.pairs);
  const scales = questions.pre.filter(({ type }) => type === 'scale');
  expect(pairs.map(({ key, label }) => [key, label])).toEqual(scales.map(({ key, short }) => [key, short]));
  expect(pairs[14]).toMatchObject({ before: 2, after: null });
  expect(freeTextPairs(null, answers)[4]).toEqual({ category: 'leadership', before: null, after: 'Now' });
});
