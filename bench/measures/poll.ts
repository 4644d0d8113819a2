import { headersOf, startBare } from '../bare-work.ts';
import { Audience, Crowd } from '../crowd.ts';
import { type Group, joinRequest, streamRequest } from '../group.ts';
import { type Place, withProcessorMs } from '../processes.ts';
import type { Reading } from '../readings.ts';
import { setStage } from '../stage.ts';
import { median } from '../statistics.ts';
import { warmUp } from '../warm-up.ts';
import type { Answer } from '../wire.ts';
import { within } from '../within.ts';

/** How many of the people poll at the same time, again and again, and for how many ms. */
const pollers = 64;
const pollMs = 3_000;
/** The specification's poll of a participant, in seconds. */
const intervalSeconds = 30;
const singleReads = 9;

/**
 * d. The fallback poll of an unchanged run that N people are on, all of them connected: polls a second, bytes sent a
 * participant and minute, and the whole run, read once by one.
 */
export async function measurePoll(people: number): Promise<Reading[]> {
  const stage = await setStage(people, 'voted');
  const { measured, warming, place } = stage;
  const { port } = place;
  const polling = measured.people.slice(0, pollers);
  const full = polling.map((person) => joinRequest(measured, person));
  try {
    await warmUp(port, warming, ['reads', 'votes']);
    const audience = await openAudience(port, measured);
    const whole = await readOnce(port, full[0]);
    const first = await answersTo(port, full);
    // With the tag of what is held, where the server gave one: a client that keeps none is sent the whole run each time.
    const polls = polling.map((person, index) => joinRequest(measured, person, etagOf(first[index])));
    const rate = await pollFor(place, polls);
    const [poll] = await answersTo(port, polls.slice(0, 1));
    audience.close();
    await stage.server.rest();
    if (poll === undefined) throw new Error('Nobody polled');
    const limit = await pollBare(poll, polls, measured);
    const wholeLimit = await pollBare(whole.answer, full, measured);
    return [
      { name: 'polls', unit: '1/s', value: rate.count, limit: limit.rate.count },
      { name: 'processor a poll', unit: 'µs', value: rate.microseconds, limit: limit.rate.microseconds },
      {
        name: 'sent a participant and minute',
        unit: 'KB',
        value: (poll.bytes * 60) / intervalSeconds / 1_024,
      },
      { name: 'whole run, size', unit: 'KB', value: whole.answer.bytes / 1_024 },
      { name: 'whole run, time', unit: 'ms', value: whole.ms, limit: wholeLimit.readMs },
    ];
  } finally {
    await stage.server.stop();
  }
}

function openAudience(port: number, group: Group): Promise<Audience> {
  const requests = group.people.map((person) => streamRequest(group, person.token));
  return within(60, `Opening ${requests.length} streams`, Audience.open(port, requests));
}

/** The answer to one reader alone, and the median time of some reads in ms. */
async function readOnce(port: number, request: Buffer | undefined): Promise<{ answer: Answer; ms: number }> {
  if (request === undefined) throw new Error('There is nobody to read');
  const crowd = await Crowd.open(port, 1);
  try {
    const times: number[] = [];
    let answer: Answer | undefined;
    for (let turn = 0; turn < singleReads; turn++) {
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

/** How many polls a second the server answers, and how long each has a processor, in microseconds. */
async function pollFor({ port, pid }: Place, requests: readonly Buffer[]) {
  const crowd = await Crowd.open(port, requests.length);
  try {
    const polling = withProcessorMs(pid, () => crowd.repeat(requests, pollMs));
    const { count, seconds, processorMs } = await within(60, 'Polling', polling);
    return { count: count / seconds, microseconds: (processorMs * 1_000) / count };
  } finally {
    crowd.close();
  }
}

/** The same answer from the bare server, as often as it can, and read once by one. */
async function pollBare(answer: Answer, requests: readonly Buffer[], group: Group) {
  const { status, head, bytes } = answer;
  const bare = await startBare({ status, headers: headersOf(head), bodies: [bytes - head.length - 4] });
  try {
    await warmUp(bare.port, group, ['reads']);
    const { ms: readMs } = await readOnce(bare.port, requests[0]);
    return { readMs, rate: await pollFor(bare, requests) };
  } finally {
    await bare.stop();
  }
}

function etagOf(answer: Answer | undefined): string | undefined {
  return /\r\netag: *(\S[^\r]*)/i.exec(answer?.head ?? '')?.[1];
}
