import type { ExportFormat } from '@vincere/contract';
import { type Language, speechIn } from '../../languages/speech.ts';
import type { Book } from '../book.ts';
import type { Summary } from '../summary.ts';
import { csvOf } from './csv.ts';
import { pdfOf, summaryPdfOf } from './pdf/document.ts';
import { xlsxOf } from './xlsx.ts';

/** What is to be made: a file of a whole run, or the PDF of one participant's summary. */
export type Order = {
  /** Of those who will read it. */
  language: Language;
  /** In which times of day are told. */
  time_zone: string;
} & ({ format: ExportFormat; book: Book } | { format: 'summary'; summary: Summary });

/** Makes the file. It may take many seconds: call it in a worker only. */
export async function make(order: Order): Promise<Buffer> {
  const say = speechIn(order.language, order.time_zone);
  switch (order.format) {
    case 'json':
      return Buffer.from(`${JSON.stringify(order.book, null, 2)}\n`);
    case 'csv':
      return csvOf(order.book);
    case 'xlsx':
      return xlsxOf(order.book, say);
    case 'pdf':
      return pdfOf(order.book, say);
    case 'summary':
      return summaryPdfOf(order.summary, say);
  }
}
