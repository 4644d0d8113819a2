import {
  categories,
  categoryTitles,
  type Question,
  type QuestionKey,
  type QuestionnaireType,
  questionKeys,
  questionSlots,
  questions,
  type RunRooms,
} from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData } from '../run-data.ts';
import type { Clock, Table } from './table.ts';
import { personName, roomTitle } from './words.ts';

/* The tables of participants, questionnaire answers and questions to the facilitators. */

export function peopleTable({ run, people }: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  const namedCategories = run.names_answers ? categories : [];
  return {
    name: t('People'),
    columns: [
      [t('Participant@@who voted'), 24],
      [t('Email'), 28],
      [t('Guest'), 8],
      [t('Room'), 16],
      [t('Joined'), 20],
      [t('Removed'), 20],
      ...namedCategories.flatMap((category): [string, number][] => [
        [t('{category}, before', { category: t(categoryTitles[category]) }), 12],
        [t('{category}, after', { category: t(categoryTitles[category]) }), 12],
      ]),
    ],
    rows: people.map((person) => [
      personName(person, translator),
      person.email_address,
      person.is_guest,
      person.room_name === null ? null : roomTitle(person.room_name, run.rooms, translator),
      clock(person.joined_at),
      clock(person.removed_at),
      ...namedCategories.flatMap((category) => [
        person.pre?.[category] ?? null,
        person.post?.[category] ?? null,
      ]),
    ]),
  };
}

const sides = ['pre', 'post'] as const;

/** Returns the sheet of the questions on a scale: how many people gave each answer, without names. */
export function scaleTable({ questionnaires }: RunData, { t, translate }: Translator): Table {
  const steps = [1, 2, 3, 4, 5] as const;
  return {
    name: t('Questionnaires'),
    columns: [
      [t('Category'), 24],
      [t('Questionnaire'), 14],
      [t('Question@@asked'), 60],
      [t('1 means'), 20],
      [t('5 means'), 20],
      ...steps.map((step): [string, number] => [String(step), 8]),
      [t('Mean of the pairs'), 12],
    ],
    rows: questionnaires.scales.flatMap((figures) =>
      sides.map((side) => {
        const { text, category, options } = questionOf(side, figures.key);
        return [
          t(categoryTitles[category]),
          sideTitle(side, t),
          translate(text),
          translate(options?.minLabel ?? ''),
          translate(options?.maxLabel ?? ''),
          ...steps.map((step) => figures[side]?.[step - 1] ?? null),
          figures.means?.[side] ?? null,
        ];
      }),
    ),
  };
}

/** Returns the sheet of the open answers, without names. */
export function openAnswerTable({ open_answers }: RunData, { t, translate }: Translator): Table {
  return {
    name: t('Open answers'),
    columns: [
      [t('Category'), 24],
      [t('Questionnaire'), 14],
      [t('Question@@asked'), 60],
      [t('Answer@@given'), 80],
    ],
    rows: open_answers.flatMap((question) =>
      sides.flatMap((side) => {
        const { text, category } = questionOf(side, question.key);
        return (question[side] ?? []).map((answer) => [
          t(categoryTitles[category]),
          sideTitle(side, t),
          translate(text),
          answer,
        ]);
      }),
    ),
  };
}

function questionOf(side: QuestionnaireType, key: QuestionKey): Question {
  return questions[side][questionKeys.indexOf(key)] as Question;
}

function sideTitle(side: QuestionnaireType, t: Translator['t']): string {
  return side === 'pre' ? t('Usually') : t('This time');
}

/** Returns the sheet of the answers that the run names, one row per person and questionnaire. */
export function namedAnswerTable({ responses }: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Answers with names'),
    columns: [
      [t('Participant@@who voted'), 24],
      [t('Email'), 28],
      [t('Guest'), 8],
      [t('Questionnaire'), 14],
      [t('At@@when'), 20],
      ...questionSlots.map(({ key, type }): [string, number] => [key, type === 'scale' ? 12 : 40]),
    ],
    rows: responses.map((response) => [
      personName(response, translator),
      response.email_address,
      response.is_guest,
      response.questionnaire,
      clock(response.at),
      ...questionSlots.map(({ key }) => response.answers[key]),
    ]),
  };
}

export function helpTable(
  help: NonNullable<RunData['help']>,
  rooms: RunRooms,
  clock: Clock,
  translator: Translator,
): Table {
  const { t } = translator;
  return {
    name: t('Help line'),
    columns: [
      [t('Participant@@who voted'), 24],
      [t('Room'), 16],
      [t('Asked'), 20],
      [t('Question@@asked'), 60],
      [t('Answers'), 60],
      [t('Settled'), 20],
    ],
    rows: help.map((question) => [
      personName(question, translator),
      question.room_name === null ? null : roomTitle(question.room_name, rooms, translator),
      clock(question.created_at),
      question.content,
      question.answers.map(({ by, content }) => `${by}: ${content}`).join('\n'),
      clock(question.settled_at),
    ]),
  };
}
