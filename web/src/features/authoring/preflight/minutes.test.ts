import { expect, test } from 'vitest';
import { inMinutes } from './minutes.ts';

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [149, '2 min'],
  [3600, '1 h'],
  [3900, '1 h 5 min'],
])('%i seconds are written as %s', (seconds, text) => {
  expect(inMinutes(seconds)).toBe(text);
});
