import { setTimeout as pause } from 'node:timers/promises';
import { Audience, Crowd, inWaves } from '../crowd.ts';
import { joinRequest, streamRequest } from '../group.ts';
import { residentMegabytes } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { setUp } from '../setup.ts';
import { within } from '../within.ts';

/** The pause in ms before the memory is read, after the start and with everybody connected. */
const settleMs = 2_000;
/** The same after everybody has left. */
const afterMs = 30_000;
/** The number of people who read the run at once. */
const readingAtOnce = 50;

/**
 * e. The memory of the server: when idle, with N people who follow the run and have read it once, and after all have left.
 * Also the start time of the server, on empty data and on the data of this run.
 */
export async function measureMemory(people: number): Promise<Reading[]> {
  const { server, place, measured, startMs } = await setUp(people, 'voted');
  const { port, pid } = place;
  try {
    await pause(settleMs);
    const idle = await residentMegabytes(pid);
    const requests = measured.people.map((person) => streamRequest(measured, person.token));
    const audience = await within(60, `Opening ${people} streams`, Audience.open(port, requests));
    const crowd = await Crowd.open(port, people);
    const reads = measured.people.map((person, index) => ({ index, request: joinRequest(measured, person) }));
    const reading = inWaves(reads, ({ index, request }) => crowd.one(index, request), readingAtOnce);
    await within(240, `${people} people read the run`, reading);
    await pause(settleMs);
    const present = await residentMegabytes(pid);
    audience.close();
    crowd.close();
    await pause(afterMs);
    const after = await residentMegabytes(pid);
    return [
      { name: 'idle', unit: 'MB', value: idle },
      { name: 'all connected', unit: 'MB', value: present },
      { name: `${afterMs / 1_000} s after all have left`, unit: 'MB', value: after },
      { name: 'over idle, after', unit: '%', value: (after / idle - 1) * 100 },
      { name: 'start on empty data', unit: 'ms', value: startMs.empty },
      { name: 'start on these data', unit: 'ms', value: startMs.existing },
    ];
  } finally {
    await server.stop();
  }
}
