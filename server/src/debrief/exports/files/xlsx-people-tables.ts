import { categories, categoryTitles, questionSlots, type RunRooms } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData } from '../run-data.ts';
import type { Clock, Table } from './table.ts';
import { personName, roomTitle } from './words.ts';

/* The tables of participants, questionnaire answers and questions to the facilitators. */

export function peopleTable({ run, people }: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('People'),
    columns: [
      [t('Participant@@who voted'), 24],
      [t('Email'), 28],
      [t('Guest'), 8],
      [t('Room'), 16],
      [t('Joined'), 20],
      [t('Removed'), 20],
      ...categories.flatMap((category): [string, number][] => [
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
      ...categories.flatMap((category) => [person.pre?.[category] ?? null, person.post?.[category] ?? null]),
    ]),
  };
}

export function answerTable({ responses }: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Questionnaires'),
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
