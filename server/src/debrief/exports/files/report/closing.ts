import type { RunData } from '../../run-data.ts';
import { letterOf, roomTitle } from '../words.ts';
import { type Block, type Cell, lead, section, text } from './blocks.ts';
import { partsOf } from './parts.ts';
import { questionnaires } from './questionnaires.ts';
import type { Report } from './report.ts';
import { levelLetters } from './room-votes.ts';

/** Returns what follows the stages: how rooms and group agreed, and the questionnaires. */
export function closing(report: Report): Block[] {
  const { t } = report.translator;
  const { id, title } = partsOf(report).rooms;
  return [
    { kind: 'heading', size: 'chapter', text: title, id },
    ...section(t('Rooms compared with the group'), [
      lead(
        t(
          'What each room had voted among its own, against what the group then decided. Dark: they decided alike.',
        ),
        'faint',
      ),
      agreementTable(report),
    ]),
    ...questionnaires(report),
  ];
}

function agreementTable({ runData: { run, stages, agreement }, translator }: Report): Block {
  const { t } = translator;
  return {
    kind: 'table',
    columns: [
      { title: t('Room'), width: 130 },
      ...stages.map(({ stage_number }) => ({
        title: t('Stage {number}', { number: stage_number }),
        width: null,
      })),
      { title: t('Decided alike'), width: 80 },
    ],
    rows: [
      [
        [{ text: t('The group@@row'), isBold: true }],
        ...stages.map((stage) => letterCell(stage, stage.chosen_decision_id)),
        '',
      ],
      ...agreement.map(({ room_name, agreed, of }): Cell[] => [
        roomTitle(room_name, run.rooms, translator),
        ...stages.map((stage): Cell => {
          const room = stage.rooms.find((candidate) => candidate.room_name === room_name);
          if (room !== undefined && room.tied.length > 0)
            return [`${levelLetters(stage, room)} `, { text: t('level@@votes'), tone: 'faint' }];
          return room?.decision_id ? letterCell(stage, room.decision_id) : faint(t('no votes'));
        }),
        of === 0 ? faint(t('None@@stages')) : t('{count} of {total}', { count: agreed, total: of }),
      ]),
    ],
  };
}

function faint(words: string): Cell {
  return [{ text: words, tone: 'faint' }];
}

function letterCell(stage: RunData['stages'][number], decisionId: number | null): Cell {
  const isChosen = decisionId === stage.chosen_decision_id;
  return { mark: 'decision', letter: letterOf(stage, decisionId ?? 0), isChosen };
}

/** Returns the facilitators' notes, or nothing if they were not requested or are empty. */
export function facilitatorNotes({ runData: { run }, translator: { t } }: Report): Block[] {
  if (run.notes === null || run.notes.trim() === '') return [];
  const paragraphs = run.notes.trim().split(/\n\s*\n/);
  return [
    { kind: 'heading', size: 'chapter', text: t("The facilitators' notes") },
    ...paragraphs.map((paragraph) => text(paragraph)),
  ];
}
