import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Run } from '@vincere/contract';
import { roles } from '@vincere/domain';
import { addPooling, fillTable, type SharedPosts } from '../bench/pooling.ts';
import { runCommand, wholeNumber } from '../play/command.ts';
import { openSqlite } from '../server/src/platform/db/sqlite.ts';
import { launchOptions } from './chromium.ts';
import { as, changeStatus, createRun, openWorld, sampleOf, type World } from './world.ts';

const usage = `npm run burst -- [--people 300] [--pooling]

Measures the run page during a burst: all people on a run make their final decisions at once. Prints the page's longest
task, its requests and their bytes, and the time from the last vote until the page shows them all.

  --people   the number of people (default 300)
  --pooling  give the run 60 posts on the table and 12 key facts; the page shows the facts, and then the longest task of
             opening each tab is printed too`;

declare global {
  /** The tasks of the page over 50 ms: when each began, and how long it took. */
  var longTasks: { at: number; ms: number }[];
}

type Burst = { people: number; isPooling: boolean };

/** The number of concurrent calls. */
const concurrency = 30;
const settledMs = 2_000;

function readArguments(): Burst {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '300' }, pooling: { type: 'boolean', default: false } },
  });
  return { people: wholeNumber('people', values.people, 1), isPooling: values.pooling };
}

async function main(): Promise<void> {
  const burst = readArguments();
  const world = await openWorld();
  const browser = await chromium.launch(launchOptions);
  try {
    const shared = burst.isPooling ? await addPooling(world.facilitator, (await sampleOf(world)).id) : [];
    const run = await seatEverybody(world, burst.people);
    if (shared.length > 0) await shareAll(world, run, shared);
    await measure(world, browser, run, burst);
  } finally {
    await browser.close();
    await world.stop();
  }
}

async function seatEverybody(world: World, people: number): Promise<Run> {
  const { id } = await createRun(world, 'BURST1');
  await withConcurrency(Array.from({ length: people }), (_, index) =>
    world.facilitator.call('seatParticipant', {
      params: { runId: id },
      body: {
        name: `Person Number${index + 1}`,
        email: `person${index + 1}@example.org`,
        room_name: roles[index % roles.length] ?? 'political',
      },
    }),
  );
  const run = await world.facilitator.call('getRun', { params: { runId: id } });
  return changeStatus(world, run, 'IN_PROGRESS');
}

/** Puts the posts on the table. The server is stopped meanwhile, because the seats belong to nobody who could. */
async function shareAll(world: World, run: Run, shared: SharedPosts): Promise<void> {
  await world.shutDown();
  const db = await openSqlite(world.folder);
  const seats = run.users_playing.flatMap(({ user_run_id, room: { room_name } }) =>
    room_name === 'dashboard' ? [] : [{ seatId: user_run_id, room: room_name }],
  );
  try {
    const scenarioId = run.current_scenario?.id ?? 0;
    await db.change((change) => fillTable(change, { id: run.id, scenarioId }, seats, shared));
  } finally {
    await db.close();
  }
  await world.restart();
}

async function measure(
  world: World,
  browser: Browser,
  run: Run,
  { people, isPooling }: Burst,
): Promise<void> {
  const { email, password } = world.administrator;
  const session = await as(world.origin, null).call('logIn', { body: { username: email, password } });
  const context = await browser.newContext({
    baseURL: world.origin,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    sessionStorage.setItem('session', kept);
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longTasks.push({ at: entry.startTime, ms: entry.duration });
    }).observe({ type: 'longtask', buffered: true });
  }, JSON.stringify(session));
  await page.goto(`/admin/runs/${run.id}`);
  await page.getByText(`0 of ${people} final`, { exact: true }).waitFor();
  if (isPooling) await page.getByRole('tab', { name: /^Key facts/ }).click();
  await page.waitForTimeout(settledMs);

  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', () => {
    requests += 1;
  });
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const from = await page.evaluate(() => performance.now());
  const began = performance.now();
  const decisions = run.current_scenario?.all_decisions ?? [];
  await withConcurrency(run.users_playing, (seat, index) =>
    world.facilitator.call('recordVoteFor', {
      params: { runId: run.id },
      body: {
        participantId: seat.user_run_id,
        scenarioId: run.current_scenario?.id ?? 0,
        decisionId: decisions[index % decisions.length]?.id ?? 0,
      },
    }),
  );
  const cast = performance.now();
  await page.getByText(`${people} of ${people} final`, { exact: true }).waitFor();
  const shown = performance.now();
  await page.waitForTimeout(settledMs);
  const busyMs = longestOnProcessor((await browser.stopTracing()).toString());
  const tasks = await longTasksSince(page, from);
  const lines = {
    votes: `${people} in ${Math.round(cast - began)} ms`,
    'shown after the last': `${Math.round(shown - cast)} ms`,
    'longest task': tasks.length === 0 ? 'none over 50 ms' : `${Math.round(Math.max(...tasks))} ms`,
    'longest on the processor': `${Math.round(busyMs)} ms`,
    'tasks over 50 ms': String(tasks.length),
    requests: String(requests),
    received: `${(bytes / 1024).toFixed(1)} KB`,
  };
  for (const [what, value] of Object.entries(lines)) console.log(`${what.padEnd(28)}${value}`);
  if (isPooling) await measureTabs(browser, page);
}

/** Opens each tab beside the key facts. Prints the longest task of each step. */
async function measureTabs(browser: Browser, page: Page): Promise<void> {
  const tabs = page.getByRole('tablist').filter({ has: page.getByRole('tab', { name: /^Key facts/ }) });
  const steps: [string, () => Promise<void>][] = [];
  for (const tab of await tabs.getByRole('tab').all())
    steps.push([`open ${await tab.textContent()}`, () => tab.click()]);
  steps.push(['open the key facts', () => page.getByRole('tab', { name: /^Key facts/ }).click()]);
  for (const [name, step] of steps) {
    const from = await page.evaluate(() => performance.now());
    await browser.startTracing(page, { categories: ['toplevel'] });
    await step();
    await page.waitForTimeout(1_000);
    const busyMs = longestOnProcessor((await browser.stopTracing()).toString());
    const over = await longTasksSince(page, from);
    console.log(
      `${name.padEnd(28)}${Math.round(busyMs)} ms on the processor, ${over.length} tasks over 50 ms`,
    );
  }
}

/** Returns the durations in ms of the page's tasks over 50 ms since a moment of its clock. */
function longTasksSince(page: Page, from: number): Promise<number[]> {
  return page.evaluate((start) => longTasks.filter(({ at }) => at >= start).map(({ ms }) => ms), from);
}

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

/** Returns the processor time in ms of the longest task of a page's main thread. It doesn't depend on other load. */
function longestOnProcessor(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const times = traceEvents.filter((event) => pages.has(thread(event))).map(({ tdur }) => tdur ?? 0);
  return times.reduce((longest, time) => Math.max(longest, time), 0) / 1000;
}

/** Runs the work for all items, `concurrency` at a time. */
async function withConcurrency<T>(
  all: readonly T[],
  work: (one: T, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T, index);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

await runCommand(usage, main);
