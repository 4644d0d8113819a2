import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { apiPrefix } from '@vincere/contract';
import fc from 'fast-check';
import { startServer } from '../play/server.ts';
import { anyRequest, type FuzzRequest, type Operation, operationsOf } from './requests.ts';
import { Sender } from './send.ts';
import { megabytes, shown, Tally } from './tally.ts';
import { World } from './world.ts';

/** How long an answer may take where the processors are not shared; on a busy machine longer, by its load. */
const patienceMs = 5_000;
const waitMs = patienceMs * Math.min(6, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
const waitSeconds = Math.round(waitMs / 1000);
const usage = `npm run fuzz -- [--requests 100000] [--seed N] [--lines 24] [--only NUMBER]

Sends requests made from the API document, right ones and wrong ones, to a server of its own on a fresh data folder.
Fails on any 5xx, on no answer within ${waitSeconds} s, on a refusal that is not JSON with a detail, and when the server's memory grows.
The same seed makes the same requests; --only sends the one with this number and shows it with its answer.`;

/** How often the world is put in order again, in requests. */
const tendEvery = 500;
/** How long the server may rest before its memory is read at the end. */
const settleMs = 2_000;
/** How often ids go further up, as the database grows, in requests. */
const reachesFurtherEvery = 5_000;
/** The share of the requests after which the server's memory is what it is later measured by. */
const warmUpShare = 0.2;

function readArguments() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      lines: { type: 'string', default: '24' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const only = values.only === undefined ? undefined : Number(values.only);
  return {
    help: values.help,
    requests: Number(values.requests),
    seed: Number(values.seed),
    lines: Number(values.lines),
    only,
  };
}

async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The requests of a seed, each by its number. */
function requestsOf(operations: readonly Operation[], seed: number): (number: number) => FuzzRequest {
  let made = { reach: -1, any: anyRequest(operations, 1) };
  return (number) => {
    const reach = 20 + Math.floor(number / reachesFurtherEvery) * 100;
    if (made.reach !== reach) made = { reach, any: anyRequest(operations, reach) };
    const [request] = fc.sample(made.any, { seed: (Math.imul(seed, 1_000_003) + number) | 0, numRuns: 1 });
    if (request === undefined) throw new Error('No request was made');
    // Not all from one address, whose tries are limited.
    const address = `10.${number % 251}.${seed % 251}.${Math.floor(number / 251) % 251}`;
    return { ...request, headers: { 'x-forwarded-for': address, ...request.headers } };
  };
}

type Fuzz = { origin: string; world: World; sender: Sender; requestOf: (number: number) => FuzzRequest };

async function sendOne({ world, sender, requestOf }: Fuzz, number: number): Promise<void> {
  const request = world.fill(requestOf(number));
  const outcome = await sender.send(request, world.authorization(request.caller, number));
  print(`${shown(number, request)}\n${JSON.stringify(outcome, undefined, 2).slice(0, 5_000)}`);
}

/** Sends them all over so many lines; gives the server's memory after the warm-up. */
async function sendAll(fuzz: Fuzz, requests: number, lines: number, tally: Tally): Promise<number> {
  const { origin, world, sender, requestOf } = fuzz;
  const begun = Date.now();
  let next = 0;
  let warm = 0;
  const work = async () => {
    while (next < requests && tally.isBearable) {
      const number = next++;
      if (number % tendEvery === 0 && number > 0) await world.tend(number / tendEvery);
      if (number === Math.floor(requests * warmUpShare)) warm = await memoryOf(origin);
      if (number % 10_000 === 0 && number > 0) {
        const rate = Math.round((number * 1000) / (Date.now() - begun));
        print(`  ${number}  ${rate}/s  ${megabytes(await memoryOf(origin))}`);
      }
      const request = world.fill(requestOf(number));
      if (world.wouldHurt(request.path)) continue;
      const authorization = world.authorization(request.caller, number);
      const outcome = await sender.send(request, authorization);
      tally.add(number, request, outcome);
      if (/session\.(expired|administrators-only)/.test(outcome.text))
        await world.renew(request.caller, number, authorization);
    }
  };
  await Promise.all(Array.from({ length: lines }, work));
  print(`${next} requests in ${Math.round((Date.now() - begun) / 1000)} s`);
  return warm;
}

async function main(): Promise<void> {
  const { help, requests, seed, lines, only } = readArguments();
  if (help) return print(usage);
  process.env['VINCERE_TRUSTED_PROXIES'] = 'loopback';
  // Nothing is to survive: in memory, where there is such a folder, no flush waits for a disk.
  if (existsSync('/dev/shm')) process.env['TMPDIR'] = '/dev/shm';
  const server = await startServer();
  const { origin } = server;
  const sender = new Sender(origin, lines, waitMs);
  try {
    const document = await (await fetch(`${origin}${apiPrefix}/openapi.json`)).json();
    const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
    const world = await World.open(server);
    const fuzz = { origin, world, sender, requestOf: requestsOf(operations, seed) };
    if (only !== undefined) return await sendOne(fuzz, only);

    print(
      `Seed ${seed}: ${requests} requests to ${operations.length} calls over ${lines} lines, each answered within ${waitSeconds} s`,
    );
    const tally = new Tally();
    const warm = await sendAll(fuzz, requests, lines, tally);
    await new Promise((settled) => setTimeout(settled, settleMs));
    print(tally.judgeMemory(warm, await memoryOf(origin)));
    print(tally.summary(operations.map(({ operationId }) => operationId)));
    if (tally.complaints.length === 0) return;
    print(
      `\n${tally.complaints.join('\n\n')}\n\nSend one again: npm run fuzz -- --seed ${seed} --only NUMBER`,
    );
    process.exitCode = 1;
  } finally {
    sender.close();
    await server.stop();
  }
}

await main();
