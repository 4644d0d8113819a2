import type { ExportFormat } from '@vincere/contract';
import type { Book } from '../book.ts';
import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** What is to be made of a run. */
export type Order = { format: ExportFormat; book: Book };

/** Makes the file; takes as long as it takes, so never on the thread that answers calls. */
export async function make({ format, book }: Order): Promise<Buffer> {
  switch (format) {
    case 'json':
      return Buffer.from(`${JSON.stringify(book, null, 2)}\n`);
    case 'csv':
      return csvOf(book);
    case 'xlsx':
      return xlsxOf(book);
  }
}
