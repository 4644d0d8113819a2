import { questionSlots, questions } from '@vincere/domain';
import { expect, test } from 'vitest';
import { difference, freeTextPairs, mean, scalePairs } from './answers.ts';

const slots = questionSlots.map(({ key, type }) => [key, type === 'scale' ? 2 : 'Now'] as const);
const answers = Object.fromEntries(slots) as Parameters<typeof freeTextPairs>[0];

test('pairs the answers; those of a questionnaire that was not answered are null', () => {
  const pairs = scalePairs(answers, null).flatMap((group) => group.pairs);
  const scales = questions.pre.filter(({ type }) => type === 'scale');
  expect(pairs.map(({ key, label }) => [key, label])).toEqual(scales.map(({ key, short }) => [key, short]));
  expect(pairs[14]).toMatchObject({ before: 2, after: null });
  expect(freeTextPairs(null, answers)[4]).toEqual({ category: 'leadership', before: null, after: 'Now' });
});

test('a mean ignores missing answers, and a difference needs both', () => {
  const between = (before: number | null, after: number) =>
    difference({ key: 'data_q1', label: '', before, after });
  expect([mean([1, 2, null, 2]), mean([null])]).toEqual(['1.7', null]);
  expect([between(2, 4), between(4, 1), between(3, 3), between(null, 3)]).toEqual(['+2', '−3', '0', '']);
});
