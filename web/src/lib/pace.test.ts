import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first request runs at once, a burst behind it costs one more run', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = paced(350, act);
  for (let count = 0; count < 50; count++) request();
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(349);
  expect(act).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(act).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(act).toHaveBeenCalledTimes(2);
});

test('a steady rain of requests runs about three times a second', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const request = paced(350, act);
  for (let passed = 0; passed < 3_500; passed += 10) {
    request();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(act).toHaveBeenCalledTimes(11);
});

test('what is asked for while a slow run is under way runs after it, also when it failed', async () => {
  let fail = () => {};
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  act.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('The line is down'));
      }),
  );
  const request = paced(350, act);
  request();
  request();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(act).toHaveBeenCalledTimes(1);
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(2);
});
