import { expect, test, vi } from 'vitest';
import { pollBeside } from './live.ts';

vi.mock('./api.ts', () => ({}));

const poll = (live: 'live' | 'lost', status: 'pending' | 'error' | 'success', data?: object) =>
  pollBeside(live, 30_000)({ state: { data, status } });

test('does not poll while the stream is open and there is data', () => {
  expect(poll('live', 'success', {})).toBe(false);
  expect(poll('lost', 'success', {})).toBe(30_000);
});

test('polls for a first read, because no event repeats it', () => {
  expect(poll('live', 'pending')).toBe(30_000);
});

test('retries a failed read sooner', () => {
  expect(poll('live', 'error', {})).toBe(5_000);
  expect(poll('lost', 'error', {})).toBe(30_000);
});
