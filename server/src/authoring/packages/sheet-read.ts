import { packageFormat } from '@vincere/contract';
import { extensionOf, Refusal, readSimulationSheets, refuse, type SimulationPackage } from '@vincere/domain';
import { parseSheets } from '../../platform/sheets/parse.ts';
import { type Mistake, parsePackage, refuseProblems } from './read.ts';

/** Returns the simulation of a workbook. Refuses `package.unreadable`, and `package.invalid` with sheet and row of each mistake. */
export async function readBook(file: { path: string; name: string }): Promise<SimulationPackage> {
  if (extensionOf(file.name) !== 'xlsx') refuse('package.unreadable');
  const sheets = (await parseSheets(file)) ?? refuse('package.unreadable');
  const { simulation, problems, placeOf } = readSimulationSheets(sheets);
  refuseProblems(problems);
  try {
    return parsePackage({ ...packageFormat, ...simulation }, new Set());
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'package.invalid') throw error;
    const found = error.facts['problems'] as Mistake[];
    return refuse('package.invalid', {
      problems: found.map((mistake) => ({ ...mistake, path: placeOf(mistake.path) })),
    });
  }
}
