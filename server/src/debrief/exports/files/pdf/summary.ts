import { categoryTitles, questionSlots, questions, type RunRooms, withoutMarkdown } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { colour } from '../colours.ts';
import { distributions } from '../report/confidence.ts';
import { knownFacts } from '../report/known-facts.ts';
import { itemsOnTable } from '../report/on-table.ts';
import { meansTable } from '../report/questionnaires.ts';
import { authorOf, conditionLines, excerptOf, roomTitle } from '../words.ts';
import { drawBlocks } from './draw.ts';
import { brand, isShort, page, rows, section, tableSection } from './style.ts';

/** Returns the pages of a participant's summary. */
export function summaryPages(summary: Summary, translator: Translator): Content[] {
  const { t } = translator;
  const { run, person, stages } = summary;
  const closed = stages.filter(({ chosen }) => chosen !== null);
  const where =
    person.room_name === null ? '' : `, ${roomTitle(person.room_name, summary.rooms, translator)}`;
  const when =
    run.started_at === null ? [] : [t('Played on {date}.', { date: translator.moment(run.started_at) })];
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
    ...stages.flatMap((stage) => [
      ...stageBlock(stage, translator),
      ...drawBlocks(
        [
          ...itemsOnTable(stage, { evidence: null, isNamed: true }, translator),
          ...knownFacts(stage.known, stage.room_texts, translator),
        ],
        translator,
      ),
    ]),
    ...section(answersTitle(summary, translator), [], beforeAfter(summary, translator)),
    ...ownWords(summary, translator),
  ];
}

function stageBlock(stage: Summary['stages'][number], translator: Translator): Content[] {
  const { t } = translator;
  const { own, own_room: inRoom, chosen, outcome, order, rooms } = stage;
  const decision = own?.title ?? t('No decision');
  const table = {
    widths: [96, '*'],
    body: [
      labelled(t('The group@@row'), chosen ?? t('No decision'), true),
      ...outcomeRow(outcome, translator),
      ...orderRow(order, translator),
      labelled(t('You'), own?.agrees ? t('{decision}, as the group', { decision }) : decision),
      ...reasonRows(own, translator),
      ...estimateRows(own, null, translator),
      ...(inRoom ? [labelled(t('Your room vote'), roomVoteText(inRoom, stage.room_texts, translator))] : []),
      ...reasonRows(inRoom, translator),
      ...estimateRows(inRoom, inRoom?.forecast ?? null, translator),
      ...(rooms.length === 0
        ? []
        : [
            [
              { text: t('The rooms'), color: colour.ink3 },
              {
                stack: rooms.map((room) => ({
                  text: [
                    { text: `${roomTitle(room.room_name, stage.room_texts, translator)}  `, bold: true },
                    roomResultText(room, translator),
                  ],
                })),
              },
            ] as TableCell[],
          ]),
      ...confidenceRows(stage.confidence, translator),
    ],
  };
  const title = t('Stage {number}: {scenario}', {
    number: stage.stage_number,
    scenario: stage.title_of_scenario,
  });
  const texts = [
    own?.reasoning,
    inRoom?.reasoning,
    outcome?.text,
    ...(outcome?.sentences ?? []),
    order?.text,
  ];
  return isShort(texts.map((text) => text ?? ''))
    ? section(title, [], [{ layout: rows, table }])
    : tableSection(title, table);
}

function labelled(label: string, text: string, isStrong = false): TableCell[] {
  return [
    { text: label, color: colour.ink3 },
    { text, bold: isStrong },
  ];
}

function outcomeRow(outcome: Summary['stages'][number]['outcome'], { t }: Translator): TableCell[][] {
  if (outcome === null) return [];
  const text = withoutMarkdown([outcome.text, ...outcome.sentences].join('\n\n')).trim();
  return [labelled(t('What came of it'), text)];
}

function orderRow(order: Summary['stages'][number]['order'], translator: Translator): TableCell[][] {
  const { t } = translator;
  const lines = [order?.text.trim() ?? '', conditionLines(order, translator).join('\n')];
  const text = lines.filter((part) => part !== '').join('\n\n');
  return text === '' ? [] : [labelled(t('The order of the group'), text)];
}

/** Returns the result of a room, such as `Keep the night shift (3 of 5)`. A tie names all tied decisions. */
function roomResultText(
  { title, votes, tied, cast }: Summary['stages'][number]['rooms'][number],
  { t }: Translator,
): string {
  const count = t('{part} of {total}@@votes', { part: votes, total: cast });
  if (tied.length === 0) return `${title} (${count})`;
  return t('Tie between {decisions} ({count} each)', { decisions: tied.join(', '), count });
}

/** Returns the participant's room vote, compared with the room's decision. */
function roomVoteText(
  { title, agrees, decision, isTied, room_name }: NonNullable<Summary['stages'][number]['own_room']>,
  rooms: RunRooms,
  translator: Translator,
): string {
  const { t } = translator;
  const room = roomTitle(room_name, rooms, translator);
  if (agrees) return t('{decision}, as the room ({room})', { decision: title, room });
  if (isTied) return t('{decision}; the votes of the room ({room}) were tied', { decision: title, room });
  return decision === null
    ? title
    : t('{decision}; the room ({room}) chose {other}', { decision: title, room, other: decision });
}

/** Returns table rows with the reasoning and the evidence of a vote, as far as present. */
function reasonRows(vote: Summary['stages'][number]['own'], translator: Translator): TableCell[][] {
  const { t } = translator;
  if (vote === null) return [];
  const { reasoning, evidence, evidence_files } = vote;
  return [
    ...(reasoning.trim() === '' ? [] : [labelled(t('Your reasoning'), reasoning)]),
    ...(evidence.length + evidence_files.length === 0 ? [] : [evidenceLine(vote, translator)]),
  ];
}

/** Returns table rows with how sure the participant was, and what they expected, as far as they said so. */
function estimateRows(
  vote: Summary['stages'][number]['own'],
  forecast: string | null,
  { t }: Translator,
): TableCell[][] {
  const confidence = vote?.confidence ?? null;
  return [
    ...(confidence === null
      ? []
      : [labelled(t('How sure you were'), t('{confidence} of 100', { confidence }))]),
    ...(forecast === null ? [] : [labelled(t('You expected'), forecast)]),
  ];
}

/** Returns a table row with the totals of confidence and forecasts. */
function confidenceRows(
  confidence: Summary['stages'][number]['confidence'],
  translator: Translator,
): TableCell[][] {
  if (confidence === null) return [];
  const { t } = translator;
  const all = confidence.forecasts?.reduce((sum, { people }) => sum + people, 0) ?? 0;
  const drawing = page.text - 120;
  return [
    [
      { text: t('How sure the group was'), color: colour.ink3 },
      {
        stack: [
          ...drawBlocks([distributions(confidence, translator)], translator, drawing),
          ...(confidence.forecasts ?? []).map(
            ({ title, people }): Content => ({
              text: [{ text: `${title}  `, bold: true }, t('{people} of {all} expected it', { people, all })],
            }),
          ),
        ],
      },
    ],
  ];
}

function evidenceLine(
  { evidence, evidence_files }: NonNullable<Summary['stages'][number]['own']>,
  translator: Translator,
): TableCell[] {
  const { t } = translator;
  return [
    { text: t('Your evidence'), color: colour.ink3 },
    {
      stack: [
        ...evidence.map(
          (post): Content => ({
            text: [{ text: `${authorOf(post, translator)}  `, bold: true }, excerptOf(post.content)],
            margin: [0, 0, 0, 2],
          }),
        ),
        ...evidence_files.map((name): Content => ({ text: name, bold: true, margin: [0, 0, 0, 2] })),
      ],
    },
  ];
}

/** Returns the heading of the answers. A guest answers only the questionnaire after the run. */
function answersTitle({ means: { pre, post } }: Summary, { t }: Translator): string {
  return pre === null && post !== null ? t('After the simulation') : t('Before and after');
}

function beforeAfter({ means }: Summary, translator: Translator): Content[] {
  const { t } = translator;
  if (means.pre === null && means.post === null)
    return [{ text: t('You have not answered the questionnaires yet.'), color: colour.ink2 }];
  return [
    {
      text: t('Your own answers by category, means on the scale from 1 to 5.'),
      color: colour.ink2,
      margin: [0, 0, 0, 8],
    },
    ...drawBlocks(meansTable(means, translator), translator),
  ];
}

/** Returns the open answers, before and after the run side by side. Empty ones were not asked for. */
function ownWords({ words: { pre, post } }: Summary, { t, translate }: Translator): Content[] {
  const open = questionSlots.filter(({ type }) => type === 'openEnded');
  if (!open.some(({ key }) => pre?.[key] || post?.[key])) return [];
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
            const head = `${t(categoryTitles[category])}: ${translate(short)}`;
            return [
              { text: head, style: 'meta' },
              ...[pre, post].map((answers) => ({
                text: String(answers?.[key] || t('Not answered')),
                lineHeight: 1.2,
              })),
            ];
          }),
        ],
      },
    },
  ]);
}
