import type { Answer, Calls } from '@vincere/contract';

export type Sample = Answer<Calls['getSample']>;
type Stages = Sample['stages'];

/** Which fork the drawn way takes, stage by stage: the last, then the middle one. */
const forks = [2, 1];

/** One way through the tree: the place of its scenario in each stage. */
export function wayThrough(stages: Stages): number[] {
  const way = [0];
  for (const [index, { scenarios }] of stages.entries()) {
    const onward = scenarios[way.at(-1) ?? 0]?.leads_to ?? [];
    const next = onward[forks[index] ?? 0] ?? onward[0];
    if (next === undefined) break;
    way.push(next);
  }
  return way;
}

/** How many different ways lead from the first scenario to an end. */
export function countWays(stages: Stages, stage = 0, place = 0): number {
  const onward = stages[stage]?.scenarios[place]?.leads_to ?? [];
  if (onward.length === 0) return 1;
  return onward.map((next) => countWays(stages, stage + 1, next)).reduce((sum, count) => sum + count, 0);
}

export type Point = { x: number; y: number; name: string; onWay: boolean; stage: number; place: number };
export type Line = { from: Point; to: Point; onWay: boolean };
export const frame = { width: 1180, height: 392, top: 49.2, bottom: 356.8, columns: [12, 380, 850] } as const;

/** Where each scenario stands in the picture: the last stage evenly, the others level with the middle of what follows. */
export function layOut(stages: Stages): { points: Point[]; lines: Line[] } {
  const way = wayThrough(stages);
  const heights: number[][] = [];
  for (const [index, { scenarios }] of [...stages.entries()].reverse()) {
    const step = (frame.bottom - frame.top) / Math.max(1, scenarios.length - 1);
    heights[index] = scenarios.map(({ leads_to }, place) => {
      const onward = leads_to.map((next) => heights[index + 1]?.[next] ?? 0);
      if (onward.length > 0) return onward.reduce((sum, y) => sum + y, 0) / onward.length;
      return scenarios.length === 1 ? (frame.top + frame.bottom) / 2 : frame.top + place * step;
    });
  }
  const rows = stages.map(({ scenarios }, stage) =>
    scenarios.map(({ name }, place) => ({
      x: frame.columns[stage] ?? 0,
      y: heights[stage]?.[place] ?? 0,
      name,
      onWay: way[stage] === place,
      stage,
      place,
    })),
  );
  const lines = rows.flat().flatMap((from) =>
    (stages[from.stage]?.scenarios[from.place]?.leads_to ?? []).flatMap((next) => {
      const to = rows[from.stage + 1]?.[next];
      return to === undefined ? [] : [{ from, to, onWay: from.onWay && to.onWay }];
    }),
  );
  // What is drawn last lies on top.
  lines.sort((one, other) => Number(one.onWay) - Number(other.onWay));
  return { points: rows.flat(), lines };
}
