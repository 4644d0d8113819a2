import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { Book } from '../../book.ts';
import type { Summary } from '../../summary.ts';
import { closingPages, notes } from './closing.ts';
import { fitted } from './fitted.ts';
import { type Dates, titlePage, wayPage } from './opening.ts';
import { stagePages } from './stage.ts';
import { colour, page, styles } from './style.ts';
import { summaryPages } from './summary.ts';
import { neededTypefaces, unknown } from './typefaces.ts';

/** Where pdfmake looks for a file before it looks on the disk; its types leave it out. */
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
};
// No text of a person makes the server fetch an address or read a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

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

/** Uses typefaces where nobody sees it: pictures find those only that a text has used. */
function usedIn(fonts: readonly string[]): Content {
  const spaces = fonts.flatMap((font) => [false, true].map((bold) => ({ text: ' ', font, bold })));
  return { text: spaces, fontSize: 1, lineHeight: 0.1 };
}

/** Said where it is so: nothing is left out in silence. */
const lacking: Content = {
  text: `${unknown} stands for a character that none of the typefaces of this document has.`,
  style: 'meta',
  font: 'DejaVu',
  margin: [0, 20, 0, 0],
};

function datesIn(timeZone: string): Dates {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (at) => format.format(new Date(at));
}

function typeset(title: string, pages: Content[]): Promise<Buffer> {
  const { content, isWhole } = fitted(pages);
  const { content: foot } = fitted(title);
  const needed = neededTypefaces();
  for (const [, { normal, bold }] of needed)
    for (const { name, bytes } of [normal, bold]) virtualfs.writeFileSync(name, bytes);
  pdfmake.addFonts(
    Object.fromEntries(
      needed.map(([font, { normal, bold }]) => [font, { normal: normal.name, bold: bold.name }]),
    ),
  );
  return pdfmake
    .createPdf({
      info: { title, creator: 'Vincere', producer: 'Vincere' },
      language: 'en-GB',
      pageSize: 'A4',
      pageMargins: [page.margin, page.margin, page.margin, 64],
      defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colour.ink },
      styles,
      content: [usedIn(needed.map(([font]) => font)), content, ...(isWhole ? [] : [lacking])],
      footer: (current, count) => ({
        columns: [
          { text: foot, style: 'meta' },
          { text: `${current} of ${count}`, style: 'meta', alignment: 'right', width: 60 },
        ],
        margin: [page.margin, 24, page.margin, 0],
      }),
    })
    .getBuffer();
}
