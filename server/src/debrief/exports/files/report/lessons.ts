import { debriefPhaseNames } from '@vincere/domain';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../../guided/result.ts';
import { statusText } from '../debrief-words.ts';
import { type Block, type Cell, text } from './blocks.ts';
import type { Report } from './report.ts';

type Lesson = DebriefResult['lessons'][number];

/** The most lessons and actions that the first page shows. The part about the debrief has all of them. */
const mostOnFirstPage = 3;

/** Returns whether the guided debrief of a run has lessons or actions. */
export function hasLessonsOrActions({ guided_debrief }: Report['runData']): boolean {
  return guided_debrief !== null && guided_debrief.lessons.length + guided_debrief.actions.length > 0;
}

/** Returns the lessons and the actions of the guided debrief for the first page; nothing if there are none. */
export function lessonsAndActions({ runData, translator }: Report): Block[] {
  const { t, translate } = translator;
  const { lessons = [], actions = [] } = runData.guided_debrief ?? {};
  const parts: Block[][] = [
    ...(lessons.length === 0
      ? []
      : [
          [
            headingOf(translate(debriefPhaseNames.lessons), lessons.length, translator),
            ...lessonBlocks(translator, lessons.slice(0, mostOnFirstPage)),
          ],
        ]),
    ...(actions.length === 0
      ? []
      : [
          [
            headingOf(t('Actions@@of the group'), actions.length, translator),
            actionTable(translator, actions.slice(0, mostOnFirstPage)),
          ],
        ]),
  ];
  const [only] = parts;
  if (only === undefined) return [];
  return parts.length === 1
    ? only
    : [{ kind: 'columns', columns: parts.map((blocks) => ({ width: null, blocks })) }];
}

/** Returns a heading, with a remark if the first page shows only some of `total`. */
function headingOf(text: string, total: number, { t }: Translator): Block {
  const note = t('{count} of {total}', { count: mostOnFirstPage, total });
  return { kind: 'heading', size: 'section', text, ...(total > mostOnFirstPage && { note }) };
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
    columns: [{ title: t('What, who and by when'), width: null }],
    rows: actions.map(({ what, owner, due_on, status }): Cell[] => {
      const facts = [owner, due_on === null ? '' : day(due_on), statusText(status, translator)];
      return [
        { stack: [text(what, 'strong'), text(facts.filter((fact) => fact !== '').join(', '), 'faint')] },
      ];
    }),
  };
}
