import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { letterOf, roomTitle, titleOf } from '../words.ts';
import { colour, rows, section } from './style.ts';

type Stage = RunData['stages'][number];
type Room = Stage['rooms'][number];

const barWidth = 84;

/** Returns the section on the room votes before the group decided. */
export function roomVotes(stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  const key = t('Dark and bold: as the group decided.');
  return section(
    t('By room'),
    [],
    [roomBars(stage, translator), { text: key, style: 'meta', margin: [0, 4, 0, 0] }],
  );
}

/** Returns a table with the share of each decision and the room's decision, one row per room. */
function roomBars(stage: Stage, translator: Translator): Content {
  const { t } = translator;
  if (stage.rooms.every(({ votes }) => votes === 0))
    return { text: t('No room voted in this stage.'), color: colour.ink2 };
  return {
    layout: rows,
    table: {
      widths: [10, 82, barWidth + 4, 72, '*'],
      body: stage.rooms.map((room): TableCell[] => {
        const name: TableCell[] = [
          { canvas: [{ type: 'rect', x: 0, y: 2, w: 9, h: 9, color: colour.room[room.room_name] }] },
          { text: roomTitle(room.room_name, stage.room_texts, translator) },
        ];
        if (room.decision_id === null)
          return [...name, { text: t('No votes'), color: colour.ink3, colSpan: 3 }, {}, {}];
        const agrees = stage.chosen_decision_id !== null && room.decision_id === stage.chosen_decision_id;
        return [
          ...name,
          splitBar(stage, room),
          {
            text: room.counts
              .filter(({ votes }) => votes > 0)
              .map(({ decision_id, votes }) => `${letterOf(stage, decision_id)} ${votes}`)
              .join('   '),
            color: colour.ink2,
          },
          {
            stack: [
              { text: titleOf(stage, room.decision_id), bold: agrees },
              ...(isTied(room) ? [{ text: t('level, it was first'), style: 'meta' }] : []),
            ],
          },
        ];
      }),
    },
  };
}

/** Returns whether another decision has as many votes in the room. The first to reach the count is the room's decision. */
function isTied({ counts, decision_id }: Room): boolean {
  const leadingVotes = counts.find((one) => one.decision_id === decision_id)?.votes ?? 0;
  return counts.some((one) => one.decision_id !== decision_id && one.votes === leadingVotes);
}

/** Draws the shares of a room's votes in one bar. The group's decision is dark. */
function splitBar(stage: Stage, room: Room): TableCell {
  const greys = [colour.lineStrong, colour.line, colour.sunken];
  const others = stage.decisions.filter(({ id }) => id !== stage.chosen_decision_id);
  let x = 0;
  const parts = room.counts.flatMap(({ decision_id, votes }) => {
    const w = (votes / room.votes) * barWidth;
    if (w === 0) return [];
    const grey = greys[others.findIndex(({ id }) => id === decision_id)] ?? colour.line;
    const color = decision_id === stage.chosen_decision_id ? colour.ink : grey;
    const part = { type: 'rect' as const, x, y: 3, w: Math.max(1, w - 1), h: 8, color };
    x += w;
    return [part];
  });
  return { canvas: parts };
}
