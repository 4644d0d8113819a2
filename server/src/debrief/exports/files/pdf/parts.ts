import type { Column, Content } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import { colour } from '../colours.ts';
import type { FindingText, Heading, PathStage, Reference, StageFigures } from '../report/blocks.ts';
import { bar } from './marks.ts';
import { brand, chapterGap, diamond, rule, sectionGap } from './style.ts';

/** Draws the title of a report with the product's name above it. */
export function drawTitle({ over, text }: { over: string; text: string }, width: number): Content[] {
  return [
    {
      columns: [brand(0), { text: over, style: 'meta', alignment: 'right', margin: [0, 7, 0, 0] }],
    },
    rule(colour.ink, 1, [0, 6, 0, 22], width),
    { text, style: 'h1', margin: [0, 0, 0, 8] },
  ];
}

/** Draws a heading. The rule of a section is `width` wide. */
export function drawHeading({ size, text, id, over, note }: Heading, width: number): Content[] {
  const name = { text, ...(id !== undefined && { id }) };
  switch (size) {
    case 'part':
      return [{ ...name, style: 'h1', margin: [0, 0, 0, 8] }];
    case 'chapter':
      return [
        ...(over === undefined
          ? []
          : [{ text: over, style: 'lead', margin: [0, chapterGap, 0, 0] } as Content]),
        { ...name, style: 'h2', margin: [0, over === undefined ? chapterGap : 2, 0, 6] },
      ];
    case 'section':
      return [
        rule(colour.ink, 1, [0, sectionGap, 0, 5], width),
        note === undefined
          ? { ...name, style: 'h3', margin: [0, 0, 0, 6] }
          : {
              columns: [
                { ...name, style: 'h3', width: '*' },
                { text: note, style: 'meta', width: 'auto', noWrap: true, margin: [0, 3, 0, 0] },
              ],
              columnGap: 8,
              margin: [0, 0, 0, 6],
            },
      ];
    case 'group':
      return [{ ...name, fontSize: 9, bold: true, margin: [0, 8, 0, 2] }];
  }
}

/** Draws the stages beside each other, each with its time, its decision and the final votes. */
export function drawPath(stages: readonly PathStage[], width: number, { t }: Translator): Content {
  const gap = 20;
  const each = (width - gap * (stages.length - 1)) / stages.length;
  return {
    columns: stages.map(({ label, scenario, decision, votes, how }) => ({
      width: each,
      stack: [
        { text: label, style: 'meta' },
        { text: scenario, style: 'h3', margin: [0, 2, 0, 6] },
        decision === null
          ? { text: t('No decision'), bold: true }
          : {
              columns: [
                { width: 16, stack: [diamond(decision.letter, true, 14)] },
                { width: '*', text: decision.title, bold: true },
              ],
              columnGap: 6,
            },
        votesBar(votes, each),
        {
          text: votes.map((decisionVotes) => `${decisionVotes.letter} ${decisionVotes.votes}`).join('   '),
          margin: [0, 3, 0, 1],
        },
        { text: how, style: 'meta' },
      ],
    })),
    columnGap: gap,
    margin: [0, 6, 0, 4],
  };
}

/** Draws the final votes of a stage in one bar, in the order of the decisions. */
function votesBar(votes: PathStage['votes'], width: number): Content {
  const all = votes.reduce((sum, decision) => sum + decision.votes, 0);
  if (all === 0) return '';
  const parts = votes.map((decision) => ({
    share: decision.votes / all,
    shade: decision.isChosen ? ('ink' as const) : ('middle' as const),
  }));
  return bar(parts, width, 8);
}

/** Draws findings, each with the page that shows what it is made from. */
export function drawFindings(findings: readonly FindingText[], translator: Translator): Content[] {
  return findings.map(({ title, details, remark, to }) => ({
    unbreakable: true,
    margin: [0, 0, 0, 8],
    columns: [
      {
        width: '*',
        stack: [
          {
            text: [
              { text: title, bold: true },
              ...(remark === '' ? [] : [{ text: `  ${remark}`, style: 'meta' }]),
            ],
          },
          ...(details === ''
            ? []
            : [{ text: details, color: colour.ink2, lineHeight: 1.15, margin: [0, 1, 0, 0] } as Content]),
        ],
      },
      ...(to === null ? [] : [{ width: 46, margin: [0, 1, 0, 0], ...pageOf(to, translator) } as Column]),
    ],
    columnGap: 8,
  }));
}

/** Returns the page of a title. It must be a line of its own: pdfmake doesn't fill in the number in a text that wraps. */
export function pageOf({ id }: Reference, { t }: Translator) {
  return { text: [`${t('Page')} `, { pageReference: id }], style: 'meta', noWrap: true };
}

/** Draws a stage: its title, the votes for each decision, and its figures. */
export function drawStage({ title, id, lines, decisions, figures }: StageFigures, width: number): Content {
  const [left, right, gap] = [118, 128, 22];
  const middle = width - left - right - 2 * gap;
  return {
    unbreakable: true,
    stack: [
      rule(colour.ink, 1, [0, 4, 0, 8], width),
      {
        columns: [
          {
            width: left,
            stack: [
              { text: title, id, style: 'h3', margin: [0, 0, 0, 3] },
              ...lines.map((line): Content => ({ text: line, style: 'meta' })),
            ],
          },
          { width: middle, stack: decisions.flatMap((decision) => decisionBar(decision, middle)) },
          {
            width: right,
            stack: figures.map(
              ([name, value]): Content => ({
                columns: [
                  { text: name, color: colour.ink2, width: '*' },
                  { text: value, bold: true, width: 'auto' },
                ],
                columnGap: 6,
                margin: [0, 0, 0, 5],
              }),
            ),
          },
        ],
        columnGap: gap,
      },
    ],
    margin: [0, 0, 0, 6],
  };
}

function decisionBar(
  { letter, title, votes, share, isChosen }: StageFigures['decisions'][number],
  width: number,
): Content[] {
  return [
    {
      columns: [
        { width: 15, stack: [diamond(letter, isChosen, 13)] },
        { width: '*', text: title, bold: isChosen },
        { width: 'auto', text: String(votes), bold: isChosen },
      ],
      columnGap: 5,
    },
    {
      ...(bar([{ share, shade: isChosen ? 'ink' : 'dark' }], width - 20, 4) as object),
      margin: [20, 2, 0, 5],
    } as Content,
  ];
}

/** Draws the meaning of a sign. */
export function drawKey(words: string): Content {
  return { text: words, style: 'meta', margin: [0, 4, 0, 4] };
}

/** Draws a text that is set apart. */
export function drawNote(text: string | Content[], width: number): Content {
  return {
    unbreakable: true,
    table: { widths: [width - 18], body: [[{ text, lineHeight: 1.1 }]] },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: (index) => (index === 0 ? 2 : 0),
      vLineColor: () => colour.ink,
      fillColor: () => colour.sunken,
      paddingLeft: () => 8,
      paddingRight: () => 8,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    margin: [0, 6, 0, 0],
  };
}
