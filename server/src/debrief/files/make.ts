import type { ExportFormat } from '@vincere/contract';
import type { Book } from '../book.ts';
import { csvOf } from './csv.ts';
import { type PdfOptions, pdfOf } from './pdf/document.ts';
import { xlsxOf } from './xlsx.ts';

/** What is to be made of a run. */
export type Order = { format: ExportFormat; book: Book; options: PdfOptions };

/** Makes the file; takes as long as it takes, so never on the thread that answers calls. */
export async function make({ format, book, options }: Order): Promise<Buffer> {
  switch (format) {
    case 'json':
      return Buffer.from(`${JSON.stringify(book, null, 2)}\n`);
    case 'csv':
      return csvOf(book);
    case 'xlsx':
      return xlsxOf(book);
    case 'pdf':
      return pdfOf(book, options);
  }
}
