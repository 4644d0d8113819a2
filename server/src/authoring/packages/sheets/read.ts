import {
  extensionOf,
  readSimulationSheets,
  refuse,
  type SimulationPackage,
  sheetNames,
} from '@vincere/domain';
import { parseSheets, type SheetFile } from '../../../platform/sheets/parse.ts';
import { formatOf, listMistakes, type Mistake, parsePackage, refuseProblems } from '../read.ts';

/**
 * Returns the simulation of a workbook, and how many hidden rows it includes. Refuses `package.unreadable`, and `package.invalid` with the sheet, row and column of
 * every mistake.
 */
export async function readBook(
  file: SheetFile,
): Promise<{ simulation: SimulationPackage; hidden_rows: number }> {
  if (extensionOf(file.name) !== 'xlsx') refuse('package.unreadable');
  const { sheets } = (await parseSheets(file)) ?? refuse('package.unreadable');
  const { simulation, problems, hidden_rows, placeOf } = readSimulationSheets(sheets);
  const places = new Set(problems.map(({ path }) => path));
  const others = listMistakes(simulation)
    .map((mistake) => ({ ...mistake, path: placeOf(mistake.path) }))
    // Skip mistakes in cells and sheets that have a problem already.
    .filter(({ path }) => !places.has(path) && !places.has(path.split(',')[0] ?? ''));
  refuseProblems([...problems, ...others].sort(bySheetAndRow));
  return {
    simulation: parsePackage({ ...formatOf(simulation), ...simulation }, new Set()),
    hidden_rows,
  };
}

/** Compares mistakes by their place, as it is read in a spreadsheet. */
function bySheetAndRow(mistake: Mistake, other: Mistake): number {
  const [first, second] = [mistake, other].map(({ path }) => {
    const [sheet = '', row = '0'] = path.split(', row ');
    return { sheet: sheetNames.findIndex((name) => name === sheet), row: Number.parseInt(row, 10) };
  });
  return (first?.sheet ?? 0) - (second?.sheet ?? 0) || (first?.row ?? 0) - (second?.row ?? 0);
}
