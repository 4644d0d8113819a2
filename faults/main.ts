import { parseArgs } from 'node:util';
import { takeTheDatabaseAway } from './away.ts';
import { backUpUnderLoad } from './backup.ts';
import { fillTheDisk } from './disk.ts';
import { killOften } from './kills.ts';
import type { Outcome } from './outcome.ts';

const usage = `npm run test:faults -- [--rounds 100] [--seed N] [--only kills]

Kills the server under load, and looks after each start whether all that it had answered is there.`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    seconds: { type: 'string', default: '30' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const seed = Number(values.seed);
const rounds = Number(values.rounds);
const tell = (line: string) => void process.stderr.write(`${line}\n`);
const parts: Record<string, () => Promise<Outcome>> = {
  kills: () => killOften(rounds, seed, tell),
  backup: () => backUpUnderLoad(seed),
  disk: () => fillTheDisk(seed),
  away: () => takeTheDatabaseAway(seed, Number(values.seconds)),
};

if (values.help) process.stdout.write(`${usage}\n`);
else
  for (const [name, part] of Object.entries(parts)) {
    if (values.only !== undefined && values.only !== name) continue;
    const started = performance.now();
    const { fault, done, found } = await part();
    process.stdout.write(
      `${found.length === 0 ? 'ok   ' : 'FOUND'} ${fault}: ${done} (${((performance.now() - started) / 1000).toFixed(0)} s)\n`,
    );
    for (const one of found.slice(0, 20)) process.stdout.write(`      ${one}\n`);
    if (found.length > 0) process.exitCode = 1;
  }
