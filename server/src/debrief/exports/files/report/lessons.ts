import { debriefPhaseNames, foldedLessons } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../../guided-debrief/result.ts';
import { statusText } from '../debrief-words.ts';
import { type Block, type Cell, section, text } from './blocks.ts';
import type { Report } from './report.ts';

type Lesson = DebriefResult['lessons'][number];

/** Returns the lessons and the actions of the guided debrief for the first page; nothing if there are none. */
export function lessonsAndActions({ runData, translator }: Report): Block[] {
  const { t, translate } = translator;
  const { lessons = [], actions = [] } = runData.guided_debrief ?? {};
  const parts: Block[][] = [
    ...(lessons.length === 0
      ? []
      : [section(translate(debriefPhaseNames.lessons), lessonBlocks(translator, lessons))]),
    ...(actions.length === 0
      ? []
      : [section(t('Actions@@of the group'), [actionTable(translator, actions)])]),
  ];
  const [only] = parts;
  if (only === undefined) return [];
  return parts.length === 1
    ? only
    : [{ kind: 'columns', columns: parts.map((blocks) => ({ width: null, blocks })) }];
}

/** Returns lessons in their order, each with its marks and the lessons that were merged into it. Those without a mark come below. */
export function lessonBlocks({ t }: Translator, lessons: readonly Lesson[]): Block[] {
  const { shown, unmarked } = foldedLessons(lessons);
  const rows = shown.map((lesson): Cell[] => [
    lesson.marks === null ? '' : [{ text: String(lesson.marks), isBold: true }],
    {
      stack: [
        text(withName(lesson), 'story'),
        ...lesson.merged.map((mergedLesson) => text(withName(mergedLesson), 'faint')),
      ],
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
    ...(unmarked.length === 0
      ? []
      : [
          text(
            t('Without a mark: {lessons}', {
              lessons: unmarked.flatMap((lesson) => [lesson, ...lesson.merged].map(withName)).join(' / '),
            }),
            'faint',
          ),
        ]),
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
    columns: [{ title: t('What, who and by when'), width: null }],
    rows: actions.map(({ what, owner, due_on, status }): Cell[] => {
      const facts = [owner, due_on === null ? '' : day(due_on), statusText(status, translator)];
      return [
        { stack: [text(what, 'strong'), text(facts.filter((fact) => fact !== '').join(', '), 'faint')] },
      ];
    }),
  };
}
