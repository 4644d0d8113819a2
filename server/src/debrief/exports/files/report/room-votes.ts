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
  if (room.votes === 0) return [...name, '', [{ text: t('No votes'), tone: 'quiet' }], ''];
  const agrees = room.decision_id !== null && room.decision_id === stage.chosen_decision_id;
  return [
    ...name,
    split(stage, room),
    [{ text: countsOf(stage, room), tone: 'quiet' }],
    room.tied.length > 0
      ? [{ text: t('Level: {decisions}', { decisions: levelLetters(stage, room) }), tone: 'quiet' }]
      : [{ text: titleOf(stage, room.decision_id), isBold: agrees }],
  ];
}

/** Returns the votes of a room, such as `A 3   B 1`. */
function countsOf(stage: Stage, { counts }: Room): string {
  return counts
    .filter(({ votes }) => votes > 0)
    .map(({ decision_id, votes }) => `${letterOf(stage, decision_id)} ${votes}`)
    .join('   ');
}

/** Returns the letters of the decisions that are level in a room, such as `A, B`. */
export function levelLetters(stage: Stage, { tied }: Room): string {
  return tied
    .map((id) => letterOf(stage, id))
    .toSorted()
    .join(', ');
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
