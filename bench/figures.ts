import type { MeasureId, Reading, Unit } from './readings.ts';
import { median } from './statistics.ts';

/** What is asked of a figure, or of each of a measurement: at most so much, or at most so many times its limit. */
type Target = { measure: MeasureId; name?: string; people?: number } & (
  | { most: number }
  | { mostTimes: number }
);

const targets: readonly Target[] = [
  { measure: 'a', name: 'last in', people: 100, most: 300 },
  { measure: 'a', name: 'last in', people: 1_000, most: 4_000 },
  { measure: 'b', name: 'p95', people: 200, most: 120 },
  { measure: 'b', name: 'p95', people: 1_000, most: 500 },
  { measure: 'b', name: 'p95', mostTimes: 3 },
  { measure: 'c', name: 'p95', people: 300, most: 20 },
  { measure: 'c', name: 'p95', people: 2_000, most: 150 },
  { measure: 'c', name: 'p95', mostTimes: 2 },
  { measure: 'd', name: 'polls', mostTimes: 2 },
  { measure: 'e', name: 'all connected', people: 2_000, most: 300 },
  { measure: 'e', name: 'over idle, after', most: 20 },
  { measure: 'f', people: 1_000, most: 50 },
];

/** What others have on a machine like this one: 2 cores, client and server sharing them. In ms, p95. */
export const others: readonly {
  measure: MeasureId;
  name: string;
  people: number;
  value: number;
  who: string;
}[] = [
  { measure: 'b', name: 'p95', people: 100, value: 261, who: 'a live quiz server' },
  { measure: 'b', name: 'p95', people: 200, value: 900, who: 'a live quiz server' },
  { measure: 'c', name: 'p95', people: 300, value: 23, who: 'an exercise server' },
];

export type Figure = {
  measure: MeasureId;
  people: number;
  name: string;
  unit: Unit;
  /** Median of the rounds; `limit` likewise, of what the bare server did. */
  value: number;
  limit?: number;
  /** How many times worse than the limit. */
  ratio?: number;
  rounds: { value: number; limit?: number }[];
  targets: { text: string; isMet: boolean }[];
};

/** One figure for each name that the rounds have read. */
export function figuresOf(measure: MeasureId, people: number, rounds: readonly Reading[][]): Figure[] {
  return (rounds[0] ?? []).map(({ name, unit }) => {
    const read = rounds.flatMap((round) => round.filter((reading) => reading.name === name));
    const value = median(read.map((reading) => reading.value));
    const limits = read.flatMap((reading) => reading.limit ?? []);
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
      rounds: read.map((reading) => ({ value: reading.value, limit: reading.limit })),
      targets: targetsFor(measure, name, people).map((target) => judge(target, unit, value, ratio)),
    };
  });
}

function judge(target: Target, unit: Unit, value: number, ratio = Number.POSITIVE_INFINITY) {
  return 'most' in target
    ? { text: `< ${spell(target.most, unit)}`, isMet: value < target.most }
    : { text: `within ${target.mostTimes} x`, isMet: ratio <= target.mostTimes };
}

function targetsFor(measure: MeasureId, name: string, people: number): Target[] {
  return targets.filter(
    (one) =>
      one.measure === measure &&
      (one.name === undefined || one.name === name) &&
      (one.people === undefined || one.people === people),
  );
}

/** The most that is asked of a figure in its own unit, for the plots. */
export function wantedOf(measure: MeasureId, name: string): { people: number; most: number }[] {
  return targets.flatMap((one) =>
    one.measure === measure && one.name === name && 'most' in one && one.people !== undefined
      ? [{ people: one.people, most: one.most }]
      : [],
  );
}

/** A number with its unit, as precise as it deserves. */
export function spell(value: number, unit: Unit): string {
  const digits = Math.abs(value) < 10 && unit !== '%' ? 1 : 0;
  const text = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === '1/s' ? `${text} a second` : `${text} ${unit}`;
}
