import type { PackageProblem } from '../packages/messages.ts';
import type { SimulationPackage } from '../packages/simulation-package.ts';
import { readDecisions } from './decisions.ts';
import { readFacts } from './facts.ts';
import { readOutline } from './outline.ts';
import { readPosts } from './posts.ts';
import { readRooms } from './rooms.ts';
import { openSheets } from './rows.ts';
import type { Sheet } from './sheet.ts';

/** A simulation read from sheets. It still has to be checked by `checkPackage`. */
export type ReadSheets = {
  simulation: SimulationPackage;
  problems: PackageProblem[];
  /** How many rows that the spreadsheet program hides were read, too. */
  hidden_rows: number;
  /** Returns the sheet, row and column for the path of a problem, such as `Posts, row 12, Likes`. */
  placeOf: (path: string) => string;
};

/**
 * Reads a simulation from sheets in the format of `writeSheets`. Columns can be in any order, and blank rows are skipped.
 * Empty cells get defaults: no time limit, the persona of the room as author, counts of 0, a post that appears with its
 * stage. Unknown stages, scenarios and rooms, and invalid numbers and conditions, become `problems` with their sheet, row and
 * column.
 */
export function readSimulationSheets(sheets: readonly Sheet[]): ReadSheets {
  const workbook = openSheets(sheets);
  const texts = new Map(workbook.rowsOf('Simulation').map((row) => [row.cell('Field').toLowerCase(), row]));
  const textOf = (field: string, path: string): string => {
    const row = texts.get(field);
    workbook.place(path, row ?? { sheet: 'Simulation', at: 'Simulation' });
    return row?.rest('Text') ?? '';
  };
  const confidenceRow = texts.get('asks for confidence');
  const asks_confidence = confidenceRow !== undefined && workbook.isYes(confidenceRow, 'Text');
  const rooms = readRooms(workbook);
  const objectives = workbook.rowsOf('Objectives').map((row, index) => {
    workbook.place(`objectives.${index}`, row);
    return { title: row.cell('Objective'), text: row.text('What good looks like') };
  });
  const outline = readOutline(workbook);
  readDecisions(workbook, outline);
  readPosts(workbook, outline, rooms);
  readFacts(workbook, outline);
  return {
    simulation: {
      name: textOf('name', 'name').trim(),
      description: textOf('description', 'description'),
      string_briefing: textOf('briefing', 'string_briefing'),
      asks_confidence,
      rooms,
      objectives,
      teaching_note: textOf('teaching note', 'teaching_note'),
      files: [],
      stages: outline.stages(),
    },
    problems: workbook.problems,
    hidden_rows: workbook.hiddenRows(),
    placeOf: workbook.placeOf,
  };
}
