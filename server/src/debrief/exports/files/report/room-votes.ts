import type { RunData } from '../../run-data.ts';
import { letterOf, roomTitle, titleOf } from '../words.ts';
import { type Block, type Cell, type Mark, type Shade, section, text } from './blocks.ts';
import type { Report } from './report.ts';

type Stage = RunData['stages'][number];
type Room = Stage['rooms'][number];

/** Returns how the rooms had voted before the group decided. */
export function roomVotes({ translator }: Report, stage: Stage): Block[] {
  const { t } = translator;
  const hasVotes = stage.rooms.some(({ votes }) => votes > 0);
  return section(
    t('By room'),
    hasVotes
      ? [
          {
            kind: 'table',
            columns: [
              { title: '', width: 12 },
              { title: t('Room'), width: 96 },
              { title: t('Share@@of votes'), width: 88 },
              { title: t('Room votes'), width: 90 },
              { title: t('Decision of the room'), width: null },
            ],
            rows: stage.rooms.map((room) => rowOf(stage, room, translator)),
          },
          text(t('Dark and bold: as the group decided.'), 'faint'),
        ]
      : [text(t('No room voted in this stage.'), 'quiet')],
  );
}

function rowOf(stage: Stage, room: Room, translator: Report['translator']): Cell[] {
  const { t } = translator;
  const name: Cell[] = [
    { mark: 'room', room: room.room_name },
    roomTitle(room.room_name, stage.room_texts, translator),
  ];
  if (room.decision_id === null) return [...name, '', [{ text: t('No votes'), tone: 'quiet' }], ''];
  const agrees = stage.chosen_decision_id !== null && room.decision_id === stage.chosen_decision_id;
  return [
    ...name,
    split(stage, room),
    [{ text: countsOf(stage, room), tone: 'quiet' }],
    {
      stack: [
        text([{ text: titleOf(stage, room.decision_id), isBold: agrees }]),
        ...(isTied(room) ? [text(t('level, it was first'), 'faint')] : []),
      ],
    },
  ];
}

/** Returns the votes of a room, such as `A 3   B 1`. */
function countsOf(stage: Stage, { counts }: Room): string {
  return counts
    .filter(({ votes }) => votes > 0)
    .map(({ decision_id, votes }) => `${letterOf(stage, decision_id)} ${votes}`)
    .join('   ');
}

/** Returns whether another decision has as many votes in the room. The first to reach the count is the room's decision. */
export function isTied({ counts, decision_id }: Room): boolean {
  const leadingVotes = counts.find((one) => one.decision_id === decision_id)?.votes ?? 0;
  return counts.some((one) => one.decision_id !== decision_id && one.votes === leadingVotes);
}

/** Returns the shares of a room's votes in one bar. The group's decision is the darkest. */
function split(stage: Stage, room: Room): Mark {
  const shades: readonly Shade[] = ['dark', 'middle', 'light'];
  const others = stage.decisions.filter(({ id }) => id !== stage.chosen_decision_id);
  const shadeOf = (id: number): Shade =>
    id === stage.chosen_decision_id
      ? 'ink'
      : (shades[others.findIndex((other) => other.id === id)] ?? 'middle');
  return {
    mark: 'bar',
    parts: room.counts
      .filter(({ votes }) => votes > 0)
      .map(({ decision_id, votes }) => ({ share: votes / room.votes, shade: shadeOf(decision_id) })),
  };
}
