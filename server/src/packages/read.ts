import type { Readable } from 'node:stream';
import { SimulationPackage as PackageSchema } from '@vincere/contract';
import {
  checkPackage,
  filesOf,
  type PackageProblem,
  Refusal,
  refuse,
  type SimulationPackage,
} from '@vincere/domain';
import { z } from 'zod';
import type { App } from '../app.ts';
import { readArchive, readWhole, UnreadableArchive } from '../archives/read.ts';
import type { ReceivedFile } from '../files/storage.ts';
import { packageLimits, textBytes } from './limits.ts';
import { mistakeInWords } from './mistakes.ts';
import { packageText } from './write.ts';

/** At most so many problems are told at once. */
const mostProblems = 100;

/** Refuses `package.invalid` where there are problems. */
export function refuseProblems(problems: readonly PackageProblem[]): void {
  if (problems.length > 0) refuse('package.invalid', { problems: problems.slice(0, mostProblems) });
}

/** A value as a package. Refuses `package.invalid`, with where and why. */
export function parsePackage(value: unknown, entries: ReadonlySet<string>): SimulationPackage {
  const parsed = z.safeParse(PackageSchema, value, { error: mistakeInWords });
  if (!parsed.success)
    refuseProblems(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const simulation: SimulationPackage = parsed.data ?? refuse('package.unreadable');
  refuseProblems(checkPackage(simulation, entries));
  return simulation;
}

/** The simulation of an archive. Refuses `package.unreadable` and `package.invalid`. */
export async function readPackage(path: string): Promise<SimulationPackage> {
  const entries = new Set<string>();
  let text: Buffer | undefined;
  await reading(path, async (name, open, size) => {
    entries.add(name);
    if (name === packageText && size <= textBytes) text = await readWhole(await open());
  });
  if (text === undefined) return refuse('package.unreadable');
  return parsePackage(parseJson(text), entries);
}

/**
 * Receives the files of a package as if each were uploaded: same types, same sizes. Gives them by their path; refuses
 * `package.invalid` where one is not accepted, and has removed them all then.
 */
export async function receiveFiles(
  app: App,
  path: string,
  simulation: SimulationPackage,
): Promise<ReadonlyMap<string, ReceivedFile>> {
  const wanted = new Map(filesOf(simulation).map((one) => [one.file.path, one]));
  const received = new Map<string, ReceivedFile>();
  const problems: PackageProblem[] = [];
  try {
    await reading(path, async (name, open) => {
      const use = wanted.get(name);
      if (use === undefined) return;
      try {
        received.set(name, await app.files.receive(use.file.name, await open()));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push({ path: use.at, message: error.message });
      }
    });
    refuseProblems(problems);
    return received;
  } catch (error) {
    for (const file of received.values()) await file.discard();
    throw error;
  }
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

/** An entry that breaks off while it is received. */
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
