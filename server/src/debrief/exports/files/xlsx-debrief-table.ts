import { debriefPhaseNames } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { DebriefResult } from '../../guided-debrief/result.ts';
import { questionText, statusText } from './debrief-words.ts';
import type { Table, Value } from './table.ts';

/** Returns the result of a guided debrief: its questions, the answers that were shown, the lessons and the actions. */
export function debriefTable(guidedDebrief: DebriefResult, translator: Translator): Table {
  const { t, translate, day } = translator;
  const phase = (phaseKey: keyof typeof debriefPhaseNames) => translate(debriefPhaseNames[phaseKey]);
  return {
    name: t('The debrief'),
    columns: [
      [t('Phase@@of a debrief'), 16],
      [t('Kind'), 12],
      [t('Text'), 80],
      [t('Marks'), 8],
      [t('Who'), 24],
      [t('By@@date'), 14],
      [t('Status'), 12],
    ],
    rows: [
      ...guidedDebrief.asked.map((question): Value[] => [
        phase(question.phase),
        t('Question@@asked'),
        questionText(question, translator).question,
        null,
        null,
        null,
        null,
      ]),
      ...guidedDebrief.released.map((entry): Value[] => [
        phase(entry.phase),
        t('Answer@@in a debrief'),
        entry.text,
        null,
        entry.name,
        null,
        null,
      ]),
      ...guidedDebrief.lessons.flatMap(({ merged, ...lesson }): Value[][] =>
        [lesson, ...merged.map((mergedLesson) => ({ ...mergedLesson, marks: null }))].map((listedLesson) => [
          phase('lessons'),
          t('Lesson'),
          listedLesson.text,
          listedLesson.marks,
          listedLesson.name,
          null,
          null,
        ]),
      ),
      ...guidedDebrief.actions.map(({ what, owner, due_on, status }): Value[] => [
        null,
        t('Action@@of the group'),
        what,
        null,
        owner,
        due_on === null ? null : day(due_on),
        statusText(status, translator),
      ]),
    ],
  };
}
