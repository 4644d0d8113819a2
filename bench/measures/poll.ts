import { headersOf, startBare } from '../bare-work.ts';
import { Audience, Crowd } from '../crowd.ts';
import { type Group, joinRequest, streamRequest } from '../group.ts';
import { type ServerProcess, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { type Load, setUp } from '../setup.ts';
import { median } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import type { Answer } from '../wire.ts';
import { within } from '../within.ts';

/** The number of people who poll continuously. */
const pollers = 64;
/** The time for which they poll, in ms. */
const pollMs = 3_000;
/** The interval at which a participant's page polls, in seconds. */
const intervalSeconds = 30;
const singleReads = 9;

/**
 * d. The fallback poll of an unchanged run with N connected people: polls per second, bytes sent per participant and minute,
 * and the size and time of a full read by one person.
 */
export async function measurePoll(load: Load): Promise<Reading[]> {
  const setup = await setUp(load, 'voted');
  const { measured, warmUpGroup, serverProcess } = setup;
  const { port } = serverProcess;
  const polling = measured.people.slice(0, pollers);
  const fullReads = polling.map((person) => joinRequest(measured, person));
  try {
    await warmUp(port, warmUpGroup, ['reads', 'votes']);
    const audience = await openAudience(port, measured);
    const fullRead = await measureRead(port, fullReads[0]);
    const first = await answersTo(port, fullReads);
    // Send the ETag of the first answer, as the page does. Without one the server sends the whole run each time.
    const polls = polling.map((person, index) => joinRequest(measured, person, etagOf(first[index])));
    const rate = await pollFor(serverProcess, polls);
    const [poll] = await answersTo(port, polls.slice(0, 1));
    audience.close();
    await setup.server.shutDown();
    if (poll === undefined) throw new Error('Nobody polled');
    const limit = await pollBare(poll, polls, measured);
    const fullReadLimit = await pollBare(fullRead.answer, fullReads, measured);
    return [
      { name: 'polls', unit: '1/s', value: rate.count, limit: limit.rate.count },
      { name: 'processor a poll', unit: 'µs', value: rate.microseconds, limit: limit.rate.microseconds },
      {
        name: 'sent a participant and minute',
        unit: 'KB',
        value: (poll.bytes * 60) / intervalSeconds / 1_024,
      },
      { name: 'whole run, size', unit: 'KB', value: fullRead.answer.bytes / 1_024 },
      { name: 'whole run, time', unit: 'ms', value: fullRead.ms, limit: fullReadLimit.readMs },
    ];
  } finally {
    await setup.server.stop();
  }
}

function openAudience(port: number, group: Group): Promise<Audience> {
  const requests = group.people.map((person) => streamRequest(group, person.token));
  return within(60, `Opening ${requests.length} streams`, Audience.open(port, requests));
}

/** Reads the run several times, one read at a time. Returns the answer and the median time in ms. */
async function measureRead(
  port: number,
  request: Buffer | undefined,
): Promise<{ answer: Answer; ms: number }> {
  if (request === undefined) throw new Error('There is no request to read the run');
  const crowd = await Crowd.open(port, 1);
  try {
    const times: number[] = [];
    let answer: Answer | undefined;
    for (let read = 0; read < singleReads; read++) {
      const { began, answers } = await within(30, 'Reading the whole run', crowd.burst([request]));
      answer = answers[0];
      if (answer) times.push(answer.at - began);
    }
    if (answer === undefined) throw new Error('The run could not be read');
    return { answer, ms: median(times) };
  } finally {
    crowd.close();
  }
}

async function answersTo(port: number, requests: readonly Buffer[]): Promise<Answer[]> {
  const crowd = await Crowd.open(port, requests.length);
  try {
    return (await within(60, 'Reading the run', crowd.burst(requests))).answers;
  } finally {
    crowd.close();
  }
}

/** Returns the number of polls per second that the server answers, and the processor time per poll in microseconds. */
async function pollFor({ port, pid }: ServerProcess, requests: readonly Buffer[]) {
  const crowd = await Crowd.open(port, requests.length);
  try {
    const polling = withProcessorMs(pid, () => crowd.repeat(requests, pollMs));
    const { count, seconds, processorMs } = await within(60, 'Polling', polling);
    return { count: count / seconds, microseconds: (processorMs * 1_000) / count };
  } finally {
    crowd.close();
  }
}

/** Measures the same answer on the bare server: polls per second, and the time of a single read. */
async function pollBare(answer: Answer, requests: readonly Buffer[], group: Group) {
  const { status, head, bytes } = answer;
  const bare = await startBare({ status, headers: headersOf(head), bodies: [bytes - head.length - 4] });
  try {
    await warmUp(bare.port, group, ['reads']);
    const { ms: readMs } = await measureRead(bare.port, requests[0]);
    return { readMs, rate: await pollFor(bare, requests) };
  } finally {
    await bare.stop();
  }
}

function etagOf(answer: Answer | undefined): string | undefined {
  return /\r\netag: *(\S[^\r]*)/i.exec(answer?.head ?? '')?.[1];
}
