import { type Role, roles } from '@vincere/domain';
import type { FactRow, Points, ScenarioData } from './scenario-data.ts';

/** Returns the sums of rows for the three decisions. */
export function totalOf(rows: readonly { points: Points }[]): Points {
  const sum = (place: 0 | 1 | 2) => rows.reduce((total, { points }) => total + points[place], 0);
  return [sum(0), sum(1), sum(2)];
}

/** Returns the place of the single highest total, from 0; null if the highest are level. */
export function leaderOf(totals: Points): number | null {
  const highest = Math.max(...totals);
  return totals.filter((total) => total === highest).length === 1 ? totals.indexOf(highest) : null;
}

/** Returns the facts of these rooms. */
export function factsOf({ facts }: Pick<ScenarioData, 'facts'>, ...held: Role[]): FactRow[] {
  return facts.filter(({ rooms }) => rooms.some((room) => held.includes(room)));
}

/** Returns the totals of somebody who knows the shared rows and these facts. */
export function knowing({ shared }: Pick<ScenarioData, 'shared'>, facts: readonly FactRow[]): Points {
  return totalOf([...shared, ...facts]);
}

/** Returns the facts without which the leader of all facts leads no longer. */
export function neededFacts(data: ScenarioData): FactRow[] {
  const leader = leaderOf(knowing(data, data.facts));
  return data.facts.filter(
    (left) =>
      leaderOf(
        knowing(
          data,
          data.facts.filter((fact) => fact !== left),
        ),
      ) !== leader,
  );
}

/** Returns all pairs of rooms. */
export function pairsOfRooms(): [Role, Role][] {
  return roles.flatMap((one, index) => roles.slice(index + 1).map((other): [Role, Role] => [one, other]));
}
