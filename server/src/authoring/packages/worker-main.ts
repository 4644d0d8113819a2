import { serveJobs } from '../../platform/workers/job.ts';
import { packageParts } from './parts.ts';
import { readPackage, unpackFiles } from './read.ts';
import { readBook } from './sheet-read.ts';

/** An archive whose files are unpacked into `folder`, or a workbook. */
export type PackageJob =
  | { kind: 'archive'; path: string; folder: string }
  | { kind: 'workbook'; path: string; name: string };

serveJobs(async (job: PackageJob) => {
  if (job.kind === 'workbook') return packageParts(await readBook(job), new Map());
  const simulation = await readPackage(job.path);
  return packageParts(simulation, await unpackFiles(job.path, simulation, job.folder));
});
