import { placeName } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Speech } from '../../../languages/speech.ts';
import type { Book } from '../../book.ts';
import { letterOf, titleOf } from '../words.ts';
import { colour, rows, section } from './style.ts';

type Stage = Book['stages'][number];
type Room = Stage['rooms'][number];

const barWidth = 84;

/** What the rooms had voted before the group decided. */
export function roomVotes(stage: Stage, say: Speech): Content[] {
  const { t } = say;
  const key = t('Dark and bold: as the group decided.');
  return section(
    t('By room'),
    [],
    [roomBars(stage, say), { text: key, style: 'meta', margin: [0, 4, 0, 0] }],
  );
}

/** Of each room the part of each decision, and its own decision. */
function roomBars(stage: Stage, { t }: Speech): Content {
  if (stage.rooms.every(({ votes }) => votes === 0))
    return { text: t('No room voted in this stage.'), color: colour.ink2 };
  return {
    layout: rows,
    table: {
      widths: [10, 82, barWidth + 4, 72, '*'],
      body: stage.rooms.map((room): TableCell[] => {
        const name: TableCell[] = [
          { canvas: [{ type: 'rect', x: 0, y: 2, w: 9, h: 9, color: colour.room[room.room_name] }] },
          { text: t(placeName(room.room_name)) },
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
              ...(isLevel(room) ? [{ text: t('level, it was first'), style: 'meta' }] : []),
            ],
          },
        ];
      }),
    },
  };
}

/** Whether a room's decision shares its count with another: the one that reached it first is the room's (ruling 8.3). */
function isLevel({ counts, decision_id }: Room): boolean {
  const own = counts.find((one) => one.decision_id === decision_id)?.votes ?? 0;
  return counts.some((one) => one.decision_id !== decision_id && one.votes === own);
}

/** The votes of a room side by side; dark is what the group chose. */
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
