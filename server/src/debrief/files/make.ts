import type { ExportFormat } from '@vincere/contract';
import type { Book } from '../book.ts';
import type { Summary } from '../summary.ts';
import { csvOf } from './csv.ts';
import { type PdfOptions, pdfOf, summaryPdfOf } from './pdf/document.ts';
import { xlsxOf } from './xlsx.ts';

/** What is to be made: a file of a whole run, or the PDF of one participant's summary. */
export type Order =
  | { format: ExportFormat; book: Book; options: PdfOptions }
  | { format: 'summary'; summary: Summary; options: Pick<PdfOptions, 'time_zone'> };

/** Makes the file; takes as long as it takes, so never on the thread that answers calls. */
export async function make(order: Order): Promise<Buffer> {
  switch (order.format) {
    case 'json':
      return Buffer.from(`${JSON.stringify(order.book, null, 2)}\n`);
    case 'csv':
      return csvOf(order.book);
    case 'xlsx':
      return xlsxOf(order.book, order.options.time_zone);
    case 'pdf':
      return pdfOf(order.book, order.options);
    case 'summary':
      return summaryPdfOf(order.summary, order.options);
  }
}
