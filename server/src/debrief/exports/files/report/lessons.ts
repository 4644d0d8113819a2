import { debriefPhaseNames } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../../guided/result.ts';
import { statusText } from '../debrief-words.ts';
import { type Block, type Cell, section, text } from './blocks.ts';
import type { Report } from './report.ts';

type Lesson = DebriefResult['lessons'][number];

/** The most lessons and actions that the first page shows. The part about the debrief has all of them. */
const mostOnFirstPage = 5;

/** Returns the lessons and the actions of the guided debrief for the first page; nothing if there are none. */
export function lessonsAndActions({ runData, translator }: Report): Block[] {
  const { t, translate } = translator;
  const { lessons = [], actions = [] } = runData.guided_debrief ?? {};
  const parts: Block[][] = [
    ...(lessons.length === 0
      ? []
      : [
          section(translate(debriefPhaseNames.lessons), [
            ...lessonBlocks(translator, lessons.slice(0, mostOnFirstPage)),
            ...further(translator, lessons.length),
          ]),
        ]),
    ...(actions.length === 0
      ? []
      : [
          section(t('Actions@@of the group'), [
            actionTable(translator, actions.slice(0, mostOnFirstPage)),
            ...further(translator, actions.length),
          ]),
        ]),
  ];
  const [only] = parts;
  if (only === undefined) return [];
  return parts.length === 1
    ? only
    : [{ kind: 'columns', columns: parts.map((blocks) => ({ width: null, blocks })) }];
}

function further({ t }: Translator, count: number): Block[] {
  const rest = count - mostOnFirstPage;
  return rest > 0 ? [text(t('Further ones, with the debrief: {count}.', { count: rest }), 'faint')] : [];
}

/** Returns lessons in their order, each with its marks and the lessons that were merged into it. */
export function lessonBlocks({ t }: Translator, lessons: readonly Lesson[]): Block[] {
  const rows = lessons.map((lesson): Cell[] => [
    lesson.marks === null ? '' : [{ text: String(lesson.marks), isBold: true }],
    {
      stack: [text(withName(lesson), 'story'), ...lesson.merged.map((one) => text(withName(one), 'faint'))],
    },
  ]);
  return [
    {
      kind: 'table',
      columns: [
        { title: t('Marks'), width: 40 },
        { title: t('Lesson'), width: null },
      ],
      rows,
    },
  ];
}

/** Returns the text of an entry, with its author's name if the author shows it. */
export function withName({ text: words, name }: { text: string; name: string | null }): string {
  return name === null ? words : `${words} (${name})`;
}

/** Returns the actions of the group with owner, date and status. */
export function actionTable(translator: Translator, actions: DebriefResult['actions']): Block {
  const { t, day } = translator;
  return {
    kind: 'table',
    columns: [
      { title: t('What'), width: null },
      { title: t('Who'), width: 66 },
      { title: t('By@@date'), width: 58 },
    ],
    rows: actions.map(({ what, owner, due_on, status }): Cell[] => [
      [{ text: what, isBold: true }],
      owner,
      {
        stack: [
          ...(due_on === null ? [] : [text(day(due_on))]),
          ...(status === 'open' ? [] : [text(statusText(status, translator), 'faint')]),
        ],
      },
    ]),
  };
}
