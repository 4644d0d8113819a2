import { type Role, roles } from '@vincere/domain';

/** The roles in a person's order of preference; a place may still be empty. */
export type Ranking = readonly (Role | null)[];

export const emptyRanking: Ranking = roles.map(() => null);

/** Puts a role in a place. Its former place becomes empty. */
export function choose(ranking: Ranking, place: number, role: Role | null): Ranking {
  return ranking.map((held, at) => (at === place ? role : held === role ? null : held));
}

/** Puts a role in the first empty place, or takes it out of the one that it has. */
export function toggle(ranking: Ranking, role: Role): Ranking {
  const place = ranking.indexOf(role);
  return place === -1 ? choose(ranking, ranking.indexOf(null), role) : choose(ranking, place, null);
}

/** Lets two places change their roles. */
export function swap(ranking: Ranking, one: number, other: number): Ranking {
  return ranking.map(
    (held, at) => (at === one ? ranking[other] : at === other ? ranking[one] : held) ?? null,
  );
}

/** The ranking that a person has stored; empty for none. */
export function rankingOf(preferences: readonly { room_id: Role; preference_order: number }[]): Ranking {
  return emptyRanking.map(
    (_, place) => preferences.find((one) => one.preference_order === place + 1)?.room_id ?? null,
  );
}

/** A ranking as text, to be kept. */
export function textOf(ranking: Ranking): string {
  return ranking.join(',');
}

/** Parses a stored ranking. Invalid text gives an empty ranking. */
export function parseRanking(stored: string): Ranking {
  const names = stored.split(',');
  const read = emptyRanking.map((_, place) => roles.find((role) => role === names[place]) ?? null);
  const chosen = read.filter((role) => role !== null);
  return new Set(chosen).size === chosen.length ? read : emptyRanking;
}
