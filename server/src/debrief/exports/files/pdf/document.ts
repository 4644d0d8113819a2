import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { Language, Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import type { Summary } from '../../summary.ts';
import { colour } from '../colours.ts';
import { type ReportOptions, reportOf } from '../report/report.ts';
import { summaryBlocks } from '../summary/summary.ts';
import { cutMark } from './budget.ts';
import { drawBlocks } from './draw.ts';
import { fitTypefaces } from './fit-typefaces.ts';
import { guidePages } from './guide.ts';
import { withShortRunTexts, withShortTexts } from './shorten.ts';
import { baseTypeface, page, styles } from './style.ts';
import { neededTypefaces, unknown } from './typefaces.ts';

/** pdfmake looks for files here before it looks on the disk. Its types don't declare it. */
const { virtualfs } = pdfmake as typeof pdfmake & {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void };
};
// No text that a person wrote can make the server fetch a URL or read a file.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Typesets the report of a run. Texts that would take too long are cut, and the document says so. */
export function pdfOf(fullData: RunData, options: ReportOptions, translator: Translator): Promise<Buffer> {
  const { runData, isCut } = withShortRunTexts(fullData);
  const pages = [
    ...drawBlocks(reportOf({ ...options, runData, translator }), translator),
    ...(isCut ? [cutNotice(translator)] : []),
  ];
  return typeset(runData.run.name, pages, translator);
}

/** Typesets the summary of one participant. Texts that would take too long are cut, and the document says so. */
export function summaryPdfOf(fullSummary: Summary, translator: Translator): Promise<Buffer> {
  const { summary, isCut } = withShortTexts(fullSummary);
  const pages = [
    ...drawBlocks(summaryBlocks(summary, translator), translator),
    ...(isCut ? [cutNotice(translator)] : []),
  ];
  return typeset(summary.run.name, pages, translator);
}

/** Typesets the guide for facilitators and authors in a language. */
export function guidePdfOf(language: Language, translator: Translator): Promise<Buffer> {
  const { t } = translator;
  return typeset(t('Vincere guide'), guidePages(language, translator), translator);
}

/** Returns invisible text that uses these fonts, because SVG images can use only fonts that some text uses. */
function loadFonts(fonts: readonly string[]): Content {
  const spaces = fonts.flatMap((font) => [false, true].map((bold) => ({ text: ' ', font, bold })));
  return { text: spaces, fontSize: 1, lineHeight: 0.1 };
}

/** Returns the notice that some characters could not be shown. */
function missingCharactersNotice({ t }: Translator): Content {
  return {
    text: t('{sign} stands for a character that none of the typefaces of this document has.', {
      sign: unknown,
    }),
    style: 'meta',
    font: 'DejaVu',
    margin: [0, 20, 0, 0],
  };
}

/** Returns the notice that some texts were cut. */
function cutNotice({ t }: Translator): Content {
  return {
    text: t('{mark} ends a text that was cut to fit this document. Vincere still has it in full.', {
      mark: cutMark,
    }),
    style: 'meta',
    margin: [0, 20, 0, 0],
  };
}

/** Typesets pages with the title at their foot. */
export function typeset(title: string, pages: Content[], translator: Translator): Promise<Buffer> {
  const { t, tag } = translator;
  const { content, isWhole } = fitTypefaces(pages);
  const { content: foot } = fitTypefaces(title);
  const notice = isWhole ? [] : [missingCharactersNotice(translator)];
  const typefaces = neededTypefaces([content, foot, notice]);
  for (const [, { normal, bold }] of typefaces)
    for (const { name, bytes } of [normal, bold]) virtualfs.writeFileSync(name, bytes);
  pdfmake.addFonts(
    Object.fromEntries(
      typefaces.map(([font, { normal, bold }]) => [font, { normal: normal.name, bold: bold.name }]),
    ),
  );
  return pdfmake
    .createPdf({
      info: { title, creator: 'Vincere', producer: 'Vincere' },
      language: tag,
      pageSize: 'A4',
      pageMargins: [page.margin, page.margin, page.margin, page.foot],
      defaultStyle: { font: baseTypeface, fontSize: 9.5, color: colour.ink },
      styles,
      content: [loadFonts(typefaces.map(([font]) => font)), content, ...notice],
      footer: (currentPage, count) => ({
        columns: [
          { text: foot, style: 'meta' },
          {
            text: t('{page} of {pages}', { page: currentPage, pages: count }),
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
