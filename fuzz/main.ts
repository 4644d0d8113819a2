import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { apiPrefix } from '@vincere/contract';
import fc from 'fast-check';
import { runCommand, wholeNumber } from '../play/command.ts';
import { startServer } from '../play/server.ts';
import { anyRequest, type FuzzRequest, type Operation, operationsOf } from './requests.ts';
import { Sender } from './send.ts';
import { describeRequest, megabytes, Tally } from './tally.ts';
import { World } from './world.ts';

/** The time limit for an answer in ms on an idle machine. A busy machine gets more, in proportion to its load. */
const idleTimeoutMs = 5_000;
const timeoutMs = idleTimeoutMs * Math.min(6, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
const timeoutSeconds = Math.round(timeoutMs / 1000);
const usage = `npm run fuzz -- [--requests 100000] [--seed N] [--connections 24] [--only NUMBER]

Starts a server on an empty data folder and sends it valid and invalid requests generated from the API document.
Fails if the server answers 5xx, takes longer than ${timeoutSeconds} s, sends an error that is not JSON with a detail, or
uses more and more memory.
--connections is the number of concurrent connections. The same seed generates the same requests. --only sends just the
request with this number and shows it with its answer.`;

/** The number of requests after which the test data is renewed. */
const renewEvery = 500;
/** The pause in ms before the final reading of the server's memory. */
const settleMs = 2_000;
/** The number of requests after which the range of ids is extended, because the database has grown. */
const extendIdsEvery = 5_000;
/** The share of the requests that is sent before the baseline of the server's memory is read. */
const warmUpShare = 0.2;

function readArguments() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      connections: { type: 'string', default: '24' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    help: values.help,
    requests: wholeNumber('requests', values.requests, 1),
    seed: wholeNumber('seed', values.seed),
    connections: wholeNumber('connections', values.connections, 1),
    only: values.only === undefined ? undefined : wholeNumber('only', values.only),
  };
}

async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Returns a function that generates the n-th request of a seed. */
function requestsOf(operations: readonly Operation[], seed: number): (number: number) => FuzzRequest {
  let generator = { maxId: -1, requests: anyRequest(operations, 1) };
  return (number) => {
    const maxId = 20 + Math.floor(number / extendIdsEvery) * 100;
    if (generator.maxId !== maxId) generator = { maxId, requests: anyRequest(operations, maxId) };
    const [request] = fc.sample(generator.requests, {
      seed: (Math.imul(seed, 1_000_003) + number) | 0,
      numRuns: 1,
    });
    if (request === undefined) throw new Error('No request was generated');
    // Vary the client address, because attempts are rate-limited by address.
    const address = `10.${number % 251}.${seed % 251}.${Math.floor(number / 251) % 251}`;
    return { ...request, headers: { 'x-forwarded-for': address, ...request.headers } };
  };
}

type Fuzz = { origin: string; world: World; sender: Sender; requestOf: (number: number) => FuzzRequest };

async function sendOne({ world, sender, requestOf }: Fuzz, number: number): Promise<void> {
  const request = world.fill(requestOf(number));
  const outcome = await sender.send(request, world.authorization(request.caller, number));
  print(`${describeRequest(number, request)}\n${JSON.stringify(outcome, undefined, 2).slice(0, 5_000)}`);
}

/** Sends all requests over this number of connections. Returns the server's memory in bytes after the warm-up. */
async function sendAll(fuzz: Fuzz, requests: number, connections: number, tally: Tally): Promise<number> {
  const { origin, world, sender, requestOf } = fuzz;
  const begun = Date.now();
  let next = 0;
  let baseline = 0;
  const worker = async () => {
    while (next < requests && tally.shouldContinue) {
      const number = next++;
      if (number % renewEvery === 0 && number > 0) await world.renewData(number / renewEvery);
      if (number === Math.floor(requests * warmUpShare)) baseline = await memoryOf(origin);
      if (number % 10_000 === 0 && number > 0) {
        const rate = Math.round((number * 1000) / (Date.now() - begun));
        print(`  ${number}  ${rate}/s  ${megabytes(await memoryOf(origin))}`);
      }
      const request = world.fill(requestOf(number));
      if (world.wouldHarmCaretaker(request.path)) continue;
      const authorization = world.authorization(request.caller, number);
      const outcome = await sender.send(request, authorization);
      tally.add(number, request, outcome);
      if (/session\.(expired|administrators-only)/.test(outcome.text))
        await world.renewCaller(request.caller, number, authorization);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  print(`${next} requests in ${Math.round((Date.now() - begun) / 1000)} s`);
  return baseline;
}

async function main(): Promise<void> {
  const { help, requests, seed, connections, only } = readArguments();
  if (help) return print(usage);
  process.env['VINCERE_TRUSTED_PROXIES'] = 'loopback';
  // Behind a proxy, the metrics answer only listed addresses.
  process.env['VINCERE_METRICS'] = 'open';
  // The data is temporary. Keep it in memory if possible, so that no write waits for a disk.
  if (existsSync('/dev/shm')) process.env['TMPDIR'] = '/dev/shm';
  const server = await startServer();
  const { origin } = server;
  const sender = new Sender(origin, connections, timeoutMs);
  try {
    const document = await (await fetch(`${origin}${apiPrefix}/openapi.json`)).json();
    const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
    const world = await World.open(server);
    const fuzz = { origin, world, sender, requestOf: requestsOf(operations, seed) };
    if (only !== undefined) return await sendOne(fuzz, only);

    print(
      `Seed ${seed}: ${requests} requests to ${operations.length} calls over ${connections} connections, time limit ${timeoutSeconds} s`,
    );
    const tally = new Tally();
    const baseline = await sendAll(fuzz, requests, connections, tally);
    await new Promise((settled) => setTimeout(settled, settleMs));
    print(tally.judgeMemory(baseline, await memoryOf(origin)));
    print(tally.summary(operations.map(({ operationId }) => operationId)));
    if (tally.problems.length === 0) return;
    print(`\n${tally.problems.join('\n\n')}\n\nTo repeat one: npm run fuzz -- --seed ${seed} --only NUMBER`);
    process.exitCode = 1;
  } finally {
    sender.close();
    await server.stop();
  }
}

await runCommand(usage, main);
