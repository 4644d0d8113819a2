import { duration } from '../words.ts';
import { type Block, lead, text } from './blocks.ts';
import { playedText } from './played.ts';
import type { Report } from './report.ts';

/** Returns the title of the debrief with people and dates. */
export function opening({ runData, translator }: Report): Block[] {
  const { t } = translator;
  const { run, people, stages } = runData;
  const presentCount = people.filter(({ removed_at }) => removed_at === null).length;
  const leftCount = people.length - presentCount;
  return [
    { kind: 'title', over: t('Debrief'), text: run.name },
    lead(run.simulation.name, 'lead'),
    text(playedText(run, translator), 'faint'),
    {
      kind: 'figures',
      figures: [
        [
          String(presentCount),
          leftCount === 0 ? t('people') : t('people, and {count} who left', { count: leftCount }),
        ],
        [
          t('{count} of {total}', {
            count: stages.filter((stage) => stage.decided_by !== null).length,
            total: run.simulation.total_stages,
          }),
          t('stages decided'),
        ],
        [duration(run.running_seconds), t('running time')],
      ],
    },
  ];
}
