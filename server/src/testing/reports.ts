import { type Block, type Cell, plain, type Words } from '../debrief/exports/files/report/blocks.ts';
import { type ReportOptions, reportOf } from '../debrief/exports/files/report/report.ts';
import type { RunData } from '../debrief/exports/run-data.ts';
import { type Language, translatorFor } from '../platform/i18n/translator.ts';

/** Returns the content of the report of a run. */
export function reportOn(
  runData: RunData,
  { language = 'en', ...options }: { language?: Language } & Partial<ReportOptions> = {},
): Block[] {
  return reportOf({ runData, translator: translatorFor(language), ...reportOptions(options) });
}

/** Returns the choices of a report: the full one, unless others are passed. */
export function reportOptions(options: Partial<ReportOptions> = {}): ReportOptions {
  return { layout: 'full', with_appendix: true, with_reading: true, ...options };
}

/** Returns all values of a property anywhere in a report or in a document. */
export function valuesOf(content: unknown, name: string): unknown[] {
  if (content === null || typeof content !== 'object') return [];
  return Object.entries(content).flatMap(([key, value]) => (key === name ? [value] : valuesOf(value, name)));
}

/** Returns the texts of a report without those of drawings, one per line. */
export function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return [...(block.over === undefined ? [] : [block.over]), block.text];
    case 'text':
    case 'note':
      return [plain(block.words)];
    case 'table':
      return block.rows.flat().flatMap(linesOfCell);
    case 'columns':
      return block.columns.flatMap(({ blocks }) => blocks.flatMap(linesOf));
    case 'path':
      return block.stages.flatMap(({ label, scenario, decision, how }) => [
        label,
        scenario,
        decision?.title ?? '',
        how,
      ]);
    case 'findings':
      return block.findings.flatMap(({ title, details }) => [title, details]);
    case 'stage':
      return [
        block.stage.title,
        ...block.stage.lines,
        ...block.stage.decisions.flatMap(({ title, votes }) => [title, String(votes)]),
        ...block.stage.figures.flat(),
      ];
    default:
      return [];
  }
}

function linesOfCell(cell: Cell): string[] {
  if (typeof cell === 'string' || Array.isArray(cell)) return [plain(cell as Words)];
  const parts = 'stack' in cell ? cell.stack : 'beside' in cell ? cell.beside : [];
  return parts.flatMap((part) => ('words' in part ? [plain(part.words)] : []));
}
