import { type Role, roles } from '@vincere/domain';

/** The roles in a person's order of preference; a place may still be empty. */
export type Ranking = readonly (Role | null)[];

export const emptyRanking: Ranking = roles.map(() => null);

/** Puts a role in a place. The role's former place becomes empty. */
export function choose(ranking: Ranking, place: number, role: Role | null): Ranking {
  return ranking.map((currentRole, index) =>
    index === place ? role : currentRole === role ? null : currentRole,
  );
}

/** Returns the ranking of stored preferences; empty without any. */
export function rankingOf(preferences: readonly { room_id: Role; preference_order: number }[]): Ranking {
  return emptyRanking.map(
    (_, place) =>
      preferences.find((preference) => preference.preference_order === place + 1)?.room_id ?? null,
  );
}

/** Serializes a ranking for storage. */
export function serializeRanking(ranking: Ranking): string {
  return ranking.join(',');
}

/** Parses a stored ranking. Invalid text gives an empty ranking. */
export function parseRanking(text: string): Ranking {
  const names = text.split(',');
  const ranking = emptyRanking.map((_, place) => roles.find((role) => role === names[place]) ?? null);
  const chosenRoles = ranking.filter((role) => role !== null);
  return new Set(chosenRoles).size === chosenRoles.length ? ranking : emptyRanking;
}
