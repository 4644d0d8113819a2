import { describe, expect, it } from 'vitest';
import { ClientDisconnected } from './client-disconnected.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';

/** Returns a queue whose only place is occupied, and the order in which its waiters are admitted. */
async function busyQueue({ waiting = 100, waitingPerGroup = 100 } = {}) {
  const queue = new FairQueue({ places: 1, waiting, waitingPerGroup });
  await queue.enter('first');
  const admitted: string[] = [];
  const join = async (group: string, name = group, gone?: AbortSignal) => {
    await queue.enter(group, gone);
    admitted.push(name);
  };
  const admitAll = async () => {
    while (!queue.isIdle) {
      queue.leave();
      await Promise.resolve();
    }
  };
  return { queue, admitted, join, admitAll };
}

describe('a fair queue', () => {
  it('a fair queue admits groups in round robin, and the callers of a group in order', async () => {
    const { admitted, join, admitAll } = await busyQueue();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void join(name.charAt(0), name);
    await admitAll();
    expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('a fair queue admits no more callers at a time than it has places', async () => {
    const queue = new FairQueue({ places: 2, waiting: 10, waitingPerGroup: 10 });
    await queue.enter('a');
    await queue.enter('a');
    void queue.enter('a');
    expect(queue.waiting).toBe(1);
    queue.leave();
    expect(queue.waiting).toBe(0);
  });

  it('a fair queue refuses only groups with too many waiting callers', async () => {
    const { admitted, join, admitAll } = await busyQueue({ waitingPerGroup: 2 });
    void join('a', 'a1');
    void join('a', 'a2');
    await expect(join('a', 'a3')).rejects.toThrow(QueueFull);
    void join('b', 'b1');
    await admitAll();
    expect(admitted).toEqual(['a1', 'b1', 'a2']);
  });

  it('a full fair queue rejects a caller of the largest group for one of a small group', async () => {
    const { admitted, join, admitAll } = await busyQueue({ waiting: 3 });
    void join('a', 'a1');
    void join('a', 'a2');
    const last = join('a', 'a3');
    void join('b', 'b1');
    await expect(last).rejects.toThrow(QueueFull);
    await expect(join('a', 'a4')).rejects.toThrow(QueueFull);
    await admitAll();
    expect(admitted).toEqual(['a1', 'b1', 'a2']);
  });

  it('a fair queue removes a waiting caller that disconnects', async () => {
    const { queue, admitted, join, admitAll } = await busyQueue({ waiting: 1 });
    const controller = new AbortController();
    const left = join('a', 'a1', controller.signal);
    controller.abort();
    await expect(left).rejects.toThrow(ClientDisconnected);
    expect(queue.waiting).toBe(0);
    await expect(join('a', 'a2', controller.signal)).rejects.toThrow(ClientDisconnected);
    void join('b');
    await admitAll();
    expect(admitted).toEqual(['b']);
  });
});
