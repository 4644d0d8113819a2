import { duration } from '../words.ts';
import { type Block, section } from './blocks.ts';
import type { Report } from './report.ts';

/** Returns the time that each decision took. */
export function times({ runData: { stages }, translator: { t } }: Report): Block[] {
  const longestSeconds = Math.max(1, ...stages.map(({ decision_seconds }) => decision_seconds));
  return [
    ...section(t('Time in the stages'), [
      {
        kind: 'table',
        columns: [
          { title: t('Stage'), width: 140 },
          { title: t('Time'), width: 164 },
          { title: t('In the stage'), width: 66 },
          { title: t('Until the vote, median'), width: null },
        ],
        rows: stages.map((stage) => [
          `${stage.stage_number}. ${stage.title_of_scenario}`,
          {
            mark: 'time',
            share: stage.decision_seconds / longestSeconds,
            half: (stage.median_vote_seconds ?? 0) / longestSeconds,
          },
          duration(stage.decision_seconds),
          stage.median_vote_seconds === null ? t('No votes') : duration(stage.median_vote_seconds),
        ]),
      },
    ]),
    { kind: 'key', words: t('The mark: when half had voted.') },
  ];
}
