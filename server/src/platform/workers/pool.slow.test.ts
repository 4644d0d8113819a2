import { describe, expect, it } from 'vitest';
import { workerPool } from './pool.ts';
import { LimitExceeded } from './worker.ts';

const pool = (ms = 60_000, size = 1) =>
  workerPool<string, number>({
    source: new URL('../../testing/worker-main.ts', import.meta.url),
    built: 'none',
    size,
    ms,
    megabytes: 128,
    heapMegabytes: 64,
  });

describe('a worker pool', () => {
  it('a worker pool reuses one process for successive jobs', async () => {
    const run = pool();
    const [first] = await run('pid');
    expect(await run('pid')).toEqual([first]);
    expect(first).not.toBe(process.pid);
  });

  it('a worker pool runs as many jobs at once as it has workers', async () => {
    const run = pool(60_000, 2);
    const [[first], [second]] = await Promise.all([run('pid'), run('pid')]);
    expect(first).not.toBe(second);
  });

  it.each(['objects', 'text', 'buffers', 'buffers-caught', 'array', 'stack', 'exit', 'abort'])(
    'a worker pool ends a worker that exceeds its limits with %s, and starts another for the next job',
    async (bomb) => {
      const run = pool();
      const [first] = await run('pid');
      await expect(run(bomb)).rejects.toThrow(LimitExceeded);
      const [next] = await run('pid');
      expect(next).not.toBe(first);
    },
  );

  it('a worker pool ends a worker that takes too long', async () => {
    const run = pool(500);
    await expect(run('loop')).rejects.toThrow(LimitExceeded);
  });

  it('a worker pool rethrows refusals and errors of a job', async () => {
    const run = pool();
    await expect(run('refuse')).rejects.toMatchObject({
      code: 'package.invalid',
      facts: { problems: [{ path: 'name', message: 'No' }] },
    });
    await expect(run('throw')).rejects.toThrow('No such job');
    await expect(run('throw')).rejects.not.toThrow(LimitExceeded);
    expect(await run('pid')).toHaveLength(1);
  });

  it('a worker pool gives a worker no secrets', async () => {
    process.env['VINCERE_SIGNING_KEY'] = 'secret';
    try {
      const names = (await pool()('environment')) as unknown as string[];
      expect(names).not.toContain('VINCERE_SIGNING_KEY');
    } finally {
      delete process.env['VINCERE_SIGNING_KEY'];
    }
  });

  it('a worker pool reports a worker that does not start', async () => {
    const run = workerPool<string, number>({
      source: new URL('../testing/no-such-worker.ts', import.meta.url),
      built: 'none',
      size: 1,
      ms: 1_000,
      megabytes: 128,
      heapMegabytes: 64,
    });
    await expect(run('pid')).rejects.toThrow('A worker did not start');
    await expect(run('pid')).rejects.not.toThrow(LimitExceeded);
  });
});
