import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figures.ts';
import { pageOf } from './page.ts';
import { markdownTable } from './table.ts';

/** A figure with the time of its measurement and the load of the machine before it. */
type MeasuredFigure = Figure & { measuredAt: string; load: string };
export type Results = { machine: string; figures: MeasuredFigure[] };

/** The load average of the five minutes before the bench started: about 0 on an idle machine. */
const loadBefore = loadavg()[1] ?? 0;

const folder = join(dirname(fileURLToPath(import.meta.url)), 'results');
const dataFile = join(folder, 'latest.json');
const pageFile = join(folder, 'latest.html');
const docs = join(folder, '..', '..', 'docs', 'performance.md');
const [startMarker, endMarker] = [
  '<!-- figures: written by npm run bench -- --write-docs -->',
  '<!-- end of the figures -->',
];

/** Adds the machine, the time and the load to figures. */
export function resultsOf(figures: Figure[]): Results {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}) shared by client and server, ${gigabytes} GB, Node ${process.version}`;
  const measuredAt = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const load = loadBefore.toFixed(1);
  return { machine, figures: figures.map((figure) => ({ ...figure, measuredAt, load })) };
}

/** Adds the saved results of earlier runs for all measurements and sizes that were not measured again. */
export async function withEarlier(results: Results): Promise<Results> {
  if (!existsSync(dataFile)) return results;
  const earlier = JSON.parse(await readFile(dataFile, 'utf8')) as Results;
  const isNew = ({ measure, people }: Figure) =>
    results.figures.some((figure) => figure.measure === measure && figure.people === people);
  const figures = [...earlier.figures.filter((figure) => !isNew(figure)), ...results.figures];
  figures.sort((a, b) => a.measure.localeCompare(b.measure) || a.people - b.people);
  return { ...results, figures };
}

/** Writes the results as JSON and as an HTML page. Returns both paths. */
export async function saveResults(results: Results): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await writeFile(dataFile, `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(pageFile, pageOf(results));
  return [dataFile, pageFile];
}

/** Writes the figures to docs/performance.md between its two markers. Returns the path. */
export async function writeDocs({ machine, figures }: Results): Promise<string> {
  const text = await readFile(docs, 'utf8');
  const [before, rest] = text.split(startMarker);
  const after = rest?.split(endMarker)[1];
  if (before === undefined || after === undefined)
    throw new Error(`${docs} lacks the markers around the figures`);
  const block = `Measured on ${machine}.\n\n${measurementLines(figures).join('\n')}\n\n${markdownTable(figures)}`;
  await writeFile(docs, `${before}${startMarker}\n\n${block}\n\n${endMarker}${after}`);
  return docs;
}

/** Lists the time, the number of rounds and the load before each measurement. */
function measurementLines(figures: readonly MeasuredFigure[]): string[] {
  const lines = figures.map(
    ({ measure, people, measuredAt, load, rounds }) =>
      `- ${measure}, ${people.toLocaleString('en')} people: ${measuredAt} UTC, rounds: ${rounds.length}, load before: ${load}`,
  );
  return [...new Set(lines)];
}
