import type { Flow } from '@vincere/domain';

/** The bar of a decision in one of the two columns of a flow chart. `index` is null for people without that vote. */
export type FlowBar = { index: number | null; people: number; y: number; height: number };
/** A band of people between two bars. */
export type FlowBand = {
  kind: 'stayed' | 'moved' | 'other';
  people: number;
  from: number;
  to: number;
  height: number;
};
export type FlowLayout = { left: FlowBar[]; right: FlowBar[]; bands: FlowBand[]; height: number };

/** The height of a bar without people, and the space between two bars. */
const emptyBar = 24;
const gap = 16;

/**
 * Places the bars and bands of a flow chart. `decisionIds` gives the order of the bars; people without a vote come last and
 * have a bar only if there are any. The height of a bar or band is its number of people times `unit`.
 */
export function layOutFlow(flows: readonly Flow[], decisionIds: readonly number[], unit: number): FlowLayout {
  const ends: (number | null)[] = [...decisionIds, null];
  const peopleOf = (isCounted: (flow: Flow) => boolean) =>
    flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  const column = (side: 'from' | 'to'): FlowBar[] => {
    let y = 0;
    return ends.flatMap((id) => {
      const people = peopleOf((flow) => flow[side] === id);
      if (id === null && people === 0) return [];
      const bar = { index: id === null ? null : decisionIds.indexOf(id), people, y, height: people * unit };
      y += Math.max(bar.height, emptyBar) + gap;
      return [bar];
    });
  };
  const left = column('from');
  const right = column('to');
  const startOf = (bars: readonly FlowBar[], id: number | null) =>
    bars.find(({ index }) => index === (id === null ? null : decisionIds.indexOf(id)))?.y ?? 0;
  const sent = new Map<number | null, number>();
  const received = new Map<number | null, number>();
  const ordered = flows.toSorted(
    (a, b) => ends.indexOf(a.from) - ends.indexOf(b.from) || ends.indexOf(a.to) - ends.indexOf(b.to),
  );
  const bands = ordered.map(({ from, to, people }): FlowBand => {
    const height = people * unit;
    const band: FlowBand = {
      kind: from === null || to === null ? 'other' : from === to ? 'stayed' : 'moved',
      people,
      from: startOf(left, from) + (sent.get(from) ?? 0),
      to: startOf(right, to) + (received.get(to) ?? 0),
      height,
    };
    sent.set(from, (sent.get(from) ?? 0) + height);
    received.set(to, (received.get(to) ?? 0) + height);
    return band;
  });
  const end = (bars: readonly FlowBar[]) =>
    Math.max(0, ...bars.map(({ y, height }) => y + Math.max(height, emptyBar)));
  return { left, right, bands, height: Math.max(end(left), end(right)) };
}
