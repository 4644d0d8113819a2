import type { MeasureId, Reading, Unit } from './readings.ts';
import { median } from './statistics.ts';

/**
 * A target for one figure, or for all figures of a measurement if it has no name: a maximum in the figure's unit, or a
 * maximum ratio to the limit.
 */
type Target = { measure: MeasureId; name?: string; people?: number } & (
  | { max: number }
  | { maxRatio: number }
);

const targets: readonly Target[] = [
  { measure: 'a', name: 'last in', people: 100, max: 300 },
  { measure: 'a', name: 'last in', people: 1_000, max: 4_000 },
  { measure: 'b', name: 'p95', people: 200, max: 120 },
  { measure: 'b', name: 'p95', people: 1_000, max: 500 },
  { measure: 'b', name: 'p95', maxRatio: 3 },
  { measure: 'c', name: 'p95', people: 300, max: 20 },
  { measure: 'c', name: 'p95', people: 2_000, max: 150 },
  { measure: 'c', name: 'p95', maxRatio: 2 },
  { measure: 'd', name: 'polls', maxRatio: 2 },
  { measure: 'e', name: 'all connected', people: 2_000, max: 300 },
  { measure: 'e', name: 'over idle, after', max: 20 },
  { measure: 'f', people: 1_000, max: 50 },
];

/** Results of other servers on a similar machine: p95 in ms, with 2 cores shared by client and server. */
export const otherServers: readonly {
  measure: MeasureId;
  name: string;
  people: number;
  value: number;
  server: string;
}[] = [
  { measure: 'b', name: 'p95', people: 100, value: 261, server: 'a live quiz server' },
  { measure: 'b', name: 'p95', people: 200, value: 900, server: 'a live quiz server' },
  { measure: 'c', name: 'p95', people: 300, value: 23, server: 'an exercise server' },
];

export type Figure = {
  measure: MeasureId;
  people: number;
  name: string;
  unit: Unit;
  /** The median of the rounds. `limit` is the median of the bare server's rounds. */
  value: number;
  limit?: number;
  /** The factor by which the value is worse than the limit. */
  ratio?: number;
  rounds: { value: number; limit?: number }[];
  targets: { text: string; isMet: boolean }[];
};

/** Returns one figure for each name in the readings of a measurement: the median of its rounds. */
export function figuresOf(measure: MeasureId, people: number, rounds: readonly Reading[][]): Figure[] {
  return (rounds[0] ?? []).map(({ name, unit }) => {
    const readings = rounds.flatMap((round) => round.filter((reading) => reading.name === name));
    const value = median(readings.map((reading) => reading.value));
    const limits = readings.flatMap((reading) => reading.limit ?? []);
    const limit = limits.length === 0 ? undefined : median(limits);
    const ratio = limit === undefined ? undefined : unit === '1/s' ? limit / value : value / limit;
    return {
      measure,
      people,
      name,
      unit,
      value,
      limit,
      ratio,
      rounds: readings.map((reading) => ({ value: reading.value, limit: reading.limit })),
      targets: targetsFor(measure, name, people).map((target) => judge(target, unit, value, ratio)),
    };
  });
}

function judge(target: Target, unit: Unit, value: number, ratio = Number.POSITIVE_INFINITY) {
  return 'max' in target
    ? { text: `< ${format(target.max, unit)}`, isMet: value < target.max }
    : { text: `within ${target.maxRatio} x`, isMet: ratio <= target.maxRatio };
}

function targetsFor(measure: MeasureId, name: string, people: number): Target[] {
  return targets.filter(
    (target) =>
      target.measure === measure &&
      (target.name === undefined || target.name === name) &&
      (target.people === undefined || target.people === people),
  );
}

/** Returns the targets of a figure that are maximums in its own unit, for the plots. */
export function maxTargetsOf(measure: MeasureId, name: string): { people: number; max: number }[] {
  return targets.flatMap((target) =>
    target.measure === measure && target.name === name && 'max' in target && target.people !== undefined
      ? [{ people: target.people, max: target.max }]
      : [],
  );
}

/** Formats a number with its unit: small values with one decimal place, others without. */
export function format(value: number, unit: Unit): string {
  const digits = Math.abs(value) < 10 && unit !== '%' ? 1 : 0;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '1/s' ? `${text} a second` : `${text} ${unit}`;
}
