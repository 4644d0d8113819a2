import { type Flow, movesOf, stayedAndMoved, totalFlows } from '@vincere/domain';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { Translator } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { letterOf, roomTitle } from '../words.ts';
import { distributions, forecastsTable, meansByMove } from './confidence.ts';
import { flowChart } from './flow-chart.ts';
import { closeRows, colour, section } from './style.ts';

type Stage = RunData['stages'][number];
type ConfidenceTotals = NonNullable<NonNullable<Stage['shift']>['confidence']>;

/** Returns how people moved from their room vote to their final decision in a stage; nothing if nobody voted. */
export function shiftSection(stage: Stage, translator: Translator): Content[] {
  const { t } = translator;
  const { shift } = stage;
  if (shift === null) return [];
  const all = totalFlows(shift.rooms.flatMap(({ flows }) => flows));
  if (!all.some(({ from, to }) => from !== null || to !== null)) return [];
  const rooms = shift.rooms.flatMap(({ room_name, flows }) => {
    const own = stayedAndMoved(flows);
    const people = own.stayed + own.moved;
    return people === 0
      ? []
      : t('{room} {moved} of {people}', {
          room: roomTitle(room_name, stage.room_texts, translator),
          moved: own.moved,
          people,
        });
  });
  const details = shiftDetails(stage, all, translator);
  return section(
    t('From room vote to final decision'),
    [
      flowTable(stage, all, translator),
      ...(rooms.length === 0 ? [] : [meta(t('Moved: {rooms}', { rooms: rooms.join(', ') }))]),
      ...(shift.on_behalf > 0
        ? [meta(t('Recorded by a facilitator: {count}', { count: shift.on_behalf }))]
        : []),
      ...(shift.confidence ? confidenceParts(stage, all, shift.confidence, translator) : []),
    ],
    [
      { text: shiftSentence(stage, all, translator), bold: true, margin: [0, 0, 0, 2] },
      ...(details === '' ? [] : [{ text: details, color: colour.ink2 } as Content]),
      flowChart(stage, all, translator),
    ],
    `shift-${stage.stage_number}`,
  );
}

function meta(text: string): Content {
  return { text, style: 'meta', margin: [0, 3, 0, 0] };
}

/** Returns how many of those with both votes changed their minds, and which decisions they left. */
function shiftSentence(stage: Stage, flows: readonly Flow[], { t, list }: Translator): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const people = stayed + moved;
  if (!flows.some(({ from }) => from !== null)) return t('Nobody cast a room vote, so nobody could move.');
  if (people === 0) return t('Nobody gave both a room vote and a final decision.');
  const { left } = movesOf(flows, idsOf(stage));
  const [first, ...others] = left;
  if (first === undefined) return t('Nobody moved');
  const decision = letterOf(stage, first.id);
  if (others.length > 0) {
    const sources = left.map((one) =>
      t('{left} left {decision}', { left: one.people, decision: letterOf(stage, one.id) }),
    );
    return t('{moved} of {people} changed their minds: {sources}', { moved, people, sources: list(sources) });
  }
  return moved === 1
    ? t('1 of {people} moved, away from {decision}', { people, decision })
    : t('{moved} of {people} changed their minds, all of them away from {decision}', {
        moved,
        people,
        decision,
      });
}

/** Returns who stayed, which decisions nobody left, and which only people without a room vote joined. */
function shiftDetails(stage: Stage, flows: readonly Flow[], { t, choices }: Translator): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const { kept, joined } = movesOf(flows, idsOf(stage));
  const letters = kept.map((id) => letterOf(stage, id));
  return [
    ...(stayed === 0 ? [] : [t('Kept the decision of their room vote: {count}.', { count: stayed })]),
    ...(moved === 0 || letters.length === 0
      ? []
      : [t('Nobody left {decisions}.', { decisions: choices(letters) })]),
    ...(moved === 0
      ? []
      : joined.map(({ id, people }) =>
          t('Only people without a room vote joined {decision}: {count}.', {
            decision: letterOf(stage, id),
            count: people,
          }),
        )),
  ].join(' ');
}

function idsOf(stage: Stage): number[] {
  return stage.decisions.map(({ id }) => id);
}

/** Returns the distributions, the means, and the forecasts compared with the decisions. */
function confidenceParts(
  stage: Stage,
  flows: readonly Flow[],
  confidence: ConfidenceTotals,
  translator: Translator,
): Content[] {
  const { t } = translator;
  const { room_votes, forecasts, by_move, more_popular } = confidence;
  const chose = (decisionId: number) =>
    flows.reduce((sum, { to, people }) => sum + (to === decisionId ? people : 0), 0);
  return [
    distributions(confidence, translator),
    ...(by_move ? meansByMove(by_move, translator) : []),
    ...(room_votes && by_move === null
      ? [meta(t('Means are left out, because they would reveal the answers of fewer than four people.'))]
      : []),
    ...(forecasts
      ? [
          forecastsTable(
            forecasts.map(({ decision_id, people }) => ({
              letter: letterOf(stage, decision_id),
              title: stage.decisions.find(({ id }) => id === decision_id)?.title_of_decision ?? '',
              isChosen: decision_id === stage.chosen_decision_id,
              expected: people,
              chose: chose(decision_id),
            })),
            {
              all: forecasts.reduce((sum, { people }) => sum + people, 0),
              made: flows.reduce((sum, { to, people }) => sum + (to === null ? 0 : people), 0),
            },
            translator,
          ),
        ]
      : []),
    ...(more_popular
      ? [
          {
            text: t(
              '{decision} was more popular than predicted: {votes} of {allVotes} room votes, {forecasts} of {allForecasts} forecasts. This does not make it the better decision.',
              {
                decision: letterOf(stage, more_popular.decision_id),
                votes: more_popular.votes,
                allVotes: more_popular.of_votes,
                forecasts: more_popular.forecasts,
                allForecasts: more_popular.of_forecasts,
              },
            ),
            margin: [0, 4, 0, 0],
          } as Content,
        ]
      : []),
  ];
}

/** Returns the numbers of the chart as a table: a row for each decision with room votes, and one for people without. */
function flowTable(stage: Stage, flows: readonly Flow[], { t }: Translator): Content {
  const ends = [...idsOf(stage), null];
  const count = (from: number | null, to: number | null) =>
    flows.find((flow) => flow.from === from && flow.to === to)?.people ?? 0;
  const sources = ends.filter((from) => flows.some((flow) => flow.from === from));
  return {
    unbreakable: true,
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
        ...sources.map((from): TableCell[] => [
          {
            text:
              from === null ? t('No room vote') : t('from {decision}', { decision: letterOf(stage, from) }),
            color: colour.ink2,
          },
          ...ends.map(
            (to): TableCell => ({
              text: String(count(from, to)),
              alignment: 'right',
              bold: from !== null && from === to,
            }),
          ),
        ]),
      ],
    },
  };
}
