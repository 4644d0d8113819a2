import { describe, expect, it } from 'vitest';
import { TooMuch, threadOf } from './thread.ts';

const source = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', (job) => {
      while (job === 'loop');
      if (job === 'throw') throw new Error('No such job');
      if (job === 'exit') process.exit(3);
      for (const kept = []; job === 'grow'; ) kept.push(Array.from({ length: 10_000 }, (_, n) => ({ n })));
      parentPort.postMessage(threadId);
    });
  `)}`,
);
const made = (ms = 60_000) => threadOf<string, number>({ source, built: 'none', ms, megabytes: 64 });

describe('a thread', () => {
  it('does one job after the other, and is kept for the next', async () => {
    const work = made();
    const first = await work('tell');
    expect(await work('tell')).toBe(first);
  });

  it('that needs too much memory or time is ended, and the next job has another', async () => {
    const work = made();
    const first = await work('tell');
    await expect(work('grow')).rejects.toThrow(TooMuch);
    expect(await work('tell')).toBeGreaterThan(first);
    await expect(made(1)('loop')).rejects.toThrow(TooMuch);
  });

  it('that fails tells why, and the next job has another', async () => {
    const work = made();
    await expect(work('throw')).rejects.toThrow('No such job');
    await expect(work('exit')).rejects.toThrow('The thread ended with 3');
    expect(await work('tell')).toBeGreaterThan(0);
  });
});
