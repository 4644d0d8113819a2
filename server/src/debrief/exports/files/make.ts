import type { ExportFormat, HourCycle } from '@vincere/contract';
import { fileText } from '@vincere/domain';
import { type Language, translatorFor } from '../../../platform/i18n/translator.ts';
import type { RunData } from '../run-data.ts';
import type { Summary } from '../summary.ts';
import { csvOf } from './csv.ts';
import { docxOf } from './docx/document.ts';
import { guidePdfOf, pdfOf, summaryPdfOf } from './pdf/document.ts';
import type { ReportOptions } from './report/report.ts';
import { xlsxOf } from './xlsx.ts';

/** The file to make: an export of a whole run, the PDF of one participant's summary, or the PDF of the guide. */
export type Order = {
  /** The language of the file. */
  language: Language;
  /** The time zone of all times in the file, such as `Europe/Berlin`. */
  time_zone: string;
  /** The clock of an English reader. */
  hour_cycle: HourCycle;
} & (
  | ({ format: ExportFormat; runData: RunData } & ReportOptions)
  | { format: 'summary'; summary: Summary }
  | { format: 'guide' }
);

/** Formats that can hold every character. All others are made of XML or typeset. */
const plainFormats: readonly string[] = ['json', 'csv'];

/** Returns the bytes of the file. It may block for many seconds, so call it only in a worker. */
export async function make(rawOrder: Order): Promise<Buffer> {
  const order = plainFormats.includes(rawOrder.format) ? rawOrder : withFileTexts(rawOrder);
  const translator = translatorFor(order.language, order.time_zone, order.hour_cycle);
  switch (order.format) {
    case 'json':
      return Buffer.from(`${JSON.stringify(order.runData, null, 2)}\n`);
    case 'csv':
      return csvOf(order.runData);
    case 'xlsx':
      return xlsxOf(order.runData, translator);
    case 'pdf':
      return pdfOf(order.runData, order, translator);
    case 'docx':
      return docxOf(order.runData, order, translator);
    case 'summary':
      return summaryPdfOf(order.summary, translator);
    case 'guide':
      return guidePdfOf(order.language, translator);
  }
}

/** Returns a copy of a value of JSON whose texts every file format can hold. */
function withFileTexts<T>(value: T): T {
  return mapTexts(value) as T;

  function mapTexts(part: unknown): unknown {
    if (typeof part === 'string') return fileText(part);
    if (Array.isArray(part)) return part.map(mapTexts);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, mapTexts(inner)]));
  }
}
