import { categoryTitles, placeName, questionSlots, questions } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Summary } from '../../summary.ts';
import { excerptOf } from '../words.ts';
import { meansTable } from './means.ts';
import type { Dates } from './opening.ts';
import { brand, colour, fitsPage, rows, section } from './style.ts';

/** What one participant takes away from a run. */
export function summaryPages(summary: Summary, dates: Dates): Content[] {
  const { run, person, stages } = summary;
  const closed = stages.filter(({ chosen }) => chosen !== null);
  const where = person.room_name === null ? '' : `, ${placeName(person.room_name)}`;
  const when = run.started_at === null ? '' : `Played on ${dates(new Date(run.started_at).toISOString())}. `;
  return [
    brand(40),
    { text: 'Summary', style: 'lead', margin: [0, 0, 0, 4] },
    { text: run.simulation, style: 'h1', margin: [0, 0, 0, 8] },
    { text: `${person.name}${where}`, style: 'lead', margin: [0, 0, 0, 4] },
    {
      text: `${when}${run.isOver ? '' : 'The run goes on; the stages that are closed stand here.'}`,
      style: 'meta',
    },
    {
      text:
        closed.length === 0
          ? 'No stage has been decided yet.'
          : `The group decided as you did in ${summary.alignment_rate}% of the stages.`,
      fontSize: 13,
      margin: [0, 16, 0, 4],
    },
    ...stages.flatMap(stageBlock),
    ...section('Before and after', [], beforeAfter(summary)),
    ...ownWords(summary),
  ];
}

function stageBlock(stage: Summary['stages'][number]): Content[] {
  const { own, chosen, rooms } = stage;
  const line = (label: string, text: string, isStrong: boolean): TableCell[] => [
    { text: label, color: colour.ink3 },
    { text, bold: isStrong },
  ];
  const agrees = own?.agrees ? ', as the group' : '';
  const table: Content = {
    layout: rows,
    table: {
      widths: [96, '*'],
      body: [
        line('The group', chosen ?? 'No decision', true),
        line('You', own ? `${own.title}${agrees}` : 'No decision', false),
        ...(own && own.reasoning.trim() !== '' ? [line('Your reasons', own.reasoning, false)] : []),
        ...(own && own.evidence.length > 0 ? [evidenceLine(own.evidence)] : []),
        ...(rooms.length === 0
          ? []
          : [
              [
                { text: 'The rooms', color: colour.ink3 },
                {
                  stack: rooms.map(({ room_name, title, votes }) => ({
                    text: [{ text: `${placeName(room_name)}  `, bold: true }, `${title} (${votes})`],
                  })),
                },
              ] as TableCell[],
            ]),
      ],
    },
  };
  const title = `Stage ${stage.stage_number}: ${stage.title_of_scenario}`;
  return fitsPage([own?.reasoning ?? '']) ? section(title, [], [table]) : section(title, [table]);
}

function evidenceLine(posts: readonly { author: string; content: string }[]): TableCell[] {
  return [
    { text: 'Your evidence', color: colour.ink3 },
    {
      stack: posts.map(({ author, content }) => ({
        text: [{ text: `${author}  `, bold: true }, excerptOf(content)],
        margin: [0, 0, 0, 2],
      })),
    },
  ];
}

function beforeAfter({ means }: Summary): Content[] {
  if (means.pre === null && means.post === null)
    return [{ text: 'You have not answered the questionnaires yet.', color: colour.ink2 }];
  return [
    {
      text: 'Your own answers by category, means on the scale from 1 to 5.',
      color: colour.ink2,
      margin: [0, 0, 0, 8],
    },
    ...meansTable(means),
  ];
}

/** The open answers, before and after side by side. */
function ownWords({ words: { pre, post } }: Summary): Content[] {
  if (pre === null && post === null) return [];
  const open = questionSlots.filter(({ type }) => type === 'openEnded');
  return section('In your own words', [
    {
      layout: rows,
      table: {
        headerRows: 1,
        widths: ['*', '*'],
        body: [
          ['Before', 'After'].map((text) => ({ text, style: 'head' })),
          ...open.map(({ key, category }): TableCell[] => {
            const short = questions.pre.find((question) => question.key === key)?.short ?? '';
            const head = `${categoryTitles[category]}: ${short}`;
            return [pre, post].map((answers, side) => ({
              stack: [
                { text: side === 0 ? head : ' ', style: 'meta', margin: [0, 0, 0, 2] },
                { text: answers === null ? 'Not answered' : String(answers[key]), lineHeight: 1.2 },
              ],
            }));
          }),
        ],
      },
    },
  ]);
}
