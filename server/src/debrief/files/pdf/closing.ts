import { placeName, smallestGroup } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Book } from '../../book.ts';
import { letterOf } from '../words.ts';
import { meansTable } from './means.ts';
import { colour, inSvg, rows, section } from './style.ts';

/** What lies beyond single stages: rooms against the group, and the questionnaires. */
export function closingPages(book: Book): Content[] {
  return [
    { text: 'Rooms and group', style: 'h2', pageBreak: 'before', margin: [0, 0, 0, 4] },
    {
      text: 'What each room had voted among its own, against what the group then decided. Dark: they decided alike.',
      style: 'meta',
    },
    ...section('Room against executive decision', [], [agreementTable(book)]),
    ...section('Before and after', [], questionnaires(book)),
  ];
}

function agreementTable({ stages, agreement }: Book): Content {
  return {
    layout: rows,
    table: {
      widths: [110, ...stages.map(() => 62), '*'],
      body: [
        ['Room', ...stages.map(({ stage_number }) => `Stage ${stage_number}`), 'Decided alike'].map(
          (text) => ({
            text,
            style: 'head',
          }),
        ),
        [
          { text: 'The group', bold: true, margin: [0, 2, 0, 0] },
          ...stages.map((stage) => letterCell(letterOf(stage, stage.chosen_decision_id ?? 0), true)),
          '',
        ],
        ...agreement.map(({ room_name, agreed, of }): TableCell[] => [
          { text: placeName(room_name), margin: [0, 2, 0, 0] },
          ...stages.map((stage): TableCell => {
            const room = stage.rooms.find((one) => one.room_name === room_name);
            if (!room?.decision_id) return { text: 'no votes', style: 'meta', margin: [0, 2, 0, 0] };
            return letterCell(
              letterOf(stage, room.decision_id),
              room.decision_id === stage.chosen_decision_id,
            );
          }),
          of === 0
            ? { text: 'no votes', style: 'meta', margin: [0, 2, 0, 0] }
            : { text: `${agreed} of ${of}`, margin: [0, 2, 0, 0] },
        ]),
      ],
    },
  };
}

function letterCell(letter: string, isAlike: boolean): TableCell {
  const [fill, text] = isAlike ? [colour.ink, '#ffffff'] : ['#ffffff', colour.ink];
  return {
    svg: `<svg width="20" height="16" viewBox="0 0 20 16"><rect x="0.5" y="0.5" width="19" height="15" rx="2" fill="${fill}" stroke="${colour.ink}"/><text x="10" y="11.5" font-family="Roboto" font-size="9" font-weight="bold" text-anchor="middle" fill="${text}">${inSvg(letter)}</text></svg>`,
  };
}

function questionnaires({ questionnaires: { paired, group } }: Book): Content[] {
  if (group === null) {
    const who = paired === 0 ? 'Nobody has' : paired === 1 ? 'One person has' : `${paired} people have`;
    return [
      {
        text: `${who} answered both questionnaires. A group's figures are shown from ${smallestGroup} people on: fewer could be recognised in them.`,
        color: colour.ink2,
      },
    ];
  }
  return [
    {
      text: `The mean answers of the ${paired} people who answered both times, on a scale from 1 to 5.`,
      color: colour.ink2,
      margin: [0, 0, 0, 10],
    },
    ...meansTable(group),
  ];
}

/** The facilitators' own notes, where they are asked for and there are any. */
export function notes({ run }: Book): Content[] {
  if (run.notes === null || run.notes.trim() === '') return [];
  return section("The facilitators' notes", [{ text: run.notes, lineHeight: 1.3 }]);
}
