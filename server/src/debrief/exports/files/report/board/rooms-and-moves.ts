import { letterOf, roomTitle } from '../../words.ts';
import { type Block, type Cell, text } from '../blocks.ts';
import { partsOf } from '../parts.ts';
import type { Report } from '../report.ts';
import { levelLetters } from '../room-votes.ts';
import { flowsOf, flowTable, mostMoved, shiftSentence } from '../shift.ts';
import type { Stage } from '../stage.ts';

/** The most stages for which the table of the rooms fits into half of a page. */
const maxBeside = 3;

/** Returns the decision of each room beside that of the group, and the stage in which most people changed their minds. */
export function roomsAndMoves(report: Report): Block[] {
  const rooms = roomsTable(report);
  const moves = mostMoved(report);
  if (moves === undefined) return rooms;
  const chart = movesOf(report, moves);
  if (report.runData.stages.length > maxBeside) return [...rooms, ...chart];
  return [
    {
      kind: 'columns',
      columns: [
        { width: 252, blocks: rooms },
        { width: null, blocks: chart },
      ],
    },
  ];
}

function roomsTable(report: Report): Block[] {
  const { runData, translator } = report;
  const { t } = translator;
  const { run, stages, agreement } = runData;
  return [
    {
      kind: 'heading',
      size: 'section',
      text: t('Rooms and group'),
      id: partsOf(report).rooms.id,
      note: t('filled: as the group'),
    },
    {
      kind: 'table',
      columns: [
        { title: '', width: 12 },
        { title: t('Room'), width: null },
        ...stages.map(({ stage_number }) => ({
          title: t('Stage {number}', { number: stage_number }),
          width: 50,
        })),
      ],
      rows: agreement.map(({ room_name }): Cell[] => [
        { mark: 'room', room: room_name },
        roomTitle(room_name, run.rooms, translator),
        ...stages.map((stage) => decisionOf(report, stage, room_name)),
      ]),
    },
  ];
}

/** Returns the decision of a room with its votes, such as `B 3 of 4`. */
function decisionOf(
  { translator: { t } }: Report,
  stage: Stage,
  roomName: Stage['rooms'][number]['room_name'],
): Cell {
  const room = stage.rooms.find(({ room_name }) => room_name === roomName);
  if (room !== undefined && room.tied.length > 0)
    return [`${levelLetters(stage, room)} `, { text: t('level@@votes'), tone: 'faint' }];
  if (room === undefined || room.decision_id === null) return [{ text: t('no votes'), tone: 'faint' }];
  const votes = room.counts.find(({ decision_id }) => decision_id === room.decision_id)?.votes ?? 0;
  return {
    beside: [
      {
        mark: 'decision',
        letter: letterOf(stage, room.decision_id),
        isChosen: room.decision_id === stage.chosen_decision_id,
      },
      text(t('{part} of {total}@@votes', { part: votes, total: room.votes }), 'faint'),
    ],
  };
}

function movesOf(report: Report, stage: Stage): Block[] {
  const { translator } = report;
  const { t } = translator;
  const flows = flowsOf(stage);
  return [
    {
      kind: 'heading',
      size: 'section',
      text: t('From the rooms to the group'),
      id: partsOf(report).shift(stage.stage_number).id,
    },
    { kind: 'flow', stage, flows, isSmall: true, instead: flowTable(stage, flows, translator) },
    text(
      t('Stage {number}: {scenario}', {
        number: stage.stage_number,
        scenario: shiftSentence(stage, flows, translator),
      }),
      'quiet',
    ),
  ];
}
