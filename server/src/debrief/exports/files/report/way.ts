import type { Block } from './blocks.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';

/** Returns the scenarios of the simulation with the way that the group took. */
export function way(report: Report): Block[] {
  const { t, list } = report.translator;
  const { map, stages } = report.runData;
  const metScenarioIds = stages.map(({ scenario_id }) => scenario_id);
  const { id, title } = partsOf(report).way;
  const names = (scenarios: (typeof map)[number]['scenarios']) => list(scenarios.map(({ name }) => name));
  return [
    { kind: 'heading', size: 'chapter', text: title, id },
    {
      kind: 'map',
      map,
      stages,
      caption: t('The scenarios of the simulation; those that the group met are dark.'),
      instead: {
        kind: 'table',
        columns: [
          { title: t('Stage'), width: 48 },
          { title: t('Met@@scenarios'), width: 160 },
          { title: t('Not met'), width: null },
        ],
        rows: map.map(({ stage_number, scenarios }) => [
          String(stage_number),
          [
            {
              text: names(scenarios.filter((scenario) => metScenarioIds.includes(scenario.id))),
              isBold: true,
            },
          ],
          names(scenarios.filter((scenario) => !metScenarioIds.includes(scenario.id))),
        ]),
      },
    },
  ];
}
