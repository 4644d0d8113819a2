import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a throttled function runs at once for a first request and once for the following burst', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = throttle(350, act);
  for (let count = 0; count < 50; count++) request();
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(349);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a throttled function runs about three times a second for steady requests', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = throttle(350, act);
  for (let passed = 0; passed < 3_500; passed += 10) {
    request();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(act).toHaveBeenCalledTimes(11);
});

test('a throttled function runs again after a slow failure, if it was requested meanwhile', async () => {
  let fail = () => {};
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  act.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('The connection is down'));
      }),
  );
  const request = throttle(350, act);
  request();
  request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(1);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(2);
});
