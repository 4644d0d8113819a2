import type { Findings } from '@vincere/contract';
import { isFinished, withoutMarkdown } from '@vincere/domain';
import { excerptOf } from '../words.ts';
import { type Block, paragraphs, section, text } from './blocks.ts';
import { findings } from './findings.ts';
import { lessonsAndActions } from './lessons.ts';
import { notShared } from './not-shared.ts';
import type { Report } from './report.ts';

/**
 * The longest outcome that the first page shows in full, in characters. Lessons and actions leave less space for it, so that they
 * stay on the first page.
 */
const longestOutcome = { alone: 1_400, withLessons: 280 } as const;
/** The width of the column beside the findings, in points. */
const sideWidth = 226;

/** Returns how the run ended, the findings, what was not shared, and what the group learnt. */
export function results(report: Report): Block[] {
  const { last_outcome, not_shared } = report.runData.findings;
  const learnt = lessonsAndActions(report);
  const longest = learnt.length === 0 ? longestOutcome.alone : longestOutcome.withLessons;
  const outcome = last_outcome === null ? [] : ending(report, last_outcome, longest);
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

/** Returns the outcome of the last decision. A long one is cut: the part about its stage has all of it. */
function ending(
  { runData: { run }, translator: { t } }: Report,
  outcome: NonNullable<Findings['last_outcome']>,
  longest: number,
): Block[] {
  const whole = withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n')).trim();
  return section(outcome.is_ending ? t('How it ended') : t('What came of it'), [
    ...(whole.length > longest ? [text(excerptOf(whole, longest), 'story')] : paragraphs(whole)),
    ...(!outcome.is_ending && isFinished(run.status)
      ? [text(t('The run was ended in the stage after this.'), 'quiet')]
      : []),
  ]);
}
