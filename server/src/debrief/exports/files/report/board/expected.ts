import { letterOf } from '../../words.ts';
import { type Block, type Cell, section } from '../blocks.ts';
import { partsOf } from '../parts.ts';
import type { Report } from '../report.ts';
import { flowsOf } from '../shift.ts';
import type { Stage } from '../stage.ts';

/** Returns what people expected the group to decide in each stage, and what it decided; nothing if nobody was asked. */
export function expected(report: Report): Block[] {
  const { t } = report.translator;
  const rows = report.runData.stages.flatMap((stage): Cell[][] => {
    const forecasts = stage.shift?.confidence?.forecasts ?? null;
    if (forecasts === null) return [];
    return [
      [
        `${stage.stage_number}. ${stage.title_of_scenario}`,
        countsOf(stage, (id) => forecasts.find(({ decision_id }) => decision_id === id)?.people ?? 0),
        countsOf(stage, (id) =>
          flowsOf(stage).reduce((sum, { to, people }) => sum + (to === id ? people : 0), 0),
        ),
        [
          {
            text: stage.chosen_decision_id === null ? '' : letterOf(stage, stage.chosen_decision_id),
            isBold: true,
          },
        ],
      ],
    ];
  });
  if (rows.length === 0) return [];
  return section(
    t('What the group expected'),
    [
      {
        kind: 'table',
        columns: [
          { title: t('Stage'), width: null },
          { title: t('Forecasts'), width: 110 },
          { title: t('Final decisions@@counted'), width: 120 },
          { title: t('Chosen'), width: 60 },
        ],
        rows,
      },
    ],
    partsOf(report).forecasts(0).id,
  );
}

/** Returns the people for each decision, such as `A 8   B 13   C 2`. */
function countsOf(stage: Stage, countFor: (decisionId: number) => number): string {
  return stage.decisions.map(({ id }) => `${letterOf(stage, id)} ${countFor(id)}`).join('   ');
}
