import { describe, expect, test } from 'vitest';
import { ClientDisconnected } from '../../../platform/client-disconnected.ts';
import { jobQueue, type Requester } from './job-queue.ts';

const openRequest = new AbortController().signal;
const facilitator = (user_id: number): Requester => ({ user_id, is_facilitator: true, gone: openRequest });
const member = (user_id: number, gone: AbortSignal = openRequest): Requester => ({
  user_id,
  is_facilitator: false,
  gone,
});

/** A queue with concurrency 1, whose first job runs until the test releases it. */
function busyQueue() {
  const wait = jobQueue(1);
  const done: number[] = [];
  let letGo = () => {};
  const first = wait(member(0), () => new Promise<void>((resolve) => void (letGo = resolve)));
  const join = (requester: Requester) => wait(requester, async () => void done.push(requester.user_id));
  return { join, done, first, letGo: () => letGo() };
}

describe('the job queue', () => {
  test('the job queue runs facilitators first, others in order of arrival', async () => {
    const { join, done, letGo } = busyQueue();
    const all = [member(1), member(2), facilitator(3), member(4), facilitator(3), facilitator(5)].map(join);
    letGo();
    await Promise.all(all);
    expect(done).toEqual([3, 3, 5, 1, 2, 4]);
  });

  test('the job queue refuses a second waiting job of a participant', async () => {
    const { join, done, letGo } = busyQueue();
    const again = join(member(0));
    const one = join(member(1));
    await expect(join(member(1))).rejects.toMatchObject({ code: 'summary.waiting' });
    letGo();
    await Promise.all([again, one]);
    await join(member(1));
    expect(done).toEqual([0, 1, 1]);
  });

  test('the job queue drops jobs whose request was closed, and continues after a failed job', async () => {
    const { join, done, letGo } = busyQueue();
    const left = new AbortController();
    const lost = join(member(1, left.signal));
    const kept = join(member(2));
    left.abort();
    await expect(lost).rejects.toThrow(ClientDisconnected);
    await expect(join(member(3, left.signal))).rejects.toThrow(ClientDisconnected);
    letGo();
    await kept;
    expect(done).toEqual([2]);
    const wait = jobQueue(1);
    await expect(wait(member(1), () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    await expect(wait(member(1), () => Promise.resolve(7))).resolves.toBe(7);
  });

  test('the job queue runs jobs of several people at once, but one per person', async () => {
    const wait = jobQueue(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const join = (requester: Requester) =>
      wait(requester, () => {
        begun.push(requester.user_id);
        return new Promise<void>((resolve) => void ends.push(resolve));
      });
    const all = [facilitator(1), facilitator(1), facilitator(2), member(3)].map(join);
    expect(begun).toEqual([1, 2]);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(begun).toEqual([1, 2, 1, 3]);
  });
});
