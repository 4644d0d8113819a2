import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { apiPrefix } from '@vincere/contract';
import fc from 'fast-check';
import { startServer } from '../play/server.ts';
import { anyRequest, type FuzzRequest, operationsOf } from './requests.ts';
import { type Outcome, Sender } from './send.ts';
import { World } from './world.ts';

/** How long an answer may take where the processors are not shared; on a busy machine longer, by its load. */
const patienceMs = 5_000;
const waitMs = patienceMs * Math.min(6, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
const usage = `npm run fuzz -- [--requests 100000] [--seed N] [--lines 24] [--only NUMBER]

Sends requests made from the API document, right ones and wrong ones, to a server of its own on a fresh data folder.
Fails on any 5xx, on no answer within ${Math.round(waitMs / 1000)} s, on a refusal that is not JSON with a detail, and when the server's memory grows.
The same seed makes the same requests; --only sends the one with this number and shows it with its answer.`;

/** How often the world is put in order again, in requests. */
const tendEvery = 500;
/** How often ids go further up, as the database grows, in requests. */
const reachesFurtherEvery = 5_000;
/** The server's memory may grow from the end of the warm-up to the end of the run by this factor and these bytes. */
const warmUpShare = 0.2;
const growth = { factor: 1.25, bytes: 48 * 1024 * 1024 };

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

/** What is wrong with an outcome; undefined for a good one. */
function complaint({ hangsUp, method }: FuzzRequest, { status, text, failure }: Outcome): string | undefined {
  if (hangsUp) return undefined;
  if (failure !== undefined) return failure;
  if (status >= 500) return `${status}`;
  if (status < 400 || method === 'HEAD') return undefined;
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' && detail !== '' ? undefined : `${status} without a detail`;
  } catch {
    return `${status} that is not JSON`;
  }
}

function shown(number: number, { operation, method, path, caller, headers, body }: FuzzRequest): string {
  const sent = body && `${body.type}: ${JSON.stringify(body.bytes.toString('latin1').slice(0, 600))}`;
  const who = typeof caller === 'object' ? JSON.stringify(caller) : caller;
  return `#${number} ${operation} by ${who}\n  ${method} ${path.slice(0, 300)}\n  ${JSON.stringify(headers).slice(0, 300)}\n  ${sent ?? 'no body'}`;
}

async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function main(): Promise<void> {
  const { help, requests, seed, lines, only } = readArguments();
  if (help) return print(usage);
  // So that not all requests come from one address, whose tries are limited.
  process.env['VINCERE_TRUSTED_PROXIES'] = 'loopback';
  // Nothing is to survive: in memory, where there is such a folder, no flush waits for a disk.
  if (existsSync('/dev/shm')) process.env['TMPDIR'] = '/dev/shm';
  const server = await startServer();
  const sender = new Sender(server.origin, lines, waitMs);
  try {
    const document = await (await fetch(`${server.origin}${apiPrefix}/openapi.json`)).json();
    const operations = operationsOf(document as Parameters<typeof operationsOf>[0]);
    const world = await World.open(server);
    const made = new Map<number, ReturnType<typeof anyRequest>>();
    const requestOf = (number: number): FuzzRequest => {
      const reach = 20 + Math.floor(number / reachesFurtherEvery) * 100;
      const arbitrary = made.get(reach) ?? anyRequest(operations, reach);
      made.clear();
      made.set(reach, arbitrary);
      const [request] = fc.sample(arbitrary, { seed: (Math.imul(seed, 1_000_003) + number) | 0, numRuns: 1 });
      if (request === undefined) throw new Error('No request was made');
      const address = `10.${number % 251}.${seed % 251}.${Math.floor(number / 251) % 251}`;
      return { ...request, headers: { 'x-forwarded-for': address, ...request.headers } };
    };
    if (only !== undefined) {
      const request = world.fill(requestOf(only));
      const outcome = await sender.send(request, world.authorization(request.caller, only));
      return print(`${shown(only, request)}\n${JSON.stringify(outcome, undefined, 2).slice(0, 5_000)}`);
    }

    print(
      `Seed ${seed}: ${requests} requests to ${operations.length} calls over ${lines} lines, each answered within ${Math.round(waitMs / 1000)} s`,
    );
    const complaints: string[] = [];
    const statuses = new Map<number, number>();
    const done = new Set<string>();
    let next = 0;
    let warm = 0;
    const begun = Date.now();
    const work = async () => {
      while (next < requests && complaints.length < 20) {
        const number = next++;
        if (number % tendEvery === 0 && number > 0) await world.tend(number / tendEvery);
        if (number % 10_000 === 0 && number > 0)
          print(
            `  ${number}  ${Math.round((number * 1000) / (Date.now() - begun))}/s  ${megabytes(await memoryOf(server.origin))}`,
          );
        if (number === Math.floor(requests * warmUpShare)) warm = await memoryOf(server.origin);
        const request = world.fill(requestOf(number));
        if (world.wouldHurt(request.path)) continue;
        const authorization = world.authorization(request.caller, number);
        const outcome = await sender.send(request, authorization);
        statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
        if (outcome.status >= 200 && outcome.status < 300) done.add(request.operation);
        const wrong = complaint(request, outcome);
        if (wrong !== undefined)
          complaints.push(`${wrong}: ${shown(number, request)}\n  ${outcome.text.slice(0, 400)}`);
        const isOut = /session\.(expired|administrators-only)/.test(outcome.text);
        if (isOut) await world.renew(request.caller, number, authorization);
      }
    };
    await Promise.all(Array.from({ length: lines }, work));
    const seconds = (Date.now() - begun) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const end = await memoryOf(server.origin);
    const limit = warm * growth.factor + growth.bytes;
    if (end > limit)
      complaints.push(`Memory grew from ${megabytes(warm)} to ${megabytes(end)}, over ${megabytes(limit)}`);

    const counted = [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status || 'hung up'}: ${count}`);
    print(`${next} requests in ${seconds.toFixed(0)} s; ${counted.join(', ')}`);
    print(
      `Memory: ${megabytes(warm)} after the warm-up, ${megabytes(end)} at the end (limit ${megabytes(limit)})`,
    );
    print(`Calls that succeeded at least once: ${done.size} of ${operations.length}`);
    const never = operations.map(({ operationId }) => operationId).filter((name) => !done.has(name));
    if (never.length > 0) print(`  never: ${never.join(', ')}`);
    if (complaints.length === 0) return;
    print(`\n${complaints.join('\n\n')}\n\nSend one again: npm run fuzz -- --seed ${seed} --only NUMBER`);
    process.exitCode = 1;
  } finally {
    sender.close();
    await server.stop();
  }
}

await main();
