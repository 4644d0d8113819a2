import type { Findings } from '@vincere/contract';
import { findingInWords, isUnremarkable } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { findingWords } from '../words.ts';
import { type Block, type FindingText, section, text } from './blocks.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';

type Finding = Findings['findings'][number];

/** Returns the findings, each with the part of the report that shows what it is made from. */
export function findings(report: Report): Block[] {
  const { t } = report.translator;
  const { findings: all, is_too_small } = report.runData.findings;
  const nothing = isUnremarkable(all) ? [{ text: t('Nothing unusual.'), isBold: true }, ' '] : [];
  const tooSmall = is_too_small
    ? [t('Findings about what people did are left out, because fewer than four took part in each stage.')]
    : [];
  return section(t('How the group decided'), [
    ...(nothing.length + tooSmall.length > 0 ? [text([...nothing, ...tooSmall], 'quiet')] : []),
    {
      kind: 'findings',
      findings: findingTexts(
        report.runData.findings,
        (finding) => sourceOf(report, finding),
        report.translator,
      ),
    },
  ]);
}

/** Returns findings in words. `source` returns the part of the document that a finding refers to. */
export function findingTexts(
  { findings: all, stages }: Findings,
  source: (finding: Finding) => FindingText['to'],
  translator: Translator,
): FindingText[] {
  const { t } = translator;
  return all.flatMap((finding) => {
    const stage = stages.find(({ scenario_id }) => scenario_id === finding.scenario_id);
    if (stage === undefined) return [];
    const { title, details } = findingInWords(finding, findingWords(stage, translator));
    const remark = finding.is_neutral ? t('Neutral fact') : '';
    return [{ title, details, remark, to: source(finding) }];
  });
}

/** Returns the part that a finding refers to. The decision of its stage replaces the replay. */
function sourceOf(report: Report, { source, stage_number }: Finding): FindingText['to'] {
  const parts = partsOf(report);
  switch (source.kind) {
    case 'shift':
      return parts.shift(stage_number);
    case 'forecast':
      return parts.forecasts(stage_number);
    case 'reasons':
      return parts.reasons(stage_number);
    case 'facts':
      return parts.facts(stage_number);
    case 'map':
      return parts.way;
    case 'rooms':
      return parts.rooms;
    case 'timeline':
      return parts.decided(stage_number);
  }
}
