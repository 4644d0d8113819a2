import { readdir, readFile } from 'node:fs/promises';

/** A server that answers on this machine: where, and which process it is. */
export type Place = { port: number; pid: number };

/** The resident memory of a process in MB, as Linux counts it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error('The memory of the server could not be read');
  return Number(kilobytes) / 1_024;
}

/** The time in ms that a process has had a processor, with all its threads: what a busy machine adds is not in it. */
export async function processorMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]);
    }),
  );
  return times.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/** Does `work`, and tells how long the process had a processor meanwhile, in ms. */
export async function withProcessorMs<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<T & { processorMs: number }> {
  const before = await processorMs(pid);
  const done = await work();
  return { ...done, processorMs: (await processorMs(pid)) - before };
}
