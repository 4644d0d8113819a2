import { expect, test } from 'vitest';
import { makeAccessCode } from './access-code.ts';

test('a code has six letters and digits that are not easily confused', () => {
  const codes = Array.from({ length: 2_000 }, makeAccessCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(codes.join('')).size).toBe(32);
  expect(new Set(codes).size).toBeGreaterThan(1_990);
});
