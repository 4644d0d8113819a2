import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { type Block, type Cell, lead, section, text } from '../report/blocks.ts';
import { agreesWithGroup } from './stage.ts';

/** Returns the person's decisions compared with those of the group, stage by stage, and how often they agree. */
export function decisions({ run, report }: Summary, { t }: Translator): Block[] {
  const { report_per_stage: stages, alignment_rate: rate } = report;
  const isDecided = stages.some(({ chosen_decision }) => chosen_decision !== null);
  const agreement = isDecided
    ? t('The group decided as you did in {rate}% of the stages.', { rate })
    : run.isOver
      ? t('The run ended before the group decided.')
      : t('No stage has been decided yet.');
  if (stages.length === 0) return section(t('Your decisions'), [text(agreement)]);
  return section(t('Your decisions'), [
    lead(agreement),
    {
      kind: 'table',
      columns: [
        { title: '', width: 150 },
        { title: '', width: null },
        { title: '', width: null },
      ],
      rows: stages.map((stage): Cell[] => [
        [
          {
            text: t('Stage {number}: {scenario}', {
              number: stage.stage_number,
              scenario: stage.title_of_scenario,
            }),
            tone: 'faint',
          },
        ],
        [{ text: stage.user_chosen_decision?.decision_chosen ?? t('No decision'), isBold: true }],
        [{ text: comparison(stage), tone: 'quiet' }],
      ]),
    },
  ]);

  function comparison(stage: (typeof stages)[number]): string {
    if (agreesWithGroup(stage)) return t('with the group');
    const { chosen_decision: decision } = stage;
    return decision === null ? '' : t('the group chose {decision}', { decision });
  }
}
