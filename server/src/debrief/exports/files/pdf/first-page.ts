import type { Findings } from '@vincere/contract';
import { isFinished, withoutMarkdown } from '@vincere/domain';
import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { excerptOf } from '../words.ts';
import { findingList } from './finding-list.ts';
import { notShared } from './not-shared.ts';
import { colour, page, section } from './style.ts';

/** The longest outcome that the first page shows in full, in characters. */
const longestOutcome = 1_400;
/** The width of the column beside the findings, and the gap between them. */
const sideWidth = 196;
const columnGap = 24;

/** Returns how the run ended, the findings with the pages that show what they are made from, and what was not shared. */
export function firstPage(runData: RunData, translator: Translator): Content[] {
  const { findings } = runData;
  const { last_outcome, not_shared } = findings;
  const outcome = last_outcome === null ? [] : ending(runData, last_outcome, translator);
  if (not_shared === null) return [...outcome, ...findingList(findings, page.text, translator)];
  return [
    ...outcome,
    {
      columns: [
        { width: '*', stack: findingList(findings, page.text - sideWidth - columnGap, translator) },
        { width: sideWidth, stack: notShared(runData, not_shared, sideWidth, translator) },
      ],
      columnGap,
    },
  ];
}

/** Returns the outcome of the last decision. A long one begins here, and is in full with its stage. */
function ending(
  { run }: RunData,
  outcome: NonNullable<Findings['last_outcome']>,
  { t }: Translator,
): Content[] {
  const text = withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n')).trim();
  const paragraphs = text.length > longestOutcome ? [excerptOf(text, longestOutcome)] : text.split(/\n\s*\n/);
  return section(outcome.is_ending ? t('How it ended') : t('What came of it'), [
    ...paragraphs.map((paragraph): Content => ({ text: paragraph, style: 'story', margin: [0, 2, 0, 4] })),
    ...(!outcome.is_ending && isFinished(run.status)
      ? [{ text: t('The run was ended in the stage after this.'), color: colour.ink2 } as Content]
      : []),
  ]);
}
