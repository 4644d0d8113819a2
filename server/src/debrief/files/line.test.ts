import { describe, expect, test } from 'vitest';
import { WentAway } from '../../went-away.ts';
import { type Customer, line } from './line.ts';

const still = new AbortController().signal;
const facilitator = (user_id: number): Customer => ({ user_id, is_facilitator: true, gone: still });
const member = (user_id: number, gone: AbortSignal = still): Customer => ({
  user_id,
  is_facilitator: false,
  gone,
});

/** A line whose first piece of work goes on until it is let go. */
function busyLine() {
  const wait = line(1);
  const done: number[] = [];
  let letGo = () => {};
  const first = wait(member(0), () => new Promise<void>((resolve) => void (letGo = resolve)));
  const join = (customer: Customer) => wait(customer, async () => void done.push(customer.user_id));
  return { join, done, first, letGo: () => letGo() };
}

describe('the line for files', () => {
  test('takes facilitators first, others as they came', async () => {
    const { join, done, letGo } = busyLine();
    const all = [member(1), member(2), facilitator(3), member(4), facilitator(3), facilitator(5)].map(join);
    letGo();
    await Promise.all(all);
    expect(done).toEqual([3, 3, 5, 1, 2, 4]);
  });

  test('has each of those who take part once; whoever is served may come again', async () => {
    const { join, done, letGo } = busyLine();
    const again = join(member(0));
    const one = join(member(1));
    await expect(join(member(1))).rejects.toMatchObject({ code: 'summary.waiting' });
    letGo();
    await Promise.all([again, one]);
    await join(member(1));
    expect(done).toEqual([0, 1, 1]);
  });

  test('forgets whoever went away, and goes on after work that failed', async () => {
    const { join, done, letGo } = busyLine();
    const left = new AbortController();
    const lost = join(member(1, left.signal));
    const kept = join(member(2));
    left.abort();
    await expect(lost).rejects.toThrow(WentAway);
    await expect(join(member(3, left.signal))).rejects.toThrow(WentAway);
    letGo();
    await kept;
    expect(done).toEqual([2]);
    const wait = line(1);
    await expect(wait(member(1), () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    await expect(wait(member(1), () => Promise.resolve(7))).resolves.toBe(7);
  });

  test('serves several people at once, but one job of each', async () => {
    const wait = line(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const join = (customer: Customer) =>
      wait(customer, () => {
        begun.push(customer.user_id);
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
