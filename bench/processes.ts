import { readdir, readFile } from 'node:fs/promises';

/** The port and the process id of a server on this machine. */
export type ServerProcess = { port: number; pid: number };

/** Reads the resident memory of a process in MB from Linux. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error('The memory of the server could not be read');
  return Number(kilobytes) / 1_024;
}

/** Reads the processor time of all threads of a process in ms. Time spent waiting for a processor doesn't count. */
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

/** Runs `work` and adds the processor time in ms that the process used meanwhile to its result. */
export async function withProcessorMs<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<T & { processorMs: number }> {
  const before = await processorMs(pid);
  const result = await work();
  return { ...result, processorMs: (await processorMs(pid)) - before };
}
