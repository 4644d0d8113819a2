import type { ReportLayout } from '@vincere/contract';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { appendix } from './appendix.ts';
import type { Block, Reference } from './blocks.ts';
import { boardPages } from './board/pages.ts';
import { fullPages } from './full-pages.ts';

/** The choices of a report. Only the layout `board` has the second and the third. */
export type ReportOptions = {
  layout: ReportLayout;
  with_appendix: boolean;
  /** Whether the report says what the key facts pointed to, as the author of the simulation reads them. */
  with_reading: boolean;
};

/** A run to report about, and how. */
export type Report = ReportOptions & { runData: RunData; translator: Translator };

/**
 * Returns the content of the report of a run. `full` is the report for those who led the run. `board` is for people who were
 * not there: a few pages, then an appendix with all evidence. It names nobody, except owners of actions and people who showed their name in the debrief.
 */
export function reportOf(report: Report): Block[] {
  if (report.layout === 'full') return fullPages(report);
  if (report.with_appendix) return [...boardPages(report), ...appendix(report)];
  return withoutDeadReferences(boardPages(report));
}

/** Returns blocks without the references to parts that they don't contain. */
function withoutDeadReferences(blocks: readonly Block[]): Block[] {
  const ids = new Set(blocks.flatMap(idsIn));
  const isAlive = (reference: Reference | null) => reference !== null && ids.has(reference.id);
  const alive = (all: readonly Block[]): Block[] =>
    all.flatMap((block): Block[] => {
      if (block.kind === 'reference') return isAlive(block.to) ? [block] : [];
      if (block.kind === 'findings')
        return [
          {
            ...block,
            findings: block.findings.map((finding) => ({
              ...finding,
              to: isAlive(finding.to) ? finding.to : null,
            })),
          },
        ];
      if (block.kind === 'columns')
        return [
          { ...block, columns: block.columns.map((column) => ({ ...column, blocks: alive(column.blocks) })) },
        ];
      return [block];
    });
  return alive(blocks);
}

/** Returns the names of the parts that a block contains. */
function idsIn(block: Block): string[] {
  if (block.kind === 'heading') return block.id === undefined ? [] : [block.id];
  if (block.kind === 'stage') return [block.stage.id];
  return block.kind === 'columns' ? block.columns.flatMap(({ blocks }) => blocks.flatMap(idsIn)) : [];
}
