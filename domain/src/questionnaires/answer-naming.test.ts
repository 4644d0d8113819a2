import { expect, test } from 'vitest';
import { coversPreAnswers } from './answer-naming.ts';

const seat = { created_at: 100, removed_at: null };
const left = { created_at: 100, removed_at: 200 };

test('answers from before the person joined are unnamed, also those of the same moment', () => {
  expect(coversPreAnswers([seat], 99)).toBe(false);
  expect(coversPreAnswers([seat], 100)).toBe(false);
  expect(coversPreAnswers([seat], 101)).toBe(true);
});

test('answers are named only while the person has a seat', () => {
  expect(coversPreAnswers([left], 150)).toBe(true);
  expect(coversPreAnswers([left], 200)).toBe(false);
  expect(coversPreAnswers([left, { created_at: 300, removed_at: null }], 250)).toBe(false);
  expect(coversPreAnswers([left, { created_at: 300, removed_at: null }], 301)).toBe(true);
  expect(coversPreAnswers([], 150)).toBe(false);
});
