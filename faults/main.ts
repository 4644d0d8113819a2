import { parseArgs } from 'node:util';
import { BadArguments, runCommand, wholeNumber } from '../play/command.ts';
import { interruptDatabase } from './away.ts';
import { backUpUnderLoad } from './backup.ts';
import { fillDisk } from './disk.ts';
import { killUnderLoad } from './kills.ts';
import type { Outcome } from './outcome.ts';
import { openUnreadStreams } from './readers.ts';

const usage = `npm run test:faults -- [--rounds 100] [--seed N] [--seconds 30] [--only kills,backup,disk,away,readers]

Kills the server under load (kills), backs it up under load (backup), fills its disk (disk), makes its database
unreachable for some seconds (away), and opens streams that nobody reads (readers). Checks each time
that every acknowledged write is stored exactly once and intact.`;

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
  return {
    help: values.help,
    only: values.only?.split(','),
    rounds: wholeNumber('rounds', values.rounds),
    seed: wholeNumber('seed', values.seed),
    seconds: wholeNumber('seconds', values.seconds),
  };
}

/** Injects the selected faults one after the other and prints a line for each. The exit code is 1 if there was a problem. */
async function main(): Promise<void> {
  const { help, only, rounds, seed, seconds } = readArguments();
  if (help) return void process.stdout.write(`${usage}\n`);
  const log = (line: string) => void process.stderr.write(`  ${line}\n`);
  const faults: Record<string, () => Promise<Outcome>> = {
    kills: () => killUnderLoad(rounds, seed, log),
    backup: () => backUpUnderLoad(seed),
    disk: () => fillDisk(seed),
    away: () => interruptDatabase(seed, seconds),
    readers: () => openUnreadStreams(seed),
  };
  const unknown = only?.find((name) => !Object.hasOwn(faults, name));
  if (unknown !== undefined) throw new BadArguments(`Unknown fault: ${unknown}`);
  process.stdout.write(`Faults, seed ${seed}\n`);
  for (const [name, injectFault] of Object.entries(faults)) {
    if (only && !only.includes(name)) continue;
    const started = performance.now();
    const outcome = await injectFault();
    if (outcome.problems.length > 0) process.exitCode = 1;
    process.stdout.write(reportOf(outcome, (performance.now() - started) / 1000));
  }
}

function reportOf({ fault, summary, problems, skipped }: Outcome, seconds: number): string {
  const verdict = skipped !== undefined ? 'skipped' : problems.length === 0 ? 'ok' : 'FAILED';
  const text = skipped ?? `${summary} (${seconds.toFixed(0)} s)`;
  const listed = problems.slice(0, 20).map((problem) => `         ${problem}\n`);
  return [`${verdict.padEnd(8)} ${fault.padEnd(26)} ${text}\n`, ...listed].join('');
}

await runCommand(usage, main);
