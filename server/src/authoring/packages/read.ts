import type { Readable } from 'node:stream';
import {
  SimulationPackage as PackageSchema,
  packageFormat,
  parseOptions,
  type ValueProblem,
  valueProblem,
} from '@vincere/contract';
import {
  checkPackage,
  filesOf,
  type PackageProblem,
  packageVersion,
  Refusal,
  refuse,
  type SimulationPackage,
} from '@vincere/domain';
import { z } from 'zod';
import { readArchive, readWhole, UnreadableArchive } from '../../platform/archives/read.ts';
import { type IncomingFile, readIncoming } from '../../platform/storage/incoming.ts';
import { packageLimits, packageText, textBytes } from './limits.ts';

/** Maximum number of reported problems. */
const mostProblems = 100;

/** A mistake in a package, and its path. */
export type Mistake = { path: string } & ValueProblem;

/** Refuses `package.invalid` if there are problems. */
export function refuseProblems(problems: readonly Mistake[]): void {
  if (problems.length > 0) refuse('package.invalid', { problems: problems.slice(0, mostProblems) });
}

/** Parses a value as a package. Refuses `package.invalid` with the path and reason of each problem. */
export function parsePackage(value: unknown, entries: ReadonlySet<string>): SimulationPackage {
  const result = z.safeParse(PackageSchema, value, parseOptions);
  if (!result.success) refuseProblems(mistakesOf(result.error));
  const simulation: SimulationPackage = result.data ?? refuse('package.unreadable');
  refuseProblems(checkPackage(simulation, entries));
  return simulation;
}

/** Returns the format and version that the text of a simulation names. */
export function formatOf(simulation: SimulationPackage) {
  return { format: packageFormat, version: packageVersion(simulation) };
}

/** Returns all mistakes of a simulation: its invalid values, and what doesn't fit together. */
export function listMistakes(simulation: SimulationPackage): Mistake[] {
  const result = z.safeParse(PackageSchema, { ...formatOf(simulation), ...simulation }, parseOptions);
  return [...(result.success ? [] : mistakesOf(result.error)), ...checkPackage(simulation, new Set())];
}

const mistakesOf = ({ issues }: z.ZodError): Mistake[] =>
  issues.map((issue) => ({ path: issue.path.join('.'), ...valueProblem(issue) }));

/** Returns the simulation of an archive. Refuses `package.unreadable` and `package.invalid`. */
export async function readPackage(path: string): Promise<SimulationPackage> {
  const entries = new Set<string>();
  let text: Buffer | undefined;
  await reading(path, async (name, openEntry, size) => {
    entries.add(name);
    if (name === packageText && size <= textBytes) text = await readWhole(await openEntry());
  });
  if (text === undefined) return refuse('package.unreadable');
  return parsePackage(parseJson(text), entries);
}

/**
 * Unpacks the files of a package into a folder and checks the type and size of each like those of an upload. Returns them by
 * path in the archive. Refuses `package.invalid` if one is not accepted.
 */
export async function unpackFiles(
  path: string,
  simulation: SimulationPackage,
  folder: string,
): Promise<ReadonlyMap<string, IncomingFile>> {
  const usesByPath = new Map(filesOf(simulation).map((use) => [use.file.path, use]));
  const files = new Map<string, IncomingFile>();
  const problems: PackageProblem[] = [];
  await reading(path, async (name, openEntry) => {
    const use = usesByPath.get(name);
    if (use === undefined) return;
    try {
      files.set(name, await readIncoming(folder, use.file.name, await openEntry(), 'file'));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push({ path: use.at, code: error.code, facts: {}, message: error.message });
    }
  });
  refuseProblems(problems);
  return files;
}

async function reading(
  path: string,
  take: (name: string, open: () => Promise<Readable>, size: number) => Promise<void>,
): Promise<void> {
  try {
    await readArchive(path, packageLimits, take);
  } catch (error) {
    if (error instanceof UnreadableArchive || isBroken(error)) refuse('package.unreadable');
    throw error;
  }
}

/** An entry that breaks off while it is read. */
function isBroken(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 400;
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8').replace(/^\ufeff/, ''));
  } catch {
    return refuse('package.unreadable');
  }
}
