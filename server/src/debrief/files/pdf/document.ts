import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { Book } from '../../book.ts';
import type { Summary } from '../../summary.ts';
import { closingPages, notes } from './closing.ts';
import { type Dates, titlePage, wayPage } from './opening.ts';
import { stagePages } from './stage.ts';
import { colour, page, styles } from './style.ts';
import { summaryPages } from './summary.ts';

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts',
  'Roboto',
);
pdfmake.addFonts({
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
});
// No text of a person makes the server fetch an address or read a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(fonts));

export type PdfOptions = {
  /** Whether the facilitators' own notes are in it. */
  with_notes: boolean;
  /** In which dates are told. */
  time_zone: string;
};

/** The debrief of a run, typeset. */
export function pdfOf(book: Book, { with_notes, time_zone }: PdfOptions): Promise<Buffer> {
  const dates = datesIn(time_zone);
  return typeset(book.run.name, [
    ...titlePage(book, dates),
    ...(book.stages.length === 0
      ? []
      : [
          ...wayPage(book),
          ...book.stages.flatMap((stage) => stagePages(book, stage)),
          ...closingPages(book),
        ]),
    ...(with_notes ? notes(book) : []),
  ]);
}

/** The summary of one participant, typeset. */
export function summaryPdfOf(
  summary: Summary,
  { time_zone }: Pick<PdfOptions, 'time_zone'>,
): Promise<Buffer> {
  return typeset(summary.run.name, summaryPages(summary, datesIn(time_zone)));
}

function datesIn(timeZone: string): Dates {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (at) => format.format(new Date(at));
}

function typeset(title: string, content: Content[]): Promise<Buffer> {
  return pdfmake
    .createPdf({
      info: { title, creator: 'Vincere', producer: 'Vincere' },
      language: 'en-GB',
      pageSize: 'A4',
      pageMargins: [page.margin, page.margin, page.margin, 64],
      defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colour.ink },
      styles,
      content,
      footer: (current, count) => ({
        columns: [
          { text: title, style: 'meta' },
          { text: `${current} of ${count}`, style: 'meta', alignment: 'right', width: 60 },
        ],
        margin: [page.margin, 24, page.margin, 0],
      }),
    })
    .getBuffer();
}
