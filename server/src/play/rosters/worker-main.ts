import { readRoster } from '@vincere/domain';
import { parseSheets, type SheetFile } from '../../platform/sheets/parse.ts';
import { serveJobs } from '../../platform/workers/job.ts';
import type { RosterPart } from './read.ts';

/** Lines in one message, so that the server reads it within a few ms. */
const linesPerPart = 200;

serveJobs(async (file: SheetFile): Promise<RosterPart[]> => {
  const parsedFile = await parseSheets(file);
  if (parsedFile === null) return [];
  const roster = readRoster(parsedFile.sheets);
  if ('titles' in roster) return [roster];
  const { lines, sheet: name, hidden_rows } = roster;
  const { encoding, asks_encoding } = parsedFile;
  const sheet = { name, hidden_rows, encoding, asks_encoding };
  const parts: RosterPart[] = [];
  for (let at = 0; at === 0 || at < lines.length; at += linesPerPart)
    parts.push({ sheet, lines: lines.slice(at, at + linesPerPart) });
  return parts;
});
