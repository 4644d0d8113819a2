import { serveJobs } from '../workers/job.ts';
import { parseSheets, type SheetFile } from './parse.ts';
import { sheetParts } from './parts.ts';

serveJobs(async (file: SheetFile) => sheetParts(await parseSheets(file)));
