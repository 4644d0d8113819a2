import { conditionLines, excerptOf, letterOf, titleOf } from '../../words.ts';
import { type Block, type Reference, text } from '../blocks.ts';
import { partsOf } from '../parts.ts';
import type { Report } from '../report.ts';
import { outcomeText, type Stage } from '../stage.ts';

/** The longest outcome and the longest order that these pages show in full, in characters, if the appendix has all of them. */
const maxTextLength = 700;

/** Returns what each decision led to: its outcome, and the order of the group with its conditions. */
export function consequences(report: Report): Block[] {
  const { t } = report.translator;
  const stages = report.runData.stages.flatMap((stage) => consequence(report, stage));
  return stages.length === 0
    ? []
    : [{ kind: 'heading', size: 'chapter', text: t('What each decision led to') }, ...stages];
}

function consequence(report: Report, stage: Stage): Block[] {
  const { runData, translator } = report;
  const { t } = translator;
  const parts = partsOf(report);
  const shortenText = (fullText: string, to: Reference) =>
    report.with_appendix ? cutTo(fullText, to) : wholeText(fullText);
  const { stage_number: number, chosen_decision_id: chosen } = stage;
  const isOnFirstPage = runData.findings.last_outcome?.stage_number === number;
  const outcome = isOnFirstPage ? '' : outcomeText(stage);
  const order = stage.order?.text.trim() ?? '';
  const conditions = conditionLines(stage.order, translator);
  if (chosen === null || (outcome === '' && order === '' && conditions.length === 0)) return [];
  return [
    {
      kind: 'heading',
      size: 'section',
      text: `${letterOf(stage, chosen)}  ${titleOf(stage, chosen)}`,
      note: t('Stage {number}', { number }),
    },
    ...(outcome === '' ? [] : shortenText(outcome, parts.outcome(number))),
    ...(order === ''
      ? []
      : [
          { kind: 'heading', size: 'group', text: t('The order of the group') } as const,
          ...shortenText(order, parts.order(number)),
        ]),
    ...conditions.map((line) => text(line)),
  ];
}

/** Returns a text, or its beginning with a reference to the whole of it. */
function cutTo(fullText: string, to: Reference): Block[] {
  if (fullText.length <= maxTextLength) return wholeText(fullText);
  return [text(excerptOf(fullText, maxTextLength), 'story'), { kind: 'reference', to }];
}

function wholeText(fullText: string): Block[] {
  return fullText.split(/\n\s*\n/).map((paragraph) => text(paragraph, 'story'));
}
