import { expect, it } from 'vitest';
import { z } from 'zod';
import { maxBodyBytes } from './body-limits.ts';
import { type Call } from './call.ts';
import { calls } from './index.ts';

const callWith = (body: Call['body'], more: Partial<Call> = {}) =>
  ({ ...calls.logOut, access: 'anyone', body, ...more }) as Call;

it('the body limit of a call allows the longest encoding of the longest values', () => {
  const texts = z.object({ text: z.string().max(1_000) });
  const asJson = JSON.stringify({ text: '\u0001'.repeat(1_000) });
  expect(maxBodyBytes(callWith(texts))).toBeGreaterThan(asJson.length);
  const asForm = new URLSearchParams({ text: '€'.repeat(1_000) }).toString();
  expect(maxBodyBytes(callWith(texts, { encoding: 'form' }))).toBeGreaterThan(asForm.length);
});

it('the body limit of a call is small for small input, and at most 1 MB', () => {
  expect(maxBodyBytes(calls.logIn)).toBeLessThan(5_000);
  expect(maxBodyBytes(calls.refreshSession)).toBe(1_024);
  for (const call of Object.values<Call>(calls)) expect(maxBodyBytes(call)).toBeLessThanOrEqual(1_048_576);
  expect(maxBodyBytes(calls.createPost)).toBe(1_048_576);
});

it('a call whose schema has no bound must declare its body limit', () => {
  const endless = callWith(z.object({ list: z.array(z.string()) }));
  expect(() => maxBodyBytes(endless)).toThrow('declare its maxBody');
  expect(maxBodyBytes({ ...endless, maxBody: 2_000 })).toBe(3_024);
});
