import { parseArgs } from 'node:util';
import { BadArguments, runCommand, wholeNumber } from '../play/command.ts';
import { type Figure, figuresOf, format } from './figures.ts';
import { measureAdvance } from './measures/advance.ts';
import { measureJoins } from './measures/joins.ts';
import { measureLoopLag } from './measures/loop-lag.ts';
import { measureMemory } from './measures/memory.ts';
import { measurePoll } from './measures/poll.ts';
import { measureVotes } from './measures/votes.ts';
import { type MeasureId, measures, type Reading } from './readings.ts';
import { resultsOf, saveResults, withEarlier, writeDocs } from './results.ts';
import type { Load } from './setup.ts';
import { terminalTable } from './table.ts';

const usage = `npm run bench -- [--people 100,300] [--only a,c] [--rounds 3] [--pooling] [--add] [--write-docs] [--strict]

A load test over HTTP. Client and server run in separate processes on this machine. Each measurement starts on fresh data
and is compared with its limit: a bare server that does the same work.

  a  ${measures.a}        b  ${measures.b}        c  ${measures.c}
  d  ${measures.d}   e  ${measures.e}
  f  ${measures.f}

  --people      numbers of participants, e.g. 100,300 (default 100,300,1000,2000; b also 200, f only 300 and 1000)
  --only        measurements to run, e.g. a,c (default all)
  --rounds      rounds per measurement; figures are medians (default 3 for a, b and c, 1 for d, e and f)
  --pooling     give the measured run 60 posts on the table, 12 key facts and the questions of confidence; prints only
  --add         keep saved results that are not measured again
  --write-docs  write the figures to docs/performance.md
  --strict      fail if a target is missed`;

type Measurement = { run: (load: Load) => Promise<Reading[]>; people: readonly number[]; rounds: number };

const sizes = [100, 300, 1_000, 2_000];
const measurements: Record<MeasureId, Measurement> = {
  a: { run: measureJoins, people: sizes, rounds: 3 },
  b: { run: measureVotes, people: [100, 200, 300, 1_000, 2_000], rounds: 3 },
  c: { run: measureAdvance, people: sizes, rounds: 3 },
  d: { run: measurePoll, people: sizes, rounds: 1 },
  e: { run: measureMemory, people: sizes, rounds: 1 },
  f: { run: measureLoopLag, people: [300, 1_000], rounds: 1 },
};

function readArguments() {
  const { values } = parseArgs({
    options: {
      people: { type: 'string' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      pooling: { type: 'boolean', default: false },
      add: { type: 'boolean', default: false },
      'write-docs': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.pooling && (values.add || values['write-docs']))
    throw new BadArguments(
      '--pooling prints its figures and saves none, so it takes neither --add nor --write-docs',
    );
  const ids = Object.keys(measures) as MeasureId[];
  const wanted = values.only?.split(',') ?? ids;
  const only = ids.filter((id) => wanted.includes(id));
  if (only.length !== wanted.length) throw new BadArguments(`--only accepts the letters ${ids.join(', ')}`);
  return {
    ...values,
    only,
    people: values.people?.split(',').map((text) => wholeNumber('people', text, 1)),
    rounds: values.rounds === undefined ? undefined : wholeNumber('rounds', values.rounds, 1),
  };
}

const log = (line: string) => void process.stderr.write(`${line}\n`);
const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function main(): Promise<void> {
  const options = readArguments();
  if (options.help) return void process.stdout.write(`${usage}\n`);
  const figures: Figure[] = [];
  let failed = 0;
  for (const id of options.only)
    for (const people of options.people ?? measurements[id].people) {
      const rounds: Reading[][] = [];
      const count = options.rounds ?? measurements[id].rounds;
      for (let round = 1; round <= count; round++) {
        const label = `${id}. ${measures[id]}, ${people} people, round ${round} of ${count}`;
        try {
          const readings = await measurements[id].run({ people, isPooling: options.pooling });
          rounds.push(readings);
          log(
            `${label}: ${readings.map(({ name, value, unit }) => `${name} ${format(value, unit)}`).join(', ')}`,
          );
        } catch (error) {
          failed += 1;
          log(`${label} FAILED: ${errorText(error)}`);
        }
      }
      // A measurement with a failed round gets no figure, because the other rounds alone would look too good.
      if (rounds.length === count) figures.push(...figuresOf(id, people, rounds));
    }
  if (figures.length > 0) await report(figures, options);
  const missed = figures.flatMap(({ targets }) => targets).filter(({ isMet }) => !isMet).length;
  if (missed > 0) log(`Targets missed: ${missed}`);
  if (failed > 0) log(`Rounds failed: ${failed}`);
  process.exitCode = failed > 0 || (options.strict && missed > 0) ? 1 : 0;
}

async function report(
  figures: Figure[],
  options: { pooling: boolean; add: boolean; 'write-docs': boolean },
): Promise<void> {
  process.stdout.write(`\n${terminalTable(figures)}\n\n`);
  if (options.pooling) return;
  const results = options.add ? await withEarlier(resultsOf(figures)) : resultsOf(figures);
  const paths = await saveResults(results);
  if (options['write-docs']) paths.push(await writeDocs(results));
  for (const path of paths) process.stdout.write(`${path}\n`);
}

await runCommand(usage, main);
