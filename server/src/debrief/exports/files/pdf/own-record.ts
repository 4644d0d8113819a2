import type { TableItem } from '@vincere/contract';
import { fill, headlineOf, type MirrorRow, mirrorOf } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { Summary } from '../../summary.ts';
import { colour } from '../colours.ts';
import { duration, excerptOf, roomTitle } from '../words.ts';
import { section, tableSection } from './style.ts';

type Record = Summary['record'];

/** Returns the sentence that sums up a person's record; null if the run measured nothing for it. */
export function headlineText(record: Record, { translate, list }: Translator): string | null {
  return headlineOf(record, { say: (text, facts) => fill(translate(text), facts), list });
}

/** Returns what the person brought, what they heard and where they changed their mind, as far as the run measured it. */
export function recordSections(summary: Summary, translator: Translator): Content[] {
  return [...brought(summary, translator), ...heard(summary, translator), ...changes(summary, translator)];
}

/** Returns a text with the words between `<b>` and `</b>` in bold. */
function withBold(text: string, facts: Readonly<{ [name: string]: string | number }>): Content {
  const pieces = fill(text, facts).split(/<b>(.*?)<\/b>/);
  return { text: pieces.map((piece, index) => ({ text: piece, bold: index % 2 === 1 })) };
}

/** Returns an item on the table of a stage, and the stage. */
function findItem({ stages }: Summary, stageNumber: number, itemId: number) {
  const stage = stages.find(({ stage_number }) => stage_number === stageNumber);
  const item = stage?.table.find(({ id }) => id === itemId);
  return stage === undefined || item === undefined ? null : { stage, item };
}

function itemView(where: string, { post, file }: TableItem, below: string[]): Content {
  return {
    unbreakable: true,
    margin: [0, 6, 0, 0],
    stack: [
      { text: where, style: 'meta' },
      { text: excerptOf(post?.content ?? file?.name ?? '', 400), style: 'story' },
      ...below.map((text) => ({ text, style: 'meta' })),
    ],
  };
}

function brought(summary: Summary, { t, translate, timeOfDay }: Translator): Content[] {
  const { brought: items, notes } = summary.record;
  if (items === null && notes === null) return [];
  const ownNotes = notes?.count ?? 0;
  const inWords = ownNotes === 1 ? t('one note') : t('{notes} notes', { notes: ownNotes });
  const count = items?.length ?? 0;
  const figure =
    items === null
      ? translate('<b>{count} of {of}</b> notes of your room')
      : translate(count === 1 ? '<b>{count}</b> item on the table' : '<b>{count}</b> items on the table');
  const and = items !== null && ownNotes > 0 ? `, ${inWords}` : '';
  const itemViews = (items ?? []).flatMap(({ stage_number: number, item_id, others }) => {
    const foundItem = findItem(summary, number, item_id);
    if (foundItem === null) return [];
    const time = timeOfDay(foundItem.item.added_at);
    const usageText =
      others === 1
        ? t('One other person rested their decision on it.')
        : t('{others} others rested their decisions on it.', { others });
    return [
      itemView(
        t('Stage {number}, {time}', { number, time }),
        foundItem.item,
        others === 0 ? [] : [usageText],
      ),
    ];
  });
  return section(t('What you brought'), itemViews, [
    withBold(`${figure}${and}`, { count: items === null ? ownNotes : count, of: notes?.of ?? 0 }),
  ]);
}

function heard(summary: Summary, translator: Translator): Content[] {
  const { t, translate } = translator;
  const { heard: used } = summary.record;
  if (used === null) return [];
  const count = used.items.length;
  return section(
    t('What you heard'),
    [
      ...used.items.flatMap(({ stage_number: number, item_id }) => {
        const foundItem = findItem(summary, number, item_id);
        if (foundItem === null) return [];
        const room = roomTitle(foundItem.item.room_name, foundItem.stage.room_texts, translator);
        return [itemView(`${room}, ${t('Stage {number}', { number })}`, foundItem.item, [])];
      }),
      ...(count === 0
        ? []
        : [
            {
              text:
                count === 1 ? t('Your final decision rests on it.') : t('Your final decisions rest on them.'),
              style: 'meta',
              margin: [0, 6, 0, 0],
            } as Content,
          ]),
    ],
    [withBold(translate('<b>{count} of {of}</b> items from other rooms used'), { count, of: used.of })],
  );
}

function changes({ record, stages }: Summary, { t, translate, timeOfDay }: Translator): Content[] {
  const { changes: changed } = record;
  if (changed === null) return [];
  const count = changed.stages.length;
  const changeViews = changed.stages.flatMap((change): Content[] => {
    const stage = stages.find(({ stage_number }) => stage_number === change.stage_number);
    const [before, after] = [stage?.own_room, stage?.own];
    if (before == null || after == null) return [];
    const { items_between: items, room_voted_at, decided_at } = change;
    const between =
      items === 1
        ? t('One item came to the table in between')
        : t('{items} items came to the table in between', { items });
    return [
      { text: t('Stage {number}', { number: change.stage_number }), style: 'meta', margin: [0, 6, 0, 0] },
      ...votedView(before, t('In your room, {time}', { time: timeOfDay(room_voted_at) })),
      ...(items === 0 ? [] : [{ text: between, style: 'meta', margin: [0, 4, 0, 4] } as Content]),
      ...votedView(after, t('With everybody, {time}', { time: timeOfDay(decided_at) })),
    ];
  });
  const keptNotes: Content[] = count > 0 ? [] : [{ text: t('You kept to the decision of your room vote.') }];
  return section(
    t('Where you changed your mind'),
    [...changeViews, ...keptNotes],
    [withBold(translate('<b>{count} of {of}</b> stages'), { count, of: changed.of })],
  );
}

function votedView({ title, reasoning }: { title: string; reasoning: string }, when: string): Content[] {
  return [
    { text: title, style: 'h3', margin: [0, 2, 0, 0] },
    { text: when, style: 'meta' },
    ...(reasoning.trim() === '' ? [] : [{ text: reasoning, style: 'story' }]),
  ];
}

/** Returns what the person answered, in words, next to what the run counted. */
export function mirror({ record, words }: Summary, translator: Translator): Content[] {
  const { t, translate, list } = translator;
  const mirrorRows = mirrorOf(record, words, {
    say: (text, facts) => fill(translate(text), facts),
    list,
    time: duration,
  });
  if (mirrorRows.length === 0) return [];
  const hasAnswers = words.pre !== null || words.post !== null;
  const drawCountedText = ({ counted: { text, facts } }: MirrorRow) => withBold(translate(text), facts);
  const intro: Content = {
    text: hasAnswers
      ? t('What you said about yourself, next to what the run counted. It is for you; nobody grades it.')
      : t('What the run counted. It is for you; nobody grades it.'),
    color: colour.ink2,
    margin: [0, 0, 0, 6],
  };
  const note: Content = {
    text: t('What the run did not measure is left out.'),
    style: 'meta',
    margin: [0, 6, 0, 0],
  };
  if (!hasAnswers)
    return [
      ...section(
        t('The mirror'),
        [],
        [
          intro,
          ...mirrorRows.map((row) => ({ stack: [drawCountedText(row)], margin: [0, 2, 0, 2] }) as Content),
        ],
      ),
      note,
    ];
  return [
    ...tableSection(
      t('The mirror'),
      {
        widths: ['*', 190],
        body: [
          [t('What you answered'), t('What the run recorded')].map((text) => ({ text, style: 'head' })),
          ...mirrorRows.map((row): TableCell[] => [
            {
              stack: [
                { text: translate(row.question ?? ''), style: 'story' },
                { text: answerText(row, translator), color: colour.ink2 },
              ],
            },
            drawCountedText(row) as TableCell,
          ]),
        ],
      },
      [intro],
    ),
    ...(words.pre !== null && words.post !== null
      ? [
          {
            text: t('You answered “usually” before the simulation and “this time” after it.'),
            style: 'meta',
            margin: [0, 6, 0, 0],
          } as Content,
        ]
      : []),
    note,
  ];
}

function answerText({ usually, this_time }: MirrorRow, { t, translate }: Translator): string {
  return [
    ...(usually === null ? [] : [t('Usually {word}.', { word: translate(usually) })]),
    ...(this_time === null ? [] : [t('This time {word}.', { word: translate(this_time) })]),
  ].join(' ');
}
