import { smallestGroup } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { letterOf, roomTitle } from '../words.ts';
import { meansTable } from './means.ts';
import { chapterGap, colour, inSvg, page, rows, section } from './style.ts';

/** Returns the pages after the stages: how rooms and group agreed, and the questionnaires. */
export function closingPages(runData: RunData, translator: Translator): Content[] {
  const { t } = translator;
  return [
    {
      unbreakable: true,
      stack: [
        { text: t('Rooms and group'), id: 'rooms', style: 'h2', margin: [0, chapterGap, 0, 4] },
        {
          text: t(
            'What each room had voted among its own, against what the group then decided. Dark: they decided alike.',
          ),
          style: 'meta',
        },
        ...section(t('Rooms compared with the group'), [], [agreementTable(runData, translator)]),
      ],
    },
    ...section(t('Before and after'), [], questionnaires(runData, translator)),
  ];
}

function agreementTable({ run, stages, agreement }: RunData, translator: Translator): Content {
  const { t } = translator;
  // Each stage gets an equal share of the width left by the names, the last column and the gaps.
  const width = Math.min(62, (page.text - 110 - 80) / stages.length - 12);
  return {
    layout: rows,
    table: {
      widths: [110, ...stages.map(() => width), '*'],
      body: [
        [
          t('Room'),
          ...stages.map(({ stage_number }) => t('Stage {number}', { number: stage_number })),
          t('Decided alike'),
        ].map((text) => ({ text, style: 'head' })),
        [
          { text: t('The group@@row'), bold: true, margin: [0, 2, 0, 0] },
          ...stages.map((stage) => letterCell(letterOf(stage, stage.chosen_decision_id ?? 0), true)),
          '',
        ],
        ...agreement.map(({ room_name, agreed, of }): TableCell[] => [
          { text: roomTitle(room_name, run.rooms, translator), margin: [0, 2, 0, 0] },
          ...stages.map((stage): TableCell => {
            const room = stage.rooms.find((one) => one.room_name === room_name);
            if (!room?.decision_id) return { text: t('no votes'), style: 'meta', margin: [0, 2, 0, 0] };
            return letterCell(
              letterOf(stage, room.decision_id),
              room.decision_id === stage.chosen_decision_id,
            );
          }),
          of === 0
            ? { text: t('no votes'), style: 'meta', margin: [0, 2, 0, 0] }
            : { text: t('{count} of {total}', { count: agreed, total: of }), margin: [0, 2, 0, 0] },
        ]),
      ],
    },
  };
}

function letterCell(letter: string, isAlike: boolean): TableCell {
  const [fill, text] = isAlike ? [colour.ink, '#ffffff'] : ['#ffffff', colour.ink];
  return {
    svg: `<svg width="20" height="16" viewBox="0 0 20 16"><rect x="0.5" y="0.5" width="19" height="15" rx="2" fill="${fill}" stroke="${colour.ink}"/><text x="10" y="11.5" font-family="Archivo" font-size="9" font-weight="bold" text-anchor="middle" fill="${text}">${inSvg(letter)}</text></svg>`,
  };
}

function questionnaires({ questionnaires: { paired, group } }: RunData, translator: Translator): Content[] {
  const { t } = translator;
  if (group === null) {
    return [{ text: tooFew(paired, translator), color: colour.ink2 }];
  }
  return [
    {
      text: t('The mean answers of the {people} people who answered both times, on a scale from 1 to 5.', {
        people: paired,
      }),
      color: colour.ink2,
      margin: [0, 0, 0, 10],
    },
    ...meansTable(group, translator),
  ];
}

function tooFew(people: number, { t }: Translator): string {
  const least = smallestGroup;
  if (people === 0)
    return t(
      "Nobody has answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
      { least },
    );
  if (people === 1)
    return t(
      "One person has answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
      { least },
    );
  return t(
    "{people} people have answered both questionnaires. A group's figures are shown from {least} people on: fewer could be recognised in them.",
    { people, least },
  );
}

/** Returns the section with the facilitators' notes, or nothing if they were not requested or are empty. */
export function notes({ run }: RunData, { t }: Translator): Content[] {
  if (run.notes === null || run.notes.trim() === '') return [];
  return section(t("The facilitators' notes"), [{ text: run.notes, lineHeight: 1.3 }]);
}
