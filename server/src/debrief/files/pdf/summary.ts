import { categoryTitles, placeName, questionSlots, questions } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Speech } from '../../../languages/speech.ts';
import type { Summary } from '../../summary.ts';
import { authorOf, excerptOf } from '../words.ts';
import { meansTable } from './means.ts';
import { brand, colour, fitsPage, rows, section } from './style.ts';

/** What one participant takes away from a run. */
export function summaryPages(summary: Summary, say: Speech): Content[] {
  const { t } = say;
  const { run, person, stages } = summary;
  const closed = stages.filter(({ chosen }) => chosen !== null);
  const where = person.room_name === null ? '' : `, ${t(placeName(person.room_name))}`;
  const when = run.started_at === null ? [] : [t('Played on {date}.', { date: say.moment(run.started_at) })];
  const how = run.isOver ? [] : [t('The run goes on; the stages that are closed stand here.')];
  return [
    brand(40),
    { text: t('Summary'), style: 'lead', margin: [0, 0, 0, 4] },
    { text: run.simulation, style: 'h1', margin: [0, 0, 0, 8] },
    { text: `${person.name}${where}`, style: 'lead', margin: [0, 0, 0, 4] },
    { text: [...when, ...how].join(' '), style: 'meta' },
    {
      text:
        closed.length === 0
          ? t('No stage has been decided yet.')
          : t('The group decided as you did in {rate}% of the stages.', { rate: summary.alignment_rate }),
      fontSize: 13,
      margin: [0, 16, 0, 4],
    },
    ...stages.flatMap((stage) => stageBlock(stage, say)),
    ...section(t('Before and after'), [], beforeAfter(summary, say)),
    ...ownWords(summary, say),
  ];
}

function stageBlock(stage: Summary['stages'][number], say: Speech): Content[] {
  const { t } = say;
  const { own, own_room: inRoom, chosen, rooms } = stage;
  const decision = own?.title ?? t('No decision');
  const table: Content = {
    layout: rows,
    table: {
      widths: [96, '*'],
      body: [
        labelled(t('The group@@row'), chosen ?? t('No decision'), true),
        labelled(t('You'), own?.agrees ? t('{decision}, as the group', { decision }) : decision),
        ...whyLines(own, say),
        ...(inRoom ? [labelled(t('Your room vote'), besideRoom(inRoom, say))] : []),
        ...whyLines(inRoom, say),
        ...(rooms.length === 0
          ? []
          : [
              [
                { text: t('The rooms'), color: colour.ink3 },
                {
                  stack: rooms.map(({ room_name, title, votes }) => ({
                    text: [{ text: `${t(placeName(room_name))}  `, bold: true }, `${title} (${votes})`],
                  })),
                },
              ] as TableCell[],
            ]),
      ],
    },
  };
  const title = t('Stage {number}: {scenario}', {
    number: stage.stage_number,
    scenario: stage.title_of_scenario,
  });
  return fitsPage([own?.reasoning ?? '', inRoom?.reasoning ?? ''])
    ? section(title, [], [table])
    : section(title, [table]);
}

function labelled(label: string, text: string, isStrong = false): TableCell[] {
  return [
    { text: label, color: colour.ink3 },
    { text, bold: isStrong },
  ];
}

/** What one voted in a room, beside what the room came to. */
function besideRoom(
  { title, agrees, decision, room_name }: NonNullable<Summary['stages'][number]['own_room']>,
  { t }: Speech,
): string {
  const room = t(placeName(room_name));
  if (agrees) return t('{decision}, as the room ({room})', { decision: title, room });
  return decision === null
    ? title
    : t('{decision}; the room ({room}) chose {other}', { decision: title, room, other: decision });
}

/** Why somebody voted so, as far as it was said. */
function whyLines(vote: Summary['stages'][number]['own'], say: Speech): TableCell[][] {
  const { t } = say;
  if (vote === null) return [];
  const { reasoning, evidence } = vote;
  return [
    ...(reasoning.trim() === '' ? [] : [labelled(t('Your reasons'), reasoning)]),
    ...(evidence.length === 0 ? [] : [evidenceLine(evidence, say)]),
  ];
}

function evidenceLine(
  posts: NonNullable<Summary['stages'][number]['own']>['evidence'],
  say: Speech,
): TableCell[] {
  const { t } = say;
  return [
    { text: t('Your evidence'), color: colour.ink3 },
    {
      stack: posts.map((post) => ({
        text: [{ text: `${authorOf(post, say)}  `, bold: true }, excerptOf(post.content)],
        margin: [0, 0, 0, 2],
      })),
    },
  ];
}

function beforeAfter({ means }: Summary, say: Speech): Content[] {
  const { t } = say;
  if (means.pre === null && means.post === null)
    return [{ text: t('You have not answered the questionnaires yet.'), color: colour.ink2 }];
  return [
    {
      text: t('Your own answers by category, means on the scale from 1 to 5.'),
      color: colour.ink2,
      margin: [0, 0, 0, 8],
    },
    ...meansTable(means, say),
  ];
}

/** The open answers, before and after side by side. */
function ownWords({ words: { pre, post } }: Summary, { t, said }: Speech): Content[] {
  if (pre === null && post === null) return [];
  const open = questionSlots.filter(({ type }) => type === 'openEnded');
  return section(t('In your own words'), [
    {
      layout: rows,
      table: {
        headerRows: 1,
        widths: [110, '*', '*'],
        body: [
          ['', t('Before'), t('After')].map((text) => ({ text, style: 'head' })),
          ...open.map(({ key, category }): TableCell[] => {
            const short = questions.pre.find((question) => question.key === key)?.short ?? '';
            const head = `${t(categoryTitles[category])}: ${said(short)}`;
            return [
              { text: head, style: 'meta' },
              ...[pre, post].map((answers) => ({
                text: answers === null ? t('Not answered') : String(answers[key]),
                lineHeight: 1.2,
              })),
            ];
          }),
        ],
      },
    },
  ]);
}
