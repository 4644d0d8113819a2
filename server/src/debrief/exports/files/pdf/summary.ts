import { categoryTitles, questionSlots, questions, type RunRooms, withoutMarkdown } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { colour } from '../colours.ts';
import { distributions } from '../report/confidence.ts';
import { guidedDebrief } from '../report/guided-debrief.ts';
import { knownFacts } from '../report/known-facts.ts';
import { objectives } from '../report/objectives.ts';
import { itemsOnTable } from '../report/on-table.ts';
import { ownDebrief } from '../report/own-debrief.ts';
import { authorOf, conditionLines, excerptOf, roomTitle } from '../words.ts';
import { drawBlocks } from './draw.ts';
import { groupReport } from './group-report.ts';
import { headlineText, mirror, recordSections } from './own-record.ts';
import { brand, isShort, page, rows, section, tableSection } from './style.ts';

/** Returns the pages of a participant's summary, in the order of the screen. */
export function summaryPages(summary: Summary, translator: Translator): Content[] {
  const { t } = translator;
  const { run, person, stages, ending } = summary;
  const where =
    person.room_name === null ? '' : `, ${roomTitle(person.room_name, summary.rooms, translator)}`;
  const when =
    run.started_at === null ? [] : [t('Played on {date}.', { date: translator.moment(run.started_at) })];
  const how = run.isOver ? [] : [t('The run goes on; the stages that are closed stand here.')];
  const headline = headlineText(summary.record, translator);
  return [
    brand(40),
    { text: t('Summary'), style: 'lead', margin: [0, 0, 0, 4] },
    { text: headline ?? run.simulation, style: 'h1', margin: [0, 0, 0, 8] },
    ...(headline === null ? [] : [{ text: run.simulation, style: 'lead' }]),
    { text: `${person.name}${where}`, style: 'lead', margin: [0, 0, 0, 4] },
    { text: [...when, ...how].join(' '), style: 'meta' },
    ...recordSections(summary, translator),
    ...(ending === null ? [] : section(t('How it ended'), [{ text: outcomeText(ending), style: 'story' }])),
    ...mirror(summary, translator),
    ...drawBlocks(ownDebrief(summary.own_debrief, translator), translator),
    ...decisions(summary, translator),
    ...answers(summary, translator),
    ...ownWords(summary, translator),
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
    ...(summary.group === null ? [] : groupReport(summary.group.findings, translator)),
    ...drawBlocks(objectives(summary.group?.objectives ?? undefined, translator), translator),
    ...drawBlocks(guidedDebrief(summary.guided_debrief, null, translator), translator),
  ];
}

/** Returns the person's decisions compared with those of the group, stage by stage, and how often they agree. */
function decisions({ run, stages, alignment_rate: rate }: Summary, translator: Translator): Content[] {
  const { t } = translator;
  const isDecided = stages.some(({ chosen }) => chosen !== null);
  const agreement: Content = {
    text: isDecided
      ? t('The group decided as you did in {rate}% of the stages.', { rate })
      : run.isOver
        ? t('The run ended before the group decided.')
        : t('No stage has been decided yet.'),
    margin: [0, 0, 0, 6],
  };
  if (stages.length === 0) return section(t('Your decisions'), [agreement]);
  return tableSection(
    t('Your decisions'),
    {
      widths: [150, '*', '*'],
      body: stages.map(({ stage_number: number, title_of_scenario: scenario, own, chosen }): TableCell[] => [
        { text: t('Stage {number}: {scenario}', { number, scenario }), color: colour.ink3 },
        { text: own?.title ?? t('No decision'), bold: true },
        { text: own?.agrees ? t('with the group') : againstGroup(chosen, translator), color: colour.ink2 },
      ]),
    },
    [agreement],
  );
}

function againstGroup(groupDecision: string | null, { t }: Translator): string {
  return groupDecision === null ? '' : t('the group chose {decision}', { decision: groupDecision });
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
  return [labelled(t('What came of it'), outcomeText(outcome))];
}

function outcomeText({ text, sentences }: NonNullable<Summary['ending']>): string {
  return withoutMarkdown([text, ...sentences].join('\n\n')).trim();
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

/** Returns the answers on the scales, by category. Habits and the run are different things, so no difference is shown. */
function answers({ run, words: { pre, post } }: Summary, { t, translate }: Translator): Content[] {
  if (pre === null && post === null) {
    if (!run.asks) return [];
    return section(t('Your answers'), [
      { text: t('You have not answered the questionnaires yet.'), color: colour.ink2 },
    ]);
  }
  return section(t('Your answers'), [
    {
      layout: rows,
      table: {
        headerRows: 1,
        widths: ['*', 70, 70],
        body: [
          [t('Answer, 1 to 5'), t('Usually'), t('This time')].map((text) => ({ text, style: 'head' })),
          ...questions.pre.flatMap(({ key, type, short }): TableCell[][] =>
            type === 'scale'
              ? [
                  [
                    { text: translate(short) },
                    ...[pre, post].map((questionnaire) => ({ text: String(questionnaire?.[key] ?? '') })),
                  ],
                ]
              : [],
          ),
        ],
      },
    },
  ]);
}

/** Returns the open answers about habits and about the run, side by side. Empty ones were not asked for. */
function ownWords({ words: { pre, post } }: Summary, { t, translate }: Translator): Content[] {
  const openQuestions = questionSlots.filter(({ type }) => type === 'openEnded');
  if (!openQuestions.some(({ key }) => pre?.[key] || post?.[key])) return [];
  return section(t('In your own words'), [
    {
      layout: rows,
      table: {
        headerRows: 1,
        widths: [110, '*', '*'],
        body: [
          ['', t('Usually'), t('This time')].map((text) => ({ text, style: 'head' })),
          ...openQuestions.map(({ key, category }): TableCell[] => {
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
