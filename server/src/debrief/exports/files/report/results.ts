import type { Findings } from '@vincere/contract';
import { isFinished, withoutMarkdown } from '@vincere/domain';
import { type Block, paragraphs, section, text } from './blocks.ts';
import { findings } from './findings.ts';
import { lessonsAndActions } from './lessons.ts';
import { notShared } from './not-shared.ts';
import type { Report } from './report.ts';

/** The width of the column beside the findings, in points. */
const sideWidth = 226;

/** Returns how the run ended, the findings, what was not shared, and what the group learnt. */
export function results(report: Report): Block[] {
  const { last_outcome, not_shared } = report.runData.findings;
  const outcome = last_outcome === null ? [] : ending(report, last_outcome);
  const learnt = lessonsAndActions(report);
  if (not_shared === null) return [...outcome, ...findings(report), ...learnt];
  return [
    ...outcome,
    {
      kind: 'columns',
      columns: [
        { width: null, blocks: findings(report) },
        { width: sideWidth, blocks: notShared(report, not_shared) },
      ],
    },
    ...learnt,
  ];
}

/** Returns the outcome of the last decision, which is never cut. */
function ending(
  { runData: { run }, translator: { t } }: Report,
  outcome: NonNullable<Findings['last_outcome']>,
): Block[] {
  return section(outcome.is_ending ? t('How it ended') : t('What came of it'), [
    ...paragraphs(withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n'))),
    ...(!outcome.is_ending && isFinished(run.status)
      ? [text(t('The run was ended in the stage after this.'), 'quiet')]
      : []),
  ]);
}
