import type { SheetFile } from '../../platform/sheets/parse.ts';
import { serveJobs } from '../../platform/workers/job.ts';
import { packageParts } from './parts.ts';
import { readPackage, unpackFiles } from './read.ts';
import { readBook } from './sheets/read.ts';

/** An archive whose files are unpacked into `folder`, or a workbook. */
export type PackageJob =
  | { kind: 'archive'; path: string; folder: string }
  | ({ kind: 'workbook' } & SheetFile);

serveJobs(async (job: PackageJob) => {
  if (job.kind === 'workbook') {
    const { simulation, hidden_rows } = await readBook(job);
    return packageParts(simulation, new Map(), hidden_rows);
  }
  const simulation = await readPackage(job.path);
  return packageParts(simulation, await unpackFiles(job.path, simulation, job.folder));
});
