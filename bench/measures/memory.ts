import { setTimeout as pause } from 'node:timers/promises';
import { Audience, Crowd, inBatches } from '../crowd.ts';
import { joinRequest, streamRequest } from '../group.ts';
import { residentMegabytes } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { type Load, setUp } from '../setup.ts';
import { within } from '../within.ts';

/** The pause in ms before the memory is read, after the start and with everybody connected. */
const settleMs = 2_000;
/** The pause in ms before the memory is read after everybody has left. */
const settleAfterLeavingMs = 30_000;
/** The number of people who read the run at the same time. */
const readConcurrency = 50;

/**
 * e. The memory of the server: when idle, with N people who follow the run and have read it once, and after all have left.
 * Also the start time of the server, on empty data and on the data of this run.
 */
export async function measureMemory(load: Load): Promise<Reading[]> {
  const { server, serverProcess, measured, startMs } = await setUp(load, 'voted');
  const { port, pid } = serverProcess;
  try {
    await pause(settleMs);
    const idle = await residentMegabytes(pid);
    const requests = measured.people.map((person) => streamRequest(measured, person.token));
    const audience = await within(60, `Opening ${load.people} streams`, Audience.open(port, requests));
    const crowd = await Crowd.open(port, load.people);
    const reads = measured.people.map((person, index) => ({ index, request: joinRequest(measured, person) }));
    const reading = inBatches(reads, ({ index, request }) => crowd.send(index, request), readConcurrency);
    await within(240, `${load.people} people read the run`, reading);
    await pause(settleMs);
    const connected = await residentMegabytes(pid);
    audience.close();
    crowd.close();
    await pause(settleAfterLeavingMs);
    const afterLeaving = await residentMegabytes(pid);
    return [
      { name: 'idle', unit: 'MB', value: idle },
      { name: 'all connected', unit: 'MB', value: connected },
      { name: `${settleAfterLeavingMs / 1_000} s after all have left`, unit: 'MB', value: afterLeaving },
      { name: 'over idle, after', unit: '%', value: (afterLeaving / idle - 1) * 100 },
      { name: 'start on empty data', unit: 'ms', value: startMs.empty },
      { name: 'start on these data', unit: 'ms', value: startMs.prepared },
    ];
  } finally {
    await server.stop();
  }
}
