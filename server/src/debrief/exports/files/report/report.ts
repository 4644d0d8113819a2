import type { ReportLayout } from '@vincere/contract';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { appendix } from './appendix.ts';
import type { Block } from './blocks.ts';
import { boardPages } from './board/pages.ts';
import { fullPages } from './full-pages.ts';

/** A run to report about, and how. */
export type Report = {
  runData: RunData;
  translator: Translator;
  layout: ReportLayout;
};

/**
 * Returns the content of the report of a run. `full` is the debrief for those who led the run. `board` is for people who were
 * not there: a few pages, then an appendix with all evidence. It names nobody, except owners of actions and people who showed their name in the debrief.
 */
export function reportOf(report: Report): Block[] {
  return report.layout === 'full' ? fullPages(report) : [...boardPages(report), ...appendix(report)];
}
