import type { Flow } from './shift.ts';

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
export type FlowSizes = {
  /** The height of one person. */
  unit: number;
  /** The least height of the place of a bar, in which the bar is centred, so that its label fits. */
  place: number;
  /** The space between two places. */
  gap: number;
};

/**
 * Places the bars and bands of a flow chart. `decisionIds` gives the order of the bars; people without a vote come last and
 * have a bar only if there are any. The height of a bar or band is its number of people times `unit`. The shorter column is
 * centred beside the other.
 */
export function layOutFlow(
  flows: readonly Flow[],
  decisionIds: readonly number[],
  { unit, place, gap }: FlowSizes,
): FlowLayout {
  const ends: (number | null)[] = [...decisionIds, null];
  const peopleOf = (isCounted: (flow: Flow) => boolean) =>
    flows.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  const column = (side: 'from' | 'to') =>
    ends.flatMap((id) => {
      const people = peopleOf((flow) => flow[side] === id);
      return id === null && people === 0
        ? []
        : [{ index: id === null ? null : decisionIds.indexOf(id), people, height: people * unit }];
    });
  const sides = { left: column('from'), right: column('to') };
  const heightOf = (bars: readonly { height: number }[]) =>
    bars.reduce((sum, bar) => sum + Math.max(bar.height, place), gap * Math.max(0, bars.length - 1));
  const height = Math.max(heightOf(sides.left), heightOf(sides.right));
  const stack = (bars: typeof sides.left): FlowBar[] => {
    let top = (height - heightOf(bars)) / 2;
    return bars.map((bar) => {
      const takenHeight = Math.max(bar.height, place);
      const y = top + (takenHeight - bar.height) / 2;
      top += takenHeight + gap;
      return { ...bar, y };
    });
  };
  const left = stack(sides.left);
  const right = stack(sides.right);
  const startOf = (bars: readonly FlowBar[], id: number | null) =>
    bars.find(({ index }) => index === (id === null ? null : decisionIds.indexOf(id)))?.y ?? 0;
  const sentHeights = new Map<number | null, number>();
  const receivedHeights = new Map<number | null, number>();
  const orderedFlows = flows.toSorted(
    (a, b) => ends.indexOf(a.from) - ends.indexOf(b.from) || ends.indexOf(a.to) - ends.indexOf(b.to),
  );
  const bands = orderedFlows.map(({ from, to, people }): FlowBand => {
    const bandHeight = people * unit;
    const band: FlowBand = {
      kind: from === null || to === null ? 'other' : from === to ? 'stayed' : 'moved',
      people,
      from: startOf(left, from) + (sentHeights.get(from) ?? 0),
      to: startOf(right, to) + (receivedHeights.get(to) ?? 0),
      height: bandHeight,
    };
    sentHeights.set(from, (sentHeights.get(from) ?? 0) + bandHeight);
    receivedHeights.set(to, (receivedHeights.get(to) ?? 0) + bandHeight);
    return band;
  });
  return { left, right, bands, height };
}

/**
 * Returns the place of the number of a band: `y`, and how far it is along the band (`x`, from 0 to 1). The numbers of moved
 * people are a third along, where bands that cross are still apart. The others are at its start.
 */
export function bandNumberAt({ kind, from, to, height }: FlowBand): { x: number; y: number } {
  if (kind !== 'moved') return { x: 0, y: from + height / 2 };
  // The curve has its control points in the middle, at the heights of its ends.
  const along = 0.3;
  const x = 1.5 * along * (1 - along) + along ** 3;
  return { x, y: from + (to - from) * along ** 2 * (3 - 2 * along) + height / 2 };
}
