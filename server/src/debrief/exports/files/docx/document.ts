import { Document, Footer, Packer, PageNumber, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { type ReportOptions, reportOf } from '../report/report.ts';
import { drawBlocks } from './draw.ts';
import { page as sheet, stylesFor, textStyles } from './styles.ts';

/** Writes the report of a run as a Word file. It has no pictures: tables and shading show what the PDF draws. */
export function docxOf(runData: RunData, options: ReportOptions, translator: Translator): Promise<Buffer> {
  const { name } = runData.run;
  const document = new Document({
    title: name,
    creator: 'Vincere',
    lastModifiedBy: 'Vincere',
    styles: stylesFor(translator.tag),
    sections: [
      {
        properties: {
          page: {
            size: { width: sheet.width, height: sheet.height },
            margin: { top: sheet.margin, right: sheet.margin, bottom: 1_280, left: sheet.margin },
          },
        },
        footers: { default: footer(name, translator) },
        children: drawBlocks(reportOf({ ...options, runData, translator }), translator),
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Returns the foot of each page: the name of the run, and the number of the page. */
function footer(name: string, { t }: Translator): Footer {
  const [page, pages] = ['\ue000', '\ue001'];
  const number = t('{page} of {pages}', { page, pages })
    .split(/([\ue000\ue001])/)
    .map((part) => (part === page ? PageNumber.CURRENT : part === pages ? PageNumber.TOTAL_PAGES : part));
  return new Footer({
    children: [
      new Paragraph({
        style: textStyles.faint,
        tabStops: [{ type: TabStopType.RIGHT, position: sheet.text }],
        children: [new TextRun({ text: name }), new TextRun({ children: [new Tab(), ...number] })],
      }),
    ],
  });
}
