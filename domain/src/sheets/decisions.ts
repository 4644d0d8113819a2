import type { Outline } from './outline.ts';
import type { OpenSheets } from './rows.ts';

/** Reads the sheets of decisions and their conditions into the scenarios. */
export function readDecisions({ rowsOf, place }: OpenSheets, { scenarioOf, decisionOf }: Outline): void {
  for (const row of rowsOf('Decisions')) {
    const scenario = scenarioOf(row);
    if (scenario === undefined) continue;
    place(`${scenario.at}.decisions.${scenario.decisions.length}`, row);
    scenario.decisions.push({
      title_of_decision: row.cell('Title'),
      description_of_decision: row.text('Description'),
      leads_to: row.cell('Leads to') || null,
      outcome: row.text('Outcome'),
      conditions: [],
    });
  }
  for (const row of rowsOf('Conditions')) {
    const scenario = scenarioOf(row);
    const match = scenario && decisionOf(scenario, row, 'Decision', row.cell('Decision'));
    if (scenario === undefined || match === undefined) continue;
    const { conditions } = match.decision;
    place(`${scenario.at}.decisions.${match.index}.conditions.${conditions.length}`, row);
    const key = row.cell('Condition key');
    conditions.push({
      ...(key !== '' && { key }),
      text: row.cell('Condition'),
      met: row.text('If met'),
      unmet: row.text('If not met'),
    });
  }
}
