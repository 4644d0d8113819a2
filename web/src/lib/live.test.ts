import { expect, test, vi } from 'vitest';
import { pollBeside } from './live.ts';

vi.mock('./api.ts', () => ({}));

const poll = (live: 'live' | 'lost', status: 'pending' | 'error' | 'success', data?: object) =>
  pollBeside(live, 30_000)({ state: { data, status } });

test('what was read is not polled for while the stream tells of changes', () => {
  expect(poll('live', 'success', {})).toBe(false);
  expect(poll('lost', 'success', {})).toBe(30_000);
});

test('what has not been read is asked for again: no event would bring it', () => {
  expect(poll('live', 'pending')).toBe(30_000);
});

test('what could not be read again is asked for once more soon', () => {
  expect(poll('live', 'error', {})).toBe(5_000);
  expect(poll('lost', 'error', {})).toBe(30_000);
});
