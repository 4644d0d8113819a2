import { type Flow, movesOf, stayedAndMoved, totalFlows } from '@vincere/domain';
import { letterOf, roomTitle } from '../words.ts';
import { type Block, type Cell, lead, section, type Table, text } from './blocks.ts';
import { confidenceParts } from './confidence.ts';
import { partsOf } from './parts.ts';
import type { Report } from './report.ts';
import type { Stage } from './stage.ts';

type Translator = Report['translator'];

/** Returns how people moved from their room vote to their final decision in a stage; nothing if nobody voted. */
export function shiftSection(report: Report, stage: Stage): Block[] {
  const { translator } = report;
  const { t } = translator;
  const { shift } = stage;
  const all = flowsOf(stage);
  if (shift === null || !hasVotes(all)) return [];
  const details = shiftDetails(stage, all, translator);
  const rooms = movedByRoom(stage, translator);
  // The first pages of the short layout have one of the charts, and references lead there.
  const isShownBefore = report.layout === 'board' && mostMoved(report) === stage;
  return section(
    t('From room vote to final decision'),
    [
      lead(shiftSentence(stage, all, translator), 'strong'),
      ...(details === '' ? [] : [lead(details, 'quiet')]),
      { kind: 'flow', stage, flows: all, isSmall: false, instead: null },
      flowTable(stage, all, translator),
      ...(rooms === '' ? [] : [text(t('Moved: {rooms}', { rooms }), 'faint')]),
      ...(shift.on_behalf > 0
        ? [text(t('Recorded by a facilitator: {count}', { count: shift.on_behalf }), 'faint')]
        : []),
      ...(shift.confidence ? confidenceParts(stage, all, shift.confidence, translator) : []),
    ],
    isShownBefore ? undefined : partsOf(report).shift(stage.stage_number).id,
  );
}

/** Returns the stage in which most people changed their minds; undefined if nobody voted in any. */
export function mostMoved({ runData: { stages } }: Report): Stage | undefined {
  const countMovers = (stage: Stage) => stayedAndMoved(flowsOf(stage)).moved;
  const [most] = stages.toSorted((stage, other) => countMovers(other) - countMovers(stage));
  return most !== undefined && hasVotes(flowsOf(most)) ? most : undefined;
}

/** Returns the flows of everybody in a stage. */
export function flowsOf({ shift }: Stage): Flow[] {
  return shift === null ? [] : totalFlows(shift.rooms.flatMap(({ flows }) => flows));
}

function hasVotes(flows: readonly Flow[]): boolean {
  return flows.some(({ from, to }) => from !== null || to !== null);
}

/** Returns how many of each room moved, such as `Economist 2 of 4`; empty if nobody gave both votes. */
function movedByRoom({ shift, room_texts }: Stage, translator: Translator): string {
  const rooms = (shift?.rooms ?? []).flatMap(({ room_name, flows }) => {
    const { stayed, moved } = stayedAndMoved(flows);
    const people = stayed + moved;
    if (people === 0) return [];
    const room = roomTitle(room_name, room_texts, translator);
    return translator.t('{room} {moved} of {people}', { room, moved, people });
  });
  return rooms.join(', ');
}

/** Returns how many of those with both votes changed their minds, and which decisions they left. */
export function shiftSentence(stage: Stage, flows: readonly Flow[], { t, list }: Translator): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const people = stayed + moved;
  if (!flows.some(({ from }) => from !== null)) return t('Nobody cast a room vote, so nobody could move.');
  if (people === 0) return t('Nobody gave both a room vote and a final decision.');
  const { left } = movesOf(flows, idsOf(stage));
  const [first, ...others] = left;
  if (first === undefined) return t('Nobody moved');
  const decision = letterOf(stage, first.id);
  if (others.length > 0) {
    const sources = left.map((source) =>
      t('{left} left {decision}', { left: source.people, decision: letterOf(stage, source.id) }),
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

/** Returns sentences about who stayed, which decisions nobody left, and which ones only people without a room vote joined. */
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

/** Returns the numbers of the chart as a table: a row for each decision with room votes, and one for people without. */
export function flowTable(stage: Stage, flows: readonly Flow[], { t }: Translator): Table {
  const ends = [...idsOf(stage), null];
  const count = (from: number | null, to: number | null) =>
    flows.find((flow) => flow.from === from && flow.to === to)?.people ?? 0;
  const sources = ends.filter((from) => flows.some((flow) => flow.from === from));
  return {
    kind: 'table',
    columns: [
      { title: t('Room vote'), width: 110 },
      ...stage.decisions.map(({ id }) => ({
        title: t('to {decision}', { decision: letterOf(stage, id) }),
        width: null,
        isNumber: true,
      })),
      { title: t('No final decision'), width: null, isNumber: true },
    ],
    rows: sources.map((from): Cell[] => [
      from === null ? t('No room vote') : t('from {decision}', { decision: letterOf(stage, from) }),
      ...ends.map((to): Cell => [{ text: String(count(from, to)), isBold: from !== null && from === to }]),
    ]),
  };
}
