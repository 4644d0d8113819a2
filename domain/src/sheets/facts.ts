import { partsOf } from '../packages/simulation-package.ts';
import { problemIn } from '../problem.ts';
import { sheetMessages } from './messages.ts';
import { keyOfDecision, type OpenScenario, type Outline } from './outline.ts';
import { listIn, type OpenSheets, type Row } from './rows.ts';

/** Reads the sheet of key facts into the scenarios, whose decisions and posts have been read. */
export function readFacts({ rowsOf, report, place }: OpenSheets, { scenarioOf, decisionOf }: Outline): void {
  const decisionsIn = (scenario: OpenScenario, row: Row, column: string): string[] =>
    listIn(row, column).flatMap((letter) => {
      const match = decisionOf(scenario, row, column, letter);
      return match === undefined ? [] : keyOfDecision(match);
    });
  for (const row of rowsOf('Key facts')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    const keys = new Set(partsOf(scenario, 'post').flatMap(({ key }) => key ?? []));
    const carried_by = listIn(row, 'Carried by');
    for (const key of carried_by)
      if (!keys.has(key)) report(row, 'Carried by', problemIn(sheetMessages, 'sheet.no-post', { key }));
    place(`${scenario.at}.facts.${scenario.facts.length}`, row);
    const key = row.cell('Fact key');
    scenario.facts.push({
      ...(key !== '' && { key }),
      text: row.cell('Fact'),
      carried_by: carried_by.filter((carrierKey) => keys.has(carrierKey)),
      supports: decisionsIn(scenario, row, 'Supports'),
      opposes: decisionsIn(scenario, row, 'Opposes'),
    });
  }
}
