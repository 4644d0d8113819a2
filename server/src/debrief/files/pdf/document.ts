import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { Speech } from '../../../languages/speech.ts';
import type { Book } from '../../book.ts';
import type { Summary } from '../../summary.ts';
import { cutMark } from './budget.ts';
import { closingPages, notes } from './closing.ts';
import { fitted } from './fitted.ts';
import { titlePage, wayPage } from './opening.ts';
import { withShortReasonings, withShortTexts } from './shorten.ts';
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

/**
 * Typesets the debrief of a run, with the facilitators' own notes at its end where the book has them. Reasonings that
 * would take too long together are cut, and the document says so.
 */
export function pdfOf(whole: Book, say: Speech): Promise<Buffer> {
  const { book, isCut } = withShortReasonings(whole);
  const pages = [
    ...titlePage(book, say),
    ...(book.stages.length === 0
      ? []
      : [
          ...wayPage(book, say),
          ...book.stages.flatMap((stage) => stagePages(book, stage, say)),
          ...closingPages(book, say),
        ]),
    ...notes(book, say),
    ...(isCut ? [cutShort(say)] : []),
  ];
  return typeset(book.run.name, pages, say);
}

/** Typesets the summary of one participant. Texts that would take too long together are cut, and the document says so. */
export function summaryPdfOf(whole: Summary, say: Speech): Promise<Buffer> {
  const { summary, isCut } = withShortTexts(whole);
  const pages = [...summaryPages(summary, say), ...(isCut ? [cutShort(say)] : [])];
  return typeset(summary.run.name, pages, say);
}

/** Uses typefaces where nobody sees it: pictures find those only that a text has used. */
function usedIn(fonts: readonly string[]): Content {
  const spaces = fonts.flatMap((font) => [false, true].map((bold) => ({ text: ' ', font, bold })));
  return { text: spaces, fontSize: 1, lineHeight: 0.1 };
}

/** Said where it is so: nothing is left out in silence. */
function lacking({ t }: Speech): Content {
  return {
    text: t('{sign} stands for a character that none of the typefaces of this document has.', {
      sign: unknown,
    }),
    style: 'meta',
    font: 'DejaVu',
    margin: [0, 20, 0, 0],
  };
}

/** Said at the end of a document in which texts were cut. */
function cutShort({ t }: Speech): Content {
  return {
    text: t('{mark} ends a text that was cut to fit this document. Vincere still has it in full.', {
      mark: cutMark,
    }),
    style: 'meta',
    margin: [0, 20, 0, 0],
  };
}

function typeset(title: string, pages: Content[], say: Speech): Promise<Buffer> {
  const { t, tag } = say;
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
      language: tag,
      pageSize: 'A4',
      pageMargins: [page.margin, page.margin, page.margin, 64],
      defaultStyle: { font: 'Roboto', fontSize: 9.5, color: colour.ink },
      styles,
      content: [usedIn(needed.map(([font]) => font)), content, ...(isWhole ? [] : [lacking(say)])],
      footer: (current, count) => ({
        columns: [
          { text: foot, style: 'meta' },
          {
            text: t('{page} of {pages}', { page: current, pages: count }),
            style: 'meta',
            alignment: 'right',
            width: 60,
          },
        ],
        margin: [page.margin, 24, page.margin, 0],
      }),
    })
    .getBuffer();
}
