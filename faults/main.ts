import { parseArgs } from 'node:util';
import { takeTheDatabaseAway } from './away.ts';
import { backUpUnderLoad } from './backup.ts';
import { fillTheDisk } from './disk.ts';
import { killOften } from './kills.ts';
import type { Outcome } from './outcome.ts';
import { readSlowly } from './readers.ts';

const usage = `npm run test:faults -- [--rounds 100] [--seed N] [--seconds 30] [--only kills,backup,disk,away,readers]

Kills the server under load, backs it up under load, fills its disk, makes its database unreachable for some seconds, and
opens streams that never read. Checks each time that every acknowledged write is stored exactly once and intact.`;

class BadArguments extends Error {}

function readArguments() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      seconds: { type: 'string', default: '30' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const wholeNumber = (name: 'rounds' | 'seed' | 'seconds') => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) throw new BadArguments(`--${name} must be a whole number`);
    return value;
  };
  return {
    help: values.help,
    only: values.only?.split(','),
    rounds: wholeNumber('rounds'),
    seed: wholeNumber('seed'),
    seconds: wholeNumber('seconds'),
  };
}

/** Runs the selected faults one after the other and prints one line for each. Exits with 1 if a problem was found. */
async function main(): Promise<void> {
  const { help, only, rounds, seed, seconds } = readArguments();
  if (help) return void process.stdout.write(`${usage}\n`);
  const log = (line: string) => void process.stderr.write(`  ${line}\n`);
  const parts: Record<string, () => Promise<Outcome>> = {
    kills: () => killOften(rounds, seed, log),
    backup: () => backUpUnderLoad(seed),
    disk: () => fillTheDisk(seed),
    away: () => takeTheDatabaseAway(seed, seconds),
    readers: () => readSlowly(seed),
  };
  const unknown = only?.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) throw new BadArguments(`Unknown fault: ${unknown}`);
  process.stdout.write(`Faults, seed ${seed}\n`);
  for (const [name, part] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue;
    const started = performance.now();
    const outcome = await part();
    if (outcome.found.length > 0) process.exitCode = 1;
    process.stdout.write(row(outcome, (performance.now() - started) / 1000));
  }
}

function row({ fault, done, found, skipped }: Outcome, seconds: number): string {
  const verdict = skipped !== undefined ? 'skipped' : found.length === 0 ? 'ok' : 'FOUND';
  const text = skipped ?? `${done} (${seconds.toFixed(0)} s)`;
  const listed = found.slice(0, 20).map((one) => `         ${one}\n`);
  return [`${verdict.padEnd(8)} ${fault.padEnd(26)} ${text}\n`, ...listed].join('');
}

try {
  await main();
} catch (error) {
  const isUsage = error instanceof BadArguments || (error instanceof TypeError && 'code' in error);
  const message = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isUsage ? `${error.message}\n\n${usage}` : message}\n`);
  process.exitCode = 1;
}
