import { Bookmark, HeadingLevel, InternalHyperlink, Paragraph, type Table, TextRun } from 'docx';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import {
  type Block,
  type FindingText,
  type Heading,
  type Mark,
  type PathStage,
  type Reference,
  type StageFigures,
  type Table as TableContent,
  text,
  type Words,
} from '../report/blocks.ts';
import { voteColumns } from '../report/final-decisions.ts';
import { noteStyle, textStyles } from './styles.ts';
import { drawTable } from './tables.ts';
import { drawText, paragraphOf, runsOf } from './texts.ts';

const levels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;
const sizes = ['part', 'chapter', 'section', 'group'] as const;

/**
 * Returns the paragraphs and tables of a report. Blocks that are side by side on paper follow each other here. Side by side they
 * would need a table, and Word's navigation doesn't show headings in tables.
 */
export function drawBlocks(blocks: readonly Block[], translator: Translator): (Paragraph | Table)[] {
  /** The sizes of the headings that are open. A heading is one level below the larger one before it. */
  let openSizes: Heading['size'][] = [];
  let isBreaking = false;
  return blocks.flatMap(draw);

  function levelOf(size: Heading['size']) {
    openSizes = [...openSizes.filter((openSize) => sizes.indexOf(openSize) < sizes.indexOf(size)), size];
    return levels[Math.min(openSizes.length, levels.length) - 1];
  }

  function drawHeading({ size, text, id, over, note }: Heading): Paragraph[] {
    const words = [...(over === undefined ? [] : [{ text: `${over}: ` }]), { text }];
    const heading = levelOf(size);
    const pageBreakBefore = isBreaking;
    isBreaking = false;
    return [
      new Paragraph({ heading, pageBreakBefore, children: named(words, id) }),
      ...(note === undefined ? [] : [paragraphOf(note, { style: textStyles.faint, keepNext: true })]),
    ];
  }

  function draw(block: Block): (Paragraph | Table)[] {
    switch (block.kind) {
      case 'title':
        return [
          drawText({ kind: 'text', words: block.over, look: 'quiet' }),
          new Paragraph({ heading: HeadingLevel.TITLE, children: runsOf(block.text) }),
        ];
      case 'heading':
        return drawHeading(block);
      case 'text':
        return [drawText(block)];
      case 'table':
        return spaced(drawTable(block));
      case 'columns':
        return block.columns.flatMap(({ blocks: inColumn }) => inColumn.flatMap(draw));
      case 'path':
        return spaced(drawTable(pathTable(block.stages, translator)));
      case 'findings':
        return block.findings.flatMap(drawFinding);
      case 'stage':
        return drawStage(block.stage, drawHeading, translator);
      case 'reference':
        return [referenceTo(block.to)];
      case 'note':
        return [paragraphOf(block.words, { style: noteStyle })];
      case 'flow':
        return block.instead === null ? [] : spaced(drawTable(block.instead));
      case 'map':
        return spaced(drawTable(block.instead));
      case 'distributions':
        return [
          ...(block.instead.rows.length === 0 ? [] : spaced(drawTable(block.instead))),
          ...block.charts.flatMap(({ counts, tooFew }) =>
            counts === null ? [drawText({ kind: 'text', words: tooFew, look: 'faint' })] : [],
          ),
        ];
      case 'key':
        return [];
      case 'break':
        isBreaking = true;
        return [];
    }
  }
}

/** Returns runs inside a bookmark, to which references lead. */
function named(words: Words, id: string | undefined) {
  return id === undefined ? runsOf(words) : [new Bookmark({ id, children: runsOf(words) })];
}

/** Returns a table with space below it. Word joins two tables that nothing separates. */
function spaced(table: Table): (Paragraph | Table)[] {
  return [table, new Paragraph({ spacing: { before: 0, after: 60 } })];
}

function drawFinding({ title, details, remark, to }: FindingText): Paragraph[] {
  return [
    paragraphOf(
      [
        { text: title, isBold: true },
        ...(remark === '' ? [] : [{ text: `  ${remark}`, tone: 'faint' as const }]),
      ],
      { keepNext: true, spacing: { before: 120, after: 20 } },
    ),
    ...(details === '' ? [] : [paragraphOf(details, { keepNext: to !== null, spacing: { after: 20 } })]),
    ...(to === null ? [] : [referenceTo(to)]),
  ];
}

/** Returns a link with the title of the part it leads to. Page numbers would be wrong once somebody edits the file. */
function referenceTo({ id, title }: Reference): Paragraph {
  return new Paragraph({
    style: textStyles.faint,
    children: [
      new InternalHyperlink({ anchor: id, children: [new TextRun({ text: title, style: 'Hyperlink' })] }),
    ],
  });
}

/** Returns the final votes of a stage as one bar, in the order of the decisions. */
function votesBar(votes: PathStage['votes']): Mark {
  const all = Math.max(
    1,
    votes.reduce((sum, decision) => sum + decision.votes, 0),
  );
  const parts = votes.map((decision) => ({
    share: decision.votes / all,
    shade: decision.isChosen ? ('ink' as const) : ('middle' as const),
  }));
  return { mark: 'bar', parts };
}

function pathTable(stages: readonly PathStage[], { t }: Translator): TableContent {
  return {
    kind: 'table',
    columns: [
      { title: t('Stage'), width: 110 },
      { title: t('Scenario'), width: null },
      { title: t('Decision'), width: null },
      { title: t('Votes'), width: 120 },
    ],
    rows: stages.map(({ label, scenario, decision, votes, how }) => [
      label,
      scenario,
      [
        decision === null
          ? { text: t('No decision') }
          : { text: `${decision.letter}  ${decision.title}`, isBold: true },
      ],
      {
        stack: [
          votesBar(votes),
          text(votes.map((decisionVotes) => `${decisionVotes.letter} ${decisionVotes.votes}`).join('   ')),
          text(how, 'faint'),
        ],
      },
    ]),
  };
}

function drawStage(
  { title, id, lines, decisions, figures }: StageFigures,
  drawHeading: (heading: Heading) => Paragraph[],
  translator: Translator,
): (Paragraph | Table)[] {
  return [
    ...drawHeading({ kind: 'heading', size: 'section', text: title, id }),
    paragraphOf(lines.join('. '), { style: textStyles.quiet, keepNext: true }),
    paragraphOf(
      figures.flatMap(([name, value], index) => [
        `${index === 0 ? '' : '; '}${name}: `,
        { text: value, isBold: true },
      ]),
      { keepNext: true },
    ),
    ...spaced(
      drawTable({
        kind: 'table',
        columns: voteColumns(translator),
        rows: decisions.map(({ letter, title: decision, votes, share, isChosen }) => [
          { mark: 'decision', letter, isChosen },
          [{ text: decision, isBold: isChosen }],
          { mark: 'bar', parts: [{ share, shade: isChosen ? 'ink' : 'dark' }] },
          [{ text: String(votes), isBold: isChosen }],
        ]),
      }),
    ),
  ];
}
