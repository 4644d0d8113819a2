import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chapterNames,
  type GuideBlock,
  type GuidePart,
  type GuideSection,
  type GuideText,
  guideChapters,
  guideNames,
  guideSections,
  parseGuide,
} from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { guideFolder } from '../../../../platform/folders.ts';
import type { Language, Translator } from '../../../../platform/i18n/translator.ts';
import { colour } from '../colours.ts';
import { brand, chapterGap, keepWithLines, page, rows, rule } from './style.ts';

/** Returns the pages of both guides in a language: their contents, and each chapter with its sections. */
export function guidePages(language: Language, { t }: Translator): Content[] {
  const texts = readTexts(language);
  const chapters = guideChapters.map(({ guide, chapter, sections }) => ({
    guide: t(guideNames[guide]),
    name: t(chapterNames[chapter]),
    sections: (sections as readonly GuideSection[]).map((id) => ({ id, text: texts[id] })),
  }));
  return [
    brand(40),
    { text: t('Vincere guide'), style: 'h1', margin: [0, 0, 0, 16] },
    ...chapters.flatMap((chapter, index) => [
      ...(chapter.guide === chapters[index - 1]?.guide
        ? []
        : [{ text: chapter.guide, style: 'h3', margin: [0, 14, 0, 4] } satisfies Content]),
      contentsOf(chapter),
    ]),
    ...chapters.flatMap((chapter) => [
      { text: `${chapter.guide}, ${chapter.name}`, style: 'meta', pageBreak: 'before' } satisfies Content,
      ...chapter.sections.flatMap(({ id, text }, index) =>
        sectionPages(id, text, { language, above: index === 0 ? 2 : chapterGap }),
      ),
    ]),
  ];
}

function readTexts(language: Language): Record<GuideSection, GuideText> {
  return Object.fromEntries(
    guideSections.map((id) => [
      id,
      parseGuide(readFileSync(join(guideFolder, language, `${id}.md`), 'utf8')),
    ]),
  ) as Record<GuideSection, GuideText>;
}

type Chapter = { name: string; sections: { id: GuideSection; text: GuideText }[] };

/** Returns the titles of a chapter's sections with their page numbers. */
function contentsOf({ name, sections }: Chapter): Content {
  return {
    layout: rows,
    margin: [0, 0, 0, 6],
    table: {
      widths: [110, '*', 30],
      body: sections.map(({ id, text }, index): TableCell[] => [
        { text: index === 0 ? name : '', color: colour.ink3 },
        { text: text.title, linkToDestination: id },
        { pageReference: id, alignment: 'right' },
      ]),
    },
  };
}

/** Returns the pages of a section. `above` is the space above its title, in points. */
function sectionPages(
  id: GuideSection,
  { title, lead, blocks }: GuideText,
  { language, above }: { language: Language; above: number },
): Content[] {
  const pages: Content[] = [];
  let head: Content[] = [
    { text: title, id, style: 'h1', margin: [0, above, 0, 6] },
    { text: drawParts(lead), style: 'lead', margin: [0, 0, 0, 12] },
  ];
  for (const block of blocks) {
    const contents = drawBlock(block, language);
    if (block.kind === 'heading') head.push(...contents);
    else {
      pages.push(...(head.length === 0 ? contents : keepTogether(head, block, contents)));
      head = [];
    }
  }
  return pages;
}

/** Returns a heading and the block below it, which stay on one page at least for the beginning of the block. */
function keepTogether(head: Content[], block: GuideBlock, contents: Content[]): Content[] {
  if (block.kind === 'figure') return [{ unbreakable: true, stack: [...head, ...contents] }];
  return keepWithLines(head, contents);
}

function drawBlock(block: GuideBlock, language: Language): Content[] {
  switch (block.kind) {
    case 'heading':
      return block.level === 2
        ? [
            rule(colour.ink, 1, [0, 12, 0, 5]),
            { text: drawParts(block.parts), style: 'h3', margin: [0, 0, 0, 6] },
          ]
        : [{ text: drawParts(block.parts), bold: true, margin: [0, 6, 0, 4] }];
    case 'paragraph':
      return [{ text: drawParts(block.parts), lineHeight: 1.25, margin: [0, 0, 0, 8] }];
    case 'list':
      return [drawList(block)];
    case 'table':
      return [
        {
          layout: rows,
          margin: [0, 0, 0, 10],
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: block.head.map((_, index) => (index === 0 ? 'auto' : '*')),
            body: [
              block.head.map((cell): TableCell => ({ text: drawParts(cell), style: 'head' })),
              ...block.rows.map((row) => row.map((cell): TableCell => ({ text: drawParts(cell) }))),
            ],
          },
        },
      ];
    case 'figure':
      return [
        {
          unbreakable: true,
          margin: [0, 4, 0, 10],
          stack: [
            { image: readPicture(language, block.picture), width: page.text },
            { text: block.alt, style: 'meta', margin: [0, 4, 0, 4] },
            ...(block.legend.length === 0 ? [] : [drawList({ items: block.legend, isOrdered: true })]),
          ],
        },
      ];
  }
}

function drawList({
  items,
  isOrdered,
  start = 1,
}: {
  items: readonly GuidePart[][];
  isOrdered: boolean;
  start?: number;
}): Content {
  const listItems = items.map(
    (item): Content => ({
      text: drawParts(item),
      lineHeight: 1.2,
      margin: [0, 0, 0, 3],
    }),
  );
  return { ...(isOrdered ? { ol: listItems, start } : { ul: listItems }), margin: [0, 0, 0, 8] };
}

function readPicture(language: Language, name: string): string {
  const bytes = readFileSync(join(guideFolder, 'pictures', language, `${name}.png`));
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

function drawParts(parts: readonly GuidePart[]): Content {
  return parts.map((part): Content => {
    switch (part.kind) {
      case 'text':
        return { text: part.text };
      case 'bold':
        return { text: drawParts(part.parts), bold: true };
      // Italics mark the words of a screen.
      case 'italic':
        return { text: drawParts(part.parts), bold: true, color: colour.ink2 };
      case 'code':
        return { text: part.text, color: colour.ink2 };
      case 'section':
        return { text: part.text, linkToDestination: part.section, decoration: 'underline' };
      case 'link':
        return { text: part.text, link: part.href, decoration: 'underline' };
      case 'picture':
        return { text: part.alt };
    }
  });
}
