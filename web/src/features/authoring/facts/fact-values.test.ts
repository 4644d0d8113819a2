import { expect, test } from 'vitest';
import { differ, type FactValues, mergedInto, stanceOn, valuesOf, withStance } from './fact-values.ts';

const before: FactValues = { text: 'It is dark', posts: [1, 2], files: [], supports: [11], opposes: [12] };

test('a new fact is empty', () => {
  expect(valuesOf(undefined)).toEqual({ text: '', posts: [], files: [], supports: [], opposes: [] });
});

test('two facts are equal whatever the order of their ids', () => {
  expect(differ(before, { ...before, posts: [2, 1] })).toBe(false);
  expect(differ(before, { ...before, posts: [1] })).toBe(true);
  expect(differ(before, { ...before, text: 'It was dark' })).toBe(true);
});

test('a fact supports or opposes a decision, or neither', () => {
  expect(stanceOn(before, 11)).toBe('supports');
  const turned = withStance(before, 11, 'opposes');
  expect(turned).toEqual({ ...before, supports: [], opposes: [12, 11] });
  expect(stanceOn(turned, 11)).toBe('opposes');
  expect(stanceOn(withStance(turned, 11, 'neither'), 11)).toBe('neither');
});

test('a saved fact replaces only the fields that were edited', () => {
  const stored = { ...before, text: 'It is very dark', supports: [], opposes: [11] };
  expect(mergedInto(stored, { ...before, posts: [3] }, before)).toEqual({ ...stored, posts: [3] });
  expect(mergedInto(stored, withStance(before, 12, 'neither'), before)).toEqual({
    ...stored,
    supports: [11],
    opposes: [],
  });
});
