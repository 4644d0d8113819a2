/** A column of scenarios. `leads_to` has indexes into the next column. */
export type TreeStage = { scenarios: readonly { name: string; leads_to: readonly number[] }[] };

export type Point = { x: number; y: number; name: string; onWay: boolean; stage: number; place: number };
export type Line = { from: Point; to: Point; onWay: boolean };
export const frame = { width: 1180, height: 392, top: 49.2, bottom: 356.8, columns: [12, 380, 850] } as const;
/** Minimum vertical distance between the centers of two names of a column. */
const least = 24;

/**
 * Returns the position of each name. The last column is spaced evenly. Names of the others are centered on their successors,
 * or spaced evenly if they would overlap. `way` is the index of the visited scenario in each column.
 */
export function layOutTree(
  stages: readonly TreeStage[],
  way: readonly number[],
): { points: Point[]; lines: Line[] } {
  const heights: number[][] = [];
  for (const [index, { scenarios }] of [...stages.entries()].reverse()) {
    const level = scenarios.map(({ leads_to }) => {
      const onward = leads_to.map((next) => heights[index + 1]?.[next] ?? 0);
      return onward.length === 0 ? undefined : onward.reduce((sum, y) => sum + y, 0) / onward.length;
    });
    const isClear = level.every((y, place) => {
      const before = level[place - 1];
      return y !== undefined && (before === undefined || y - before >= least);
    });
    const isLast = index === stages.length - 1;
    heights[index] = level.map((y, place) => (isClear && y) || evenly(place, scenarios.length, isLast));
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
    [...new Set(stages[from.stage]?.scenarios[from.place]?.leads_to)].flatMap((next) => {
      const to = rows[from.stage + 1]?.[next];
      return to === undefined ? [] : [{ from, to, onWay: from.onWay && to.onWay }];
    }),
  );
  // Lines drawn last are on top.
  lines.sort((line, other) => Number(line.onWay) - Number(other.onWay));
  return { points: rows.flat(), lines };
}

/** Returns an evenly spaced position. The last column fills the whole height; in others each name is centered in its share. */
function evenly(place: number, count: number, isLast: boolean): number {
  const height = frame.bottom - frame.top;
  if (isLast && count > 1) return frame.top + (place * height) / (count - 1);
  return frame.top + ((place + 0.5) * height) / count;
}
