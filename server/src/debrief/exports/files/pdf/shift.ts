import { placeName, stayedAndMoved, totalFlows } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { confidenceLines, letterOf } from '../words.ts';
import { closeRows, colour, section } from './style.ts';

type Stage = RunData['stages'][number];
type Flows = ReturnType<typeof totalFlows>;

/** Returns how people moved from their room vote to their final decision in a stage; nothing if nobody voted. */
export function shiftSection(stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  const { shift } = stage;
  if (shift === null) return [];
  const all = totalFlows(shift.rooms.flatMap(({ flows }) => flows));
  if (!all.some(({ from, to }) => from !== null || to !== null)) return [];
  const { stayed, moved } = stayedAndMoved(all);
  const rooms = shift.rooms.flatMap(({ room_name, flows }) => {
    const own = stayedAndMoved(flows);
    const people = own.stayed + own.moved;
    return people === 0
      ? []
      : t('{room} {moved} of {people}', { room: t(placeName(room_name)), moved: own.moved, people });
  });
  return section(
    t('From room vote to final decision'),
    [
      ...(rooms.length === 0
        ? []
        : [
            {
              text: t('Moved: {rooms}', { rooms: rooms.join(', ') }),
              style: 'meta',
              margin: [0, 3, 0, 0],
            } as Content,
          ]),
      ...confidenceLines(stage, translator).map((line): Content => ({ text: line, margin: [0, 3, 0, 0] })),
      ...(shift.on_behalf > 0
        ? [
            {
              text: t('Recorded by a facilitator: {count}', { count: shift.on_behalf }),
              style: 'meta',
            } as Content,
          ]
        : []),
    ],
    [
      {
        text: t('{moved} of {people} people with both votes changed their minds.', {
          moved,
          people: stayed + moved,
        }),
        margin: [0, 0, 0, 4],
      },
      {
        layout: closeRows,
        table: {
          widths: [110, ...stage.decisions.map(() => '*' as const), '*'],
          body: [
            [
              { text: t('Room vote'), style: 'meta' },
              ...stage.decisions.map(
                ({ id }): TableCell => ({
                  text: t('to {decision}', { decision: letterOf(stage, id) }),
                  style: 'meta',
                  alignment: 'right',
                }),
              ),
              { text: t('No final decision'), style: 'meta', alignment: 'right' },
            ],
            ...decisionRows(stage, all, translator),
          ],
        },
      },
    ],
  );
}

/** Returns a row for each decision that had room votes, and one for people without a room vote. */
function decisionRows(stage: Stage, flows: Flows, { t }: Translator): TableCell[][] {
  const ends = [...stage.decisions.map(({ id }) => id), null];
  const count = (from: number | null, to: number | null) =>
    flows.find((flow) => flow.from === from && flow.to === to)?.people ?? 0;
  const sources = ends.filter((from) => flows.some((flow) => flow.from === from));
  return sources.map((from): TableCell[] => [
    {
      text: from === null ? t('No room vote') : t('from {decision}', { decision: letterOf(stage, from) }),
      color: colour.ink2,
    },
    ...ends.map(
      (to): TableCell => ({
        text: String(count(from, to)),
        alignment: 'right',
        bold: from !== null && from === to,
      }),
    ),
  ]);
}
