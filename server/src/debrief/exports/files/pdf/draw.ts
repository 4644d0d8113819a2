import type { Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Block } from '../report/blocks.ts';
import { drawDistributions } from './distributions.ts';
import { heightOf } from './estimate.ts';
import { flowChart, smallFlowChart } from './flow-chart.ts';
import { drawMap } from './map.ts';
import {
  drawFindings,
  drawHeading,
  drawKey,
  drawNote,
  drawPath,
  drawStage,
  drawTitle,
  pageOf,
} from './parts.ts';
import { chapterGap, keptWhole, page } from './style.ts';
import { beginningOfTable, drawTable, hasLongRow } from './tables.ts';
import { drawText, drawWords } from './texts.ts';

const columnGap = 24;
/** Content that can't break, such as drawings, stays with its heading up to this height. */
const tallest = 640;
/** The height of about three lines, and the greatest height of a text (with a heading or without) that is kept whole. */
const [threeLines, shortText] = [44, 120];

/** Draws blocks that are `width` wide. A heading stays on one page with what follows it. */
export function drawBlocks(
  blocks: readonly Block[],
  translator: Translator,
  width: number = page.text,
): Content[] {
  const contents: Content[] = [];
  let heads: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' || (block.kind === 'text' && block.isLead)) heads.push(block);
    else {
      contents.push(...drawTogether(heads, block, { translator, width }));
      heads = [];
    }
  }
  return [...contents, ...heads.flatMap((head) => drawBlock(head, { translator, width }))];
}

type Place = { translator: Translator; width: number };

/** Draws `heads` and the block below them, which stay on one page at least for the beginning of the block. */
function drawTogether(heads: readonly Block[], body: Block, place: Place): Content[] {
  const bodyContents = drawBlock(body, place);
  if (heads.length === 0)
    return isShortParagraph(body, place) ? [{ unbreakable: true, stack: bodyContents }] : bodyContents;
  const head = heads.flatMap((headBlock) => drawBlock(headBlock, place));
  const headHeight = heads.reduce((sum, headBlock) => sum + heightOf(headBlock, place.width), 0);
  const height = headHeight + heightOf(body, place.width);
  if (height < keptHeight(body) || body.kind === 'map')
    return [{ unbreakable: true, stack: [...head, ...bodyContents] }];
  const below = beginningOf(body, place.width);
  return [
    { unbreakable: true, stack: [{ stack: head, margin: [0, 0, 0, below] }] },
    { stack: bodyContents, margin: [0, -below, 0, 0] },
  ];
}

/** Returns whether a block is a text that is kept whole, so that no line of it is alone on a page. */
function isShortParagraph(block: Block, { width }: Place): boolean {
  return block.kind === 'text' && width === page.text && heightOf(block, width) < shortText;
}

/** Returns up to which height a block stays on one page with its headings. A longer text begins where there is space. */
function keptHeight({ kind }: Block): number {
  if (kind === 'text') return shortText;
  return kind === 'table' || kind === 'findings' || kind === 'columns' ? keptWhole : tallest;
}

/** Returns the height below a heading that must be free on its page, in points. */
function beginningOf(block: Block, width: number): number {
  if (block.kind !== 'table' || hasLongRow(block, width)) return threeLines;
  return Math.max(threeLines, beginningOfTable(block, width).height + 6);
}

function drawBlock(block: Block, { translator, width }: Place): Content[] {
  switch (block.kind) {
    case 'title':
      return drawTitle(block, width);
    case 'heading':
      return drawHeading(block, width);
    case 'text':
      return [drawText(block)];
    case 'table':
      return [drawTable(block, width)];
    case 'columns':
      return [drawColumns(block, { translator, width })];
    case 'path':
      return [drawPath(block.stages, width, translator)];
    case 'findings':
      return drawFindings(block.findings, translator);
    case 'stage':
      return [drawStage(block.stage, width)];
    case 'reference':
      return [{ ...pageOf(block.to, translator), margin: [0, 2, 0, 4] }];
    case 'note':
      return [drawNote(drawWords(block.words), width)];
    case 'flow':
      return [
        block.isSmall
          ? smallFlowChart(block.stage, block.flows, width, translator)
          : flowChart(block.stage, block.flows, translator),
      ];
    case 'map':
      return drawMapBlock(block, translator);
    case 'distributions':
      return [drawDistributions(block.charts, width)];
    case 'key':
      return [drawKey(block.words)];
    case 'break':
      return drawBreak();
  }
}

/** Draws a page break. If more than a third of the page is free, what follows begins on the same page. */
function drawBreak(): Content[] {
  const nothing = { text: ' ', fontSize: 1 };
  return [
    { unbreakable: true, stack: [{ ...nothing, margin: [0, 0, 0, keptWhole] }] },
    { ...nothing, margin: [0, -keptWhole, 0, chapterGap] },
  ];
}

function drawColumns(block: Extract<Block, { kind: 'columns' }>, { translator, width }: Place): Content {
  const { columns } = block;
  const fixedWidth = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  const flexible = columns.filter((column) => column.width === null).length;
  const freeWidth = (width - fixedWidth - columnGap * (columns.length - 1)) / Math.max(1, flexible);
  return {
    // Drawings beside a table would otherwise stay on the page before it.
    unbreakable: heightOf(block, width) < keptWhole,
    columns: columns.map((column) => {
      const columnWidth = column.width ?? freeWidth;
      return { width: columnWidth, stack: drawBlocks(column.blocks, translator, columnWidth) };
    }),
    columnGap,
  };
}

/** Draws the map, scaled to fit the page however many scenarios a stage has. */
function drawMapBlock(block: Extract<Block, { kind: 'map' }>, translator: Translator): Content[] {
  const { svg, height } = drawMap(block, translator);
  return [
    { text: block.caption, style: 'meta', margin: [0, 0, 0, 6] },
    { svg, fit: [page.text, Math.min(height, 600)] },
  ];
}
