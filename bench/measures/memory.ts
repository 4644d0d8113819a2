import { setTimeout as pause } from 'node:timers/promises';
import { Audience, Crowd, inWaves } from '../crowd.ts';
import { joinRequest, streamRequest } from '../group.ts';
import { residentMegabytes } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { setStage } from '../stage.ts';
import { within } from '../within.ts';

/** How long the server is left alone before its memory is looked at, in ms: after a start, with all there, and at the end. */
const settleMs = 2_000;
const afterMs = 30_000;
/** How many read the run at once when they have come. */
const readingAtOnce = 50;

/**
 * e. The memory of the server: idle, with N people who follow the run and have each read it, and after all have left;
 * and how long it takes to start, on empty data and on these.
 */
export async function measureMemory(people: number): Promise<Reading[]> {
  const { server, place, measured, startMs } = await setStage(people, 'voted');
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
