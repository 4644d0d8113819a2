import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { refuse, type SimulationPackage } from '@vincere/domain';
import type { SheetFile } from '../../platform/sheets/parse.ts';
import type { FileStorage, ReceivedFile } from '../../platform/storage/storage.ts';
import { workerPool } from '../../platform/workers/pool.ts';
import { LimitExceeded } from '../../platform/workers/worker.ts';
import { joinPackage, type PackagePart } from './parts.ts';
import type { PackageJob } from './worker-main.ts';

const runJob = workerPool<PackageJob, PackagePart>({
  source: new URL('./worker-main.ts', import.meta.url),
  built: 'read-package',
  size: 1,
  ms: 120_000,
  megabytes: 768,
  heapMegabytes: 384,
});

/**
 * Unpacks an uploaded package in a worker and passes its simulation and files to `use`. Files that `use` doesn't keep are
 * removed. Refuses `package.invalid`, and `package.unreadable`, also if the package needs too much time or memory.
 */
export async function withPackage<T>(
  storage: FileStorage,
  { path }: { path: string },
  use: (simulation: SimulationPackage, files: ReadonlyMap<string, ReceivedFile>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(dirname(path), 'package-'));
  try {
    const { simulation, files } = await read({ kind: 'archive', path, folder });
    const receivedFiles = Array.from(files, ([name, file]) => [name, storage.adopt(file)] as const);
    return await use(simulation, new Map(receivedFiles));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads an uploaded workbook in a worker. Has the same refusals as `withPackage`. */
export async function readWorkbook(
  file: SheetFile,
): Promise<{ simulation: SimulationPackage; hidden_rows: number }> {
  const { path, name, language } = file;
  const { simulation, hidden_rows } = await read({ kind: 'workbook', path, name, language });
  return { simulation, hidden_rows };
}

async function read(job: PackageJob) {
  const parts = await runJob(job).catch((error: unknown) => {
    if (error instanceof LimitExceeded) return refuse('package.unreadable');
    throw error;
  });
  return joinPackage(parts);
}
