import { expect, test } from 'vitest';
import { codeOf, makeAccessCode } from './access-code.ts';

test('a code has six letters and digits that are not easily confused', () => {
  const codes = Array.from({ length: 2_000 }, makeAccessCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(codes.join('')).size).toBe(32);
  expect(new Set(codes).size).toBeGreaterThan(1_990);
});

test.each(['3PA439', ' 3pa439 ', '3PA-439', '3PA 439', '3pa–439'])('reads a code typed as %s', (typed) => {
  expect(codeOf(typed)).toBe('3PA439');
});
